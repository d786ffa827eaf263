import Testing

@testable import CommandLineArguments
