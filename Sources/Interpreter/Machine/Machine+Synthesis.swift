internal import Semantics

/// Compiler-synthesized functions: equality, hashing, raw values, `allCases`.
extension Machine {
  /// Runs a synthesized function on the registers of its parameters, `self` (or the metatype)
  /// first.
  func synthesized(
    _ request: SynthesisRequest, _ r: UnsafeMutablePointer<Value>
  ) throws(Fault) -> Value {
    switch request.synthesis {
    case .equals:
      let first = request.function.selfParameter == .none ? 0 : 1
      return .bool(try haveEqualStructure(r[first], r[first + 1]))
    case .lessThan:
      let first = request.function.selfParameter == .none ? 0 : 1
      return .bool(try isLessByStructure(r[first], r[first + 1]))
    case .hashValue: return .int(try hash(r[0]))
    case .hashInto:
      let hash = try hashStructure(r[0])
      r[1].makeUnique()
      r[1].fields[0] = .int(Machine.mix(r[1].fields[0].asInt, hash))
      return .void
    case .rawValueInit: return try enumCase(of: types.type(of: r[0]), rawValue: r[1])
    case .rawValueGetter: return rawValue(of: r[0])
    case .allCases:
      let type = types.type(of: r[0])
      let cases = type.nominal?.enumeration.cases ?? []
      return .array(types.array(of: type), cases.map { .enumCase($0.index, of: type) })
    case .identifierOfObject:
      return .structure(types.type(named: "ObjectIdentifier"), [r[0].retained()])
    default:
      throw Fault(
        .unsupported("'\(request.function.name)' of '\(dynamicType(r[0]).name)'"))
    }
  }

  private func enumCase(of type: RuntimeType, rawValue: Value) throws(Fault) -> Value {
    for element in type.nominal?.enumeration.cases ?? [] {
      let own = self.rawValue(of: element, type)
      defer { own.release() }
      if try areEqual(own, rawValue) { return Value.enumCase(element.index, of: type).wrapped }
    }
    return .none
  }

  private func rawValue(of value: Value) -> Value {
    let type = dynamicType(value)
    guard let cases = type.nominal?.enumeration.cases, cases.indices.contains(value.caseIndex)
    else {
      return .void
    }
    return rawValue(of: cases[value.caseIndex], type)
  }

  /// The raw value of a case: the literal in its declaration, or the implicit one.
  private func rawValue(of element: EnumCase, _ type: RuntimeType) -> Value {
    let kind = type.nominal?.enumeration.rawType.flatMap { types.type(for: $0).kind } ?? .int
    switch element.rawValue?.kind {
    case .integer(let number):
      return kind.isFloating
        ? .floating(Double(number), kind) : .integer(number, kind)
    case .double(let number): return .floating(number, kind)
    case .string(let text): return .string(text)
    case .character(let text): return .character(text.first ?? " ")
    case .boolean(let flag): return .bool(flag)
    default: break
    }
    return kind == .string ? .string(element.name) : .integer(element.index, kind)
  }
}
