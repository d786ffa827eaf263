#include <libxml/xmlversion.h>
// Debian builds libxml2 with ICU, whose headers clash with those that come with Foundation. Nothing here needs them.
#undef LIBXML_ICU_ENABLED
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/SAX2.h>
#include <libxml/xmlerror.h>
