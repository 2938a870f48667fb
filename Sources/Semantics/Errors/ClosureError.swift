import SourceText

/// Errors about closures, their parameters and captures.
package enum ClosureError: DiagnosticFact {
  case implicitSelf(String, isCall: Bool)
  case parameterTypeUnknown(name: String?)
  /// The closure has another number of parameters than expected.
  case parameterCount(Type, expected: Int, given: Int)
  case ignoredParameters(expected: Int)
  case opaqueParameter
  case escapingCapture(Capture)
  case nonEscaping(String, Escape)

  /// A value that must not outlive the call.
  package enum Capture: Hashable, Sendable {
    case nonEscapingParameter(String)
    case inoutParameter(String)
    case mutatingSelf
  }

  /// How a non-escaping function escapes.
  package enum Escape: Hashable, Sendable {
    case argument, assignment, other
    case genericArgument(parameter: String)
  }

  /// Whether the closure has a wrong number of parameters.
  var isOfParameterCount: Bool {
    switch self {
    case .parameterCount, .ignoredParameters: true
    default: false
    }
  }

  package var message: String {
    switch self {
    case .implicitSelf(let name, let isCall):
      "\(isCall ? "call to method" : "reference to property") '\(name)' in closure requires explicit use of 'self' to make capture semantics explicit"
    case .parameterTypeUnknown(let name):
      "cannot infer type of closure parameter \(name.map { "'\($0)' " } ?? "")without a type annotation"
    case .parameterCount(let type, let expected, let given):
      "contextual closure type '\(type.sourceDescription)' expects \(Self.arguments(expected)), but \(given) \(given == 1 ? "was" : "were") used in closure body"

    case .ignoredParameters(let expected):
      "contextual type for closure argument list expects \(Self.arguments(expected)), which cannot be implicitly ignored"
    case .opaqueParameter:
      "'some' types are only permitted in properties, subscripts, and functions"
    case .escapingCapture(.nonEscapingParameter(let name)):
      "escaping closure captures non-escaping parameter '\(name)'"
    case .escapingCapture(.inoutParameter(let name)):
      "escaping closure captures 'inout' parameter '\(name)'"
    case .escapingCapture(.mutatingSelf): "escaping closure captures mutating 'self' parameter"
    case .nonEscaping(let name, .argument):
      "passing non-escaping parameter '\(name)' to function expecting an '@escaping' closure"
    case .nonEscaping(let name, .genericArgument(let parameter)):
      "converting non-escaping parameter '\(name)' to generic parameter '\(parameter)' may allow it to escape"
    case .nonEscaping(let name, .assignment):
      "assigning non-escaping parameter '\(name)' to an '@escaping' closure"
    case .nonEscaping(let name, .other):
      "using non-escaping parameter '\(name)' in a context expecting an '@escaping' closure"
    }
  }

  private static func arguments(_ count: Int) -> String {
    "\(count) argument\(count == 1 ? "" : "s")"
  }
}
