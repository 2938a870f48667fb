import SourceText

/// Errors about `throws`, `async` and actor isolation.
package enum EffectError: DiagnosticFact {
  /// The source of an effect.
  package enum Source: String, Sendable {
    case call
    case propertyAccess = "property access"
    case subscriptAccess = "subscript access"
    case `operator`
  }

  /// A suspension point.
  package enum Waiting: String, Sendable {
    case call = "'async' call"
    case propertyAccess = "'async' property access"
    case asyncLet = "'async let'"
  }

  /// What errors cannot propagate out of.
  package enum Barrier: String, Sendable {
    case `defer` = "defer body"
    case propertyInitializer = "property initializer"
    case globalInitializer = "global variable initializer"
  }

  case throwsOut(Source, of: Barrier)
  /// A throwing call without `try`; `isHandled`: whether its error would be handled.
  case unmarkedThrow(Source, isHandled: Bool)
  case unhandledThrow(isPartlyCaught: Bool)
  case throwOutOfDefer
  case throwInNonthrowing
  case thrownNoError(Type)
  case thrownType(Type, to: Type)
  case waitInInitializer(Waiting)
  case unmarkedWait
  case waitInSynchronous(Waiting)
  case isolated(IsolatedUse)

  package var message: String {
    switch self {
    case .throwsOut(let source, let barrier):
      "\(source.rawValue) can throw, but errors cannot be thrown out of a \(barrier.rawValue)"
    case .unmarkedThrow(.operator, isHandled: _):
      "operator can throw but expression is not marked with 'try'"
    case .unmarkedThrow(let source, isHandled: true):
      "\(source.rawValue) can throw but is not marked with 'try'"
    case .unmarkedThrow(let source, isHandled: false):
      "\(source.rawValue) can throw, but it is not marked with 'try' and the error is not handled"
    case .unhandledThrow(let isPartlyCaught):
      "errors thrown from here are not handled"
        + (isPartlyCaught ? " because the enclosing catch is not exhaustive" : "")
    case .throwOutOfDefer: "errors cannot be thrown out of a defer body"
    case .throwInNonthrowing:
      "error is not handled because the enclosing function is not declared 'throws'"
    case .thrownNoError(let type):
      "thrown expression type '\(type)' does not conform to 'Error'"
    case .thrownType(let type, let target):
      "thrown expression type '\(type)' cannot be converted to error type '\(target)'"
    case .waitInInitializer(let what):
      "\(what.rawValue) cannot occur in a property initializer"
    case .unmarkedWait: "expression is 'async' but is not marked with 'await'"
    case .waitInSynchronous(let what):
      "\(what.rawValue) in a function that does not support concurrency"
    case .isolated(let use): use.message
    }
  }
}

extension EffectError: TypeFact {
  package var types: [Type] {
    switch self {
    case .thrownNoError(let type): [type]
    case .thrownType(let type, let target): [type, target]
    default: []
    }
  }
}
