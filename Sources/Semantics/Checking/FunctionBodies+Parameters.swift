import SourceText
import Syntax

/// Local variables that a body declares for its parameters.
extension FunctionBodies {
  /// The variables that a function body declares before its statements: copies of `consuming`
  /// parameters, and property wrappers.
  func ownVariables(of function: Function) -> [TypedStatement] {
    let own = function.parameters.flatMap { symbol -> [TypedStatement] in
      if let attribute = symbol.wrapper {
        return wrappedParameter(symbol.name, symbol.type, attribute, symbol.span)
      }
      return symbol.isConsuming ? copy(of: symbol.name, symbol.span) : []
    }
    return own.map(body.finisher.finished)
  }

  /// The variables for property wrappers on the parameters of a closure.
  func ownVariables(of closure: Closure, _ types: [Type]) -> [TypedStatement] {
    zip(closure.parameters ?? [], types).flatMap { parameter, type -> [TypedStatement] in
      guard
        let attribute = parameter.attributes.first(where: {
          checker.typeLookup.propertyWrapper($0, body.declarations) != nil
        })
      else { return [] }
      return wrappedParameter(parameter.name, type, attribute, parameter.nameSpan)
    }
  }

  private func wrappedParameter(
    _ name: String, _ type: Type, _ attribute: Attribute, _ span: Span
  ) -> [TypedStatement] {
    guard let wrapper = checker.typeLookup.propertyWrapper(attribute, body.declarations) else {
      return []
    }
    let value = Expression(.identifier(Identifier(name: name, span: span)), span: span)
    return body.locals.wrapped(name, value, type, attribute, wrapper, at: span, span, isLet: true)
  }

  private func copy(of name: String, _ span: Span) -> [TypedStatement] {
    guard case .symbol(.variable(let parameter), _)? = body.lookUpLocal(name) else { return [] }
    let own = body.makeLocal(name, parameter.type, isLet: false, span: span)
    body.declare(own)
    // A noncopyable argument is consumed rather than copied.
    let value = body.local(parameter, span)
    let taken =
      parameter.type.isNoncopyable
      ? TypedExpression(.consume(value), type: value.type, span: span) : value
    return [TypedStatement(.variable(.bind(own), value: taken), span: span)]
  }

  /// Reports `$0` where no closure defines it.
  func reportShorthand(_ name: String, _ span: Span) {
    guard body.context.parent != nil else {
      error(NameError.shorthandOutsideClosure, at: span)
      return
    }
    let index = Int(name.dropFirst()) ?? 0
    let own = body.context.closure.parameterNames
    error(
      NameError.shorthandBesideParameters(
        parameter: own.indices.contains(index) ? own[index] : nil), at: span)
  }
}
