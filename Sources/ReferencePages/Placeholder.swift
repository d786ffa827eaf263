enum BuiltInTemplates {}
