import SourceText
import Syntax

/// Checks raw values of enums.
struct RawValueRules: DeclarationRule {
  let rules: DeclarationRules

  /// Checks that raw values are distinct literals of the raw type.
  func check(of nominal: NominalType, _ declaration: TypeDeclaration) {
    guard nominal.kind == .enum else { return }
    let elements = declaration.caseElements
    guard let type = nominal.enumeration.rawType?.resolved else {
      for element in elements {
        guard let value = element.rawValue else { continue }
        error(RawValueError.noRawType, at: value.span)
      }
      return
    }
    guard isLiteral(type) else {
      let span = declaration.inheritance.first?.span ?? nominal.nameSpan
      error(RawValueError.unfitRawType(type), at: span)
      reportNoConformance(nominal, type)
      return
    }
    var isSynthesized = true
    for element in elements where element.parameters != nil {
      isSynthesized = false
      error(RawValueError.caseWithArguments, at: element.nameSpan)
    }
    for element in elements {
      guard let value = element.rawValue, let objection = objection(to: value, type) else {
        continue
      }
      if !isPlain(value) {
        error(objection, at: value.span)
        return
      }
      isSynthesized = false
      error(objection, at: value.span)
    }
    guard isSynthesized else {
      reportNoConformance(nominal, type)
      return
    }
    checkFits(elements, type)
    checkUnique(nominal, elements)
  }

  /// Reports integer raw values, explicit or implicit, that overflow the raw type.
  private func checkFits(_ elements: [EnumCaseElement], _ type: Type) {
    guard let name = type.nominal?.name, IntegerLiteral.range(of: name) != nil else { return }
    var next = IntegerLiteral(0)
    for element in elements {
      switch element.rawValue?.kind {
      case .integerLiteral(let digits)?: next = IntegerLiteral(written: digits)
      case .prefixOperator("-", _, let inner)?:
        guard case .integerLiteral(let digits) = inner.kind else { return }
        next = IntegerLiteral(written: digits).negated
      default: break
      }
      if let objection = next.objection(in: name) {
        error(objection, at: element.rawValue?.span ?? element.nameSpan)
        return
      }
      next = next.successor
    }
  }

  private func isLiteral(_ type: Type) -> Bool {
    if type.isUnknown { return true }
    return [
      "ExpressibleByIntegerLiteral", "ExpressibleByStringLiteral",
      "ExpressibleByFloatLiteral", "ExpressibleByUnicodeScalarLiteral",
      "ExpressibleByExtendedGraphemeClusterLiteral",
    ].contains { conformances.conforms(type, toPrelude: $0) }
  }

  private func reportNoConformance(_ nominal: NominalType, _ type: Type) {
    let place = nominal.declaration?.inheritance.first?.span ?? nominal.nameSpan
    error(RawValueError.notRawRepresentable(nominal, rawType: type), at: place)
  }

  private func isPlain(_ value: Expression) -> Bool { literalType(of: value) != nil }

  /// The default type of a literal; nil for other expressions.
  private func literalType(of value: Expression) -> LiteralDefaultType? {
    switch value.kind {
    case .integerLiteral: .integer
    case .floatLiteral: .float
    case .stringLiteral(let literal): literal.plainText == nil ? nil : .string
    case .booleanLiteral: .boolean
    case .prefixOperator("-", _, let inner): literalType(of: inner)
    default: nil
    }
  }

  private func objection(to value: Expression, _ type: Type) -> RawValueError? {
    guard let own = literalType(of: value) else { return .noLiteral }
    let wanted: [String] =
      switch own {
      case .integer: ["ExpressibleByIntegerLiteral", "ExpressibleByFloatLiteral"]
      case .float: ["ExpressibleByFloatLiteral"]
      case .boolean: ["ExpressibleByBooleanLiteral"]
      case .string:
        [
          "ExpressibleByStringLiteral", "ExpressibleByExtendedGraphemeClusterLiteral",
          "ExpressibleByUnicodeScalarLiteral",
        ]
      }
    if type.isUnknown || wanted.contains(where: { conformances.conforms(type, toPrelude: $0) }) {
      return nil
    }
    return .mismatchedType(own, rawType: type)
  }

  private func checkUnique(_ nominal: NominalType, _ elements: [EnumCaseElement]) {
    var seen: [String: EnumCaseElement] = [:]
    for (element, symbol) in zip(elements, nominal.enumeration.cases) {
      let key: String
      switch symbol.rawValue?.kind {
      case .integer(let value)?: key = "\(Double(value))"
      case .double(let value)?: key = "\(value)"
      case .string(let text)?, .character(let text)?: key = text
      default: continue
      }
      if let older = seen[key] {
        error(
          RawValueError.repeated, at: element.rawValue?.span ?? element.nameSpan,
          notes: [
            Diagnostic(
              .note, RawValueError.previous, in: source,
              at: older.rawValue?.span ?? older.nameSpan)
          ])
      }
      seen[key] = seen[key] ?? element
    }
  }
}
