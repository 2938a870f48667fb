import SourceText
import Syntax

/// A parameter of a closure, written or inferred from the expected type.
struct ClosureParameter {
  var name: String
  var type: Type
  var isInout: Bool
  var isIsolated = false
  /// Whether it is variadic; its values arrive in an array.
  var isVariadic = false
  var span: Span
}

/// The parameters of closures.
extension ClosureChecker {
  /// Where a closure's parameter list begins: at its parenthesis, if it has one.
  private func parametersPlace(of closure: Closure, _ written: [Parameter]) -> Span {
    guard let first = written.first else { return closure.span }
    let between = body.source.bytes[Int(closure.span.start)..<Int(first.nameSpan.start)]
    let open = between.lastIndex(of: UInt8(ascii: "(")) ?? Int(first.nameSpan.start)
    return Span(open, Int(closure.span.end))
  }

  /// The parameters of a closure; nil, with an error, if the expected function type has others.
  func parameters(of closure: Closure, _ wanted: FunctionType?) -> [ClosureParameter]? {
    if let written = closure.parameters { return parameters(written, of: closure, wanted) }
    if let wanted { return shorthandParameters(of: closure, wanted) }
    let used = closure.highestShorthand
    guard used >= 0 else { return [] }
    return (0...used).map {
      ClosureParameter(
        name: "$\($0)", type: checker.makeVariable(), isInout: false, span: closure.span)
    }
  }

  private func parameters(
    _ written: [Parameter], of closure: Closure, _ wanted: FunctionType?
  ) -> [ClosureParameter]? {
    // `{ (a, b) in }` for a function that takes one tuple.
    if let only = wanted?.parameters.first, wanted?.parameters.count == 1, written.count > 1,
      case .tuple(let parts) = unifier.simplify(only.type), parts.count == written.count
    {
      return zip(written, parts).map { parameter, part in
        ClosureParameter(
          name: parameter.name, type: part.type, isInout: false, span: parameter.nameSpan)
      }
    }
    if let wanted, wanted.parameters.count != written.count {
      reportCount(written.count, wanted, at: parametersPlace(of: closure, written))
      return nil
    }
    return written.enumerated().map { index, parameter in
      let (reference, specifiers) = parameter.type?.stripped ?? (nil, [])
      if let reference, case .some = reference.kind {
        error(ClosureError.opaqueParameter, at: reference.span)
      }
      let target = wanted?.parameters[index]
      let type = reference.map { body.resolveType($0) } ?? target?.type ?? checker.makeVariable()
      if reference != nil, let target { _ = unifier.unify(type, target.type) }
      let isVariadic = parameter.isVariadic || reference == nil && target?.isVariadic ?? false
      return ClosureParameter(
        name: parameter.name, type: isVariadic ? checker.array(type) : type,
        isInout: specifiers.contains("inout") || (target?.isInout ?? false),
        isIsolated: specifiers.contains("isolated") || (target?.isIsolated ?? false),
        isVariadic: isVariadic, span: parameter.nameSpan)
    }
  }

  /// The parameters `$0`, `$1`, … with the types of the expected function.
  private func shorthandParameters(
    of closure: Closure, _ wanted: FunctionType
  ) -> [ClosureParameter]? {
    let used = closure.highestShorthand
    let count = wanted.parameters.count
    func parameter(_ name: String, _ type: Type) -> ClosureParameter {
      ClosureParameter(name: name, type: type, isInout: false, span: closure.span)
    }
    var parts: [Type.TupleElement]?
    if count == 1, case .tuple(let elements) = unifier.simplify(wanted.parameters[0].type) {
      parts = elements
    }
    // A closure without parameters is accepted if its only argument would be `()`.
    if used < 0, parts?.isEmpty ?? false { return [parameter("_", wanted.parameters[0].type)] }
    if used < 0, count > 0, !closure.body.leavesCodeOut {
      error(ClosureError.ignoredParameters(expected: count), at: closure.span)
      return nil
    }
    if used >= count, let parts, used < parts.count {
      return parts.enumerated().map { parameter("$\($0.offset)", $0.element.type) }
    }
    let isTooFew = count > 1 && used + 1 < count && used >= 0 && !closure.body.leavesCodeOut
    if isTooFew || used >= count {
      reportCount(used + 1, wanted, at: closure.span)
      return nil
    }
    return wanted.parameters.enumerated().map { index, parameter in
      ClosureParameter(
        name: "$\(index)",
        type: parameter.isVariadic ? checker.array(parameter.type) : parameter.type,
        isInout: parameter.isInout, isIsolated: parameter.isIsolated,
        isVariadic: parameter.isVariadic, span: closure.span)
    }
  }

  private func reportCount(_ given: Int, _ wanted: FunctionType, at place: Span) {
    error(
      ClosureError.parameterCount(
        Type.function(wanted).displayed, expected: wanted.parameters.count, given: given), at: place
    )
  }

  func declareClosureParameter(
    _ parameter: ClosureParameter, _ index: Int, _ closure: Closure
  ) -> LocalVariable {
    let isProjected =
      parameter.name.hasPrefix("$")
      && !(parameter.name.dropFirst().first?.isNumber ?? false)
    guard isProjected else {
      let variable = LocalVariable(
        name: parameter.name, type: parameter.type,
        isLet: !parameter.isInout && !parameter.type.isUnknown,
        isInout: parameter.isInout, span: parameter.span)
      body.declare(variable)
      return variable
    }
    // `$item in`: the argument is the projected value; `item` is its wrapped value.
    let name = String(parameter.name.dropFirst())
    let variable = LocalVariable(
      name: "$\(name)", type: parameter.type, isLet: false, span: parameter.span)
    body.scope.symbols["$\(name)"] = .variable(variable)
    body.scope.symbols["_\(name)"] = .variable(variable)
    body.scope.symbols[name] = .wrapped(variable, property: "wrappedValue")
    return variable
  }
}
