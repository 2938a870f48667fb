import Reports

/// An error in the command line.
package enum UsageError: Error, Hashable {
  case unknownOption(String, nearest: String?)
  case missingArgument(String, placeholder: String)
  case unexpectedArgument(String)
  case wrongArgument(String, value: String, expected: String)
  case notImplemented(String)
  case conflict(String, String)
  case nothingToTest
  case nothingToLint
  case updateWithoutTest
}

extension UsageError {
  /// The message, without the leading `bindery: `.
  package var message: String {
    switch self {
    case .unknownOption(let name, nil): "unknown option '\(name)'"
    case .unknownOption(let name, let nearest?):
      "unknown option '\(name)'; did you mean '\(nearest)'?"
    case .missingArgument(let name, let placeholder): "option '\(name)' needs \(placeholder)"
    case .unexpectedArgument(let name): "option '\(name)' takes no value"
    case .wrongArgument(let name, let value, let expected):
      "'\(value)' is not a value of '\(name)': it takes \(expected)"
    case .notImplemented(let name): "option '\(name)' is not available in this version"
    case .conflict(let first, let second): "'\(first)' and '\(second)' do not go together"
    case .nothingToTest: "'--test' needs the files to test"
    case .nothingToLint: "'--lint' needs the files to look at"
    case .updateWithoutTest: "'--update' needs '--test'"
    }
  }
}
