import SourceText
import Syntax

/// Raw values of enumerations.
extension TypeChecker {
  /// Keys of coding are their names, where they do not say another text.
  func nameCodingKeys(_ nominal: NominalType) {
    guard nominal.rawType == nil, !nominal.isPrelude,
      nominal.conformances.contains(where: {
        $0.protocol.isPrelude && $0.protocol.name == "CodingKey"
      })
    else { return }
    nominal.rawType = string
  }

  func addRawValues(_ nominal: NominalType) {
    guard let rawType = nominal.rawType, nominal.members["rawValue"] == nil else { return }
    let target = wellKnown("RawRepresentable")
    if !nominal.conformances.contains(where: { $0.protocol === target }) {
      let conformance = Conformance(type: nominal, protocol: target)
      conformance.associatedTypes["RawValue"] = rawType
      nominal.conformances.append(conformance)
    }
    var next = 0
    for element in nominal.enumCases {
      let written = rawExpressions[ObjectIdentifier(element)]
      let kind: TypedExpression.Kind
      switch written?.kind {
      case .stringLiteral(let literal)?:
        let text = literal.plainText ?? ""
        kind = rawType.isPrelude("Character") ? .character(text) : .string(text)
      case .integerLiteral(let digits)?:
        next = IntegerText.value(digits) ?? next
        kind = rawType.isPrelude("Double") ? .double(Double(next)) : .integer(next)
      case .prefixOperator("-", _, let inner)?:
        if case .integerLiteral(let digits) = inner.kind {
          next = -(IntegerText.value(digits) ?? 0)
          kind = .integer(next)
        } else if case .floatLiteral(let digits) = inner.kind {
          kind = .double(-(Double(digits.filter { $0 != "_" }) ?? 0))
        } else {
          kind = .integer(next)
        }
      case .floatLiteral(let digits)?: kind = .double(Double(digits.filter { $0 != "_" }) ?? 0)
      default:
        if rawType.isPrelude("String") {
          kind = .string(element.name)
        } else if rawType.isPrelude("Double") || rawType.isPrelude("Float") {
          kind = .double(Double(next))
        } else {
          kind = .integer(next)
        }
      }
      next += 1
      element.rawValue = TypedExpression(kind, type: rawType, span: .none)
    }
    addComputed("rawValue", .rawValueGetter, rawType, to: nominal, isStatic: false)
    let function = Function(
      name: "init", kind: .initializer,
      parameters: [ParameterSymbol(label: "rawValue", name: "rawValue", type: rawType)],
      result: optional(nominal.declaredType), implementation: .synthesized(.rawValueInit),
      source: nominal.source, span: nominal.nameSpan)
    function.owner = nominal
    function.selfType = nominal.declaredType
    function.selfParameter = .inout
    function.isFailable = true
    nominal.add(.function(function))
    let alias = TypeAlias(name: "RawValue", genericParameters: [], type: rawType)
    nominal.add(.typeAlias(alias))
  }
}

/// Integer literals as written, to their values.
enum IntegerText {
  /// The bit pattern; nil where it does not fit 64 bits.
  static func value(_ text: String) -> Int? {
    let digits = text.filter { $0 != "_" }
    let (body, radix): (Substring, Int) =
      if digits.hasPrefix("0x") {
        (digits.dropFirst(2), 16)
      } else if digits.hasPrefix("0b") {
        (digits.dropFirst(2), 2)
      } else if digits.hasPrefix("0o") {
        (digits.dropFirst(2), 8)
      } else {
        (digits[...], 10)
      }
    if let value = Int(body, radix: radix) { return value }
    return UInt(body, radix: radix).map { Int(bitPattern: $0) }
  }
}
