import SourceText
import Syntax

/// Raw values of enums.
extension ConformanceSynthesis {
  /// Gives coding keys their names as raw values, unless the program declares others.
  func nameCodingKeys(_ nominal: NominalType) {
    guard nominal.enumeration.rawType == nil, !nominal.isPrelude,
      nominal.conformances.contains(where: {
        $0.protocol.isPrelude && $0.protocol.name == "CodingKey"
      })
    else { return }
    nominal.enumeration.rawType = checker.string
  }

  /// Declares the conformance to `RawRepresentable` of an enum with a raw type, unless it is written.
  func conformToRawRepresentable(_ nominal: NominalType) {
    let target = checker.wellKnown("RawRepresentable")
    guard let rawType = nominal.enumeration.rawType,
      !nominal.conformances.contains(where: { $0.protocol === target })
    else { return }
    let conformance = Conformance(type: nominal, protocol: target)
    conformance.associatedTypes["RawValue"] = rawType
    nominal.conformances.append(conformance)
  }

  func addRawValues(_ nominal: NominalType) {
    guard let rawType = nominal.enumeration.rawType, nominal.members["rawValue"] == nil else {
      return
    }
    conformToRawRepresentable(nominal)
    var next: Int128 = 0
    for element in nominal.enumeration.cases {
      let written = checker.tables.rawExpressions[ObjectIdentifier(element)]
      let kind: TypedExpression.Kind
      switch written?.kind {
      case .stringLiteral(let literal)?:
        let text = literal.plainText ?? ""
        kind = rawType.isPrelude("Character") ? .character(text) : .string(text)
      case .integerLiteral(let digits)?:
        next = IntegerLiteral(written: digits).value ?? next
        kind = number(next, rawType)
      case .prefixOperator("-", _, let inner)?:
        if case .integerLiteral(let digits) = inner.kind {
          next = IntegerLiteral(written: digits).negated.value ?? next
          kind = number(next, rawType)
        } else if case .floatLiteral(let digits) = inner.kind {
          kind = .double(-(Double(digits.filter { $0 != "_" }) ?? 0))
        } else {
          kind = number(next, rawType)
        }
      case .floatLiteral(let digits)?: kind = .double(Double(digits.filter { $0 != "_" }) ?? 0)
      default:
        kind = rawType.isPrelude("String") ? .string(element.name) : number(next, rawType)
      }
      next &+= 1
      element.rawValue = TypedExpression(kind, type: rawType, span: .none)
    }
    addComputed("rawValue", .rawValueGetter, rawType, to: nominal, isStatic: false)
    let function = Function(
      name: "init", kind: .initializer,
      parameters: [ParameterSymbol(label: "rawValue", name: "rawValue", type: rawType)],
      result: checker.optional(nominal.declaredType), implementation: .synthesized(.rawValueInit),
      source: nominal.source, span: nominal.nameSpan)
    function.owner = nominal
    function.selfType = nominal.declaredType
    function.selfParameter = .inout
    function.modifiers.isFailable = true
    function.modifiers.access = madeAccess(nominal)
    nominal.add(.function(function))
    let alias = TypeAlias(name: "RawValue", genericParameters: [], type: rawType)
    nominal.add(.typeAlias(alias))
  }

  /// An integer raw value; the declaration rules check whether it fits.
  private func number(_ value: Int128, _ rawType: Type) -> TypedExpression.Kind {
    rawType.isPrelude("Double") || rawType.isPrelude("Float")
      ? .double(Double(value)) : .integer(Int(truncatingIfNeeded: value))
  }
}

extension NominalType {
  /// Whether it is an enum whose raw values are those of its cases, and not computed by the program.
  package var hasMadeRawValues: Bool {
    guard enumeration.rawType != nil, let members = members["rawValue"] else { return false }
    return members.contains { member in
      guard case .property(let property) = member, !property.isStatic,
        case .synthesized(.rawValueGetter)? = property.getter?.implementation
      else { return false }
      return true
    }
  }
}
