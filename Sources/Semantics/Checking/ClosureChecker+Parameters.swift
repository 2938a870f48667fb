import SourceText
import Syntax

/// A parameter of a closure, written or told by the type that is expected.
struct ClosureParameter {
  var name: String
  var type: Type
  var isInout: Bool
  var isIsolated = false
  /// Whether it takes any number of values, which come in an array.
  var isVariadic = false
  var span: Span
}

/// The parameters of closures.
extension ClosureChecker {
  /// Where the parameters of a closure begin: at their parenthesis, where they have one.
  private func parametersPlace(of closure: Closure, _ written: [Parameter]) -> Span {
    guard let first = written.first else { return closure.span }
    let between = body.source.bytes[Int(closure.span.start)..<Int(first.nameSpan.start)]
    let open = between.lastIndex(of: UInt8(ascii: "(")) ?? Int(first.nameSpan.start)
    return Span(open, Int(closure.span.end))
  }

  func parameters(
    of closure: Closure, _ wanted: FunctionType?
  ) -> [ClosureParameter]? {
    if let written = closure.parameters {
      // `{ (a, b) in }` for a function of one tuple.
      var expectedTypes = wanted?.parameters
      if let only = wanted?.parameters.first, wanted?.parameters.count == 1, written.count > 1,
        case .tuple(let parts) = unifier.simplify(only.type), parts.count == written.count
      {
        expectedTypes = nil
        return written.enumerated().map { index, parameter in
          ClosureParameter(
            name: parameter.name, type: parts[index].type, isInout: false, span: parameter.nameSpan)
        }
      }
      if let wanted, wanted.parameters.count != written.count {
        let expected = wanted.parameters.count
        error(
          ClosureError.parameterCount(
            Type.function(wanted).stated, expected: expected, given: written.count),
          at: parametersPlace(of: closure, written))
        return nil
      }
      return written.enumerated().map { index, parameter in
        let (reference, specifiers) = parameter.type?.stripped ?? (nil, [])
        if case .some? = reference?.kind {
          error(
            ClosureError.opaqueParameter,
            at: reference!.span)
        }
        let target = expectedTypes?[index]
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
    let used = closure.highestShorthand
    if let wanted {
      // A closure without parameters does where the one value it would get is `()`.
      if used < 0, wanted.parameters.count == 1,
        case .tuple(let parts) = unifier.simplify(wanted.parameters[0].type), parts.isEmpty
      {
        return [
          ClosureParameter(
            name: "_", type: wanted.parameters[0].type, isInout: false, span: closure.span)
        ]
      }
      if used < 0, !wanted.parameters.isEmpty, !closure.body.leavesCodeOut {
        error(
          ClosureError.ignoredParameters(expected: wanted.parameters.count),
          at: closure.span)
        return nil
      }
      if wanted.parameters.count > 1, used + 1 < wanted.parameters.count, used >= 0,
        !closure.body.leavesCodeOut
      {
        error(
          ClosureError.parameterCount(
            Type.function(wanted).stated, expected: wanted.parameters.count, given: used + 1),
          at: closure.span)
        return nil
      }
      if used >= wanted.parameters.count {
        if wanted.parameters.count == 1,
          case .tuple(let parts) = unifier.simplify(wanted.parameters[0].type),
          used < parts.count
        {
          return parts.enumerated().map {
            ClosureParameter(
              name: "$\($0.offset)", type: $0.element.type, isInout: false, span: closure.span)
          }
        }
        let count = wanted.parameters.count
        error(
          ClosureError.parameterCount(
            Type.function(wanted).stated, expected: count, given: used + 1),
          at: closure.span)
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
    guard used >= 0 else { return [] }
    return (0...used).map {
      ClosureParameter(
        name: "$\($0)", type: checker.makeVariable(), isInout: false, span: closure.span)
    }
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
    // `$item in`: the projected value comes in; `item` is its wrapped value.
    let name = String(parameter.name.dropFirst())
    let variable = LocalVariable(
      name: "$\(name)", type: parameter.type, isLet: false, span: parameter.span)
    body.scope.symbols["$\(name)"] = .variable(variable)
    body.scope.symbols["_\(name)"] = .variable(variable)
    body.scope.symbols[name] = .wrapped(variable, property: "wrappedValue")
    return variable
  }
}
