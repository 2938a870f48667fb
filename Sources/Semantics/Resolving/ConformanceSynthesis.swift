import SourceText
import Syntax

/// Derives conformances: `==`, `hash(into:)`, raw values, all cases.
struct ConformanceSynthesis: CheckerPart {
  let checker: TypeChecker

  /// Makes an enum without payloads `Equatable` and `Hashable` before its members are declared,
  /// since inferring a property's type may need that.
  func conformIfWithoutPayloads(_ nominal: NominalType, _ pending: PendingType) {
    guard !pending.hasImpliedConformances, !pending.isReadingHeader else { return }
    pending.hasImpliedConformances = true
    let cases = elements(of: pending.declaration.members)
    guard !cases.isEmpty, cases.allSatisfy({ $0.parameters?.isEmpty ?? true }) else { return }
    conformWithoutPayloads(nominal)
  }

  private func elements(of members: [Declaration]) -> [EnumCaseElement] {
    members.flatMap { member -> [EnumCaseElement] in
      switch member.kind {
      case .enumCase(let cases): cases
      case .conditionalCompilation(let clauses): elements(of: checker.chosen(clauses))
      default: []
      }
    }
  }

  private func conformWithoutPayloads(_ nominal: NominalType) {
    for name in ["Equatable", "Hashable"] {
      let target = checker.wellKnown(name)
      if !nominal.conformances.contains(where: { conformances.inherits($0.protocol, target) }) {
        nominal.conformances.append(Conformance(type: nominal, protocol: target))
      }
    }
  }

  private func addCoding(_ nominal: NominalType) {
    if nominal.kind == .enum {
      nameCodingKeys(nominal)
      addRawValues(nominal)
      addEnumCoding(nominal)
    }
    addContainerCoding(nominal)
  }

  func addSynthesizedMembers(_ nominal: NominalType) {
    guard nominal.kind != .protocol,
      !nominal.modifiers.attributes.contains(where: { $0.name == "_builtin" })
    else { return }
    addCoding(nominal)
    if nominal.kind == .enum, !nominal.enumeration.cases.isEmpty,
      nominal.enumeration.cases.allSatisfy(\.payload.isEmpty)
    {
      conformWithoutPayloads(nominal)
    }
    let selfType = nominal.declaredType
    /// Whether the type declares the member. An operator counts only with two operands of the type,
    /// since `==` may also compare with another type.
    func declares(_ name: String, _ count: Int) -> Bool {
      (nominal.members[name] ?? []).contains { member in
        switch member {
        case .function(let function):
          function.parameters.count == count
            && (count != 2 || function.parameters.allSatisfy { $0.type.nominal === nominal })
        case .property: count == 0
        default: false
        }
      }
    }
    /// The conditions of the type's conformance; nil without one.
    func conditions(_ name: String) -> [Requirement]? {
      nominal.conformances.filter { conformances.inherits($0.protocol, fromPrelude: name) }
        .map(\.requirements).min { $0.count < $1.count }
    }
    /// Whether neither the type itself nor a protocol extension implements the requirement.
    func lacks(_ name: String, _ count: Int, of target: String) -> Bool {
      !declares(name, count)
        && !checker.witnesses.isGiven(name, of: checker.wellKnown(target), to: nominal)
    }
    guard nominal.kind == .struct || nominal.kind == .enum else { return }
    let pair = [
      ParameterSymbol(label: nil, name: "lhs", type: selfType),
      ParameterSymbol(label: nil, name: "rhs", type: selfType),
    ]
    // Raw values that are made differ as the cases do, so that comparing cases takes no raw values.
    let isComparedByCase = nominal.hasMadeRawValues && !declares("==", 2)
    if let conditions = conditions("Equatable"), isComparedByCase || lacks("==", 2, of: "Equatable")
    {
      let equals = add("==", .equals, pair, checker.bool, to: nominal, isStatic: true, conditions)
      compareRawValues(equals, "lhs.rawValue == rhs.rawValue", nominal, "Equatable")
    }
    if let conditions = conditions("Hashable"), lacks("hash", 1, of: "Hashable") {
      let hasher = ParameterSymbol(
        label: "into", name: "hasher", type: checker.known("Hasher"), isInout: true)
      let hash = add("hash", .hashInto, [hasher], .void, to: nominal, isStatic: false, conditions)
      compareRawValues(hash, "hasher.combine(rawValue)", nominal, "Hashable")
    }
    guard nominal.kind == .enum else { return }
    if let conditions = conditions("Comparable"), lacks("<", 2, of: "Comparable") {
      _ = add("<", .lessThan, pair, checker.bool, to: nominal, isStatic: true, conditions)
    }
    if conditions("CaseIterable") != nil, lacks("allCases", 0, of: "CaseIterable") {
      addComputed("allCases", .allCases, checker.array(selfType), to: nominal, isStatic: true)
    }
  }

  private func add(
    _ name: String, _ synthesis: Function.Synthesis, _ parameters: [ParameterSymbol],
    _ result: Type, to nominal: NominalType, isStatic: Bool, _ conditions: [Requirement]
  ) -> Function {
    let function = Function(
      name: name, kind: .method, parameters: parameters, result: result,
      implementation: .synthesized(synthesis), source: nominal.source, span: nominal.nameSpan)
    function.generics.extensionRequirements = conditions
    function.owner = nominal
    function.selfType = nominal.declaredType
    function.modifiers.isStatic = isStatic
    function.selfParameter = isStatic ? .metatype : .value
    function.modifiers.access = madeAccess(nominal)
    nominal.add(.function(function))
    return function
  }

  /// Compares a `RawRepresentable` type by its raw value: the library's `==` and `hash(into:)` for
  /// such types take precedence over memberwise ones.
  private func compareRawValues(
    _ function: Function, _ body: String, _ nominal: NominalType, _ name: String
  ) {
    guard
      nominal.conformances.contains(where: {
        conformances.inherits($0.protocol, fromPrelude: "RawRepresentable")
      }
      ),
      nominal.storedProperties.map(\.name) != ["rawValue"],
      nominal.kind == .struct || nominal.enumeration.cases.contains(where: { !$0.payload.isEmpty }),
      let raw = checker.propertyWrappers.instanceProperty("rawValue", of: nominal),
      conformances.conforms(raw.type, toPrelude: name)
    else { return }
    function.implementation = .source(checker.propertyWrappers.parseBody(body))
    checker.bodies.noteSynthesized(function)
    checker.journal.retained.append(function)
  }

  /// The access level of derived members: that of the type, at least `internal`.
  func madeAccess(_ nominal: NominalType) -> AccessLevel {
    max(.internal, nominal.modifiers.access)
  }

  func addComputed(
    _ name: String, _ synthesis: Function.Synthesis, _ type: Type, to nominal: NominalType,
    isStatic: Bool
  ) {
    let property = Property(
      name: name, type: type, isLet: false, isStatic: isStatic, owner: nominal,
      storage: .computed, source: nominal.source, span: nominal.nameSpan)
    let getter = Function(
      name: name, kind: .getter, parameters: [], result: type,
      implementation: .synthesized(synthesis), source: nominal.source, span: nominal.nameSpan)
    getter.owner = nominal
    getter.selfType = nominal.declaredType
    getter.modifiers.isStatic = isStatic
    getter.selfParameter = isStatic ? .metatype : .value
    getter.accessed.property = property
    getter.modifiers.access = madeAccess(nominal)
    property.getter = getter
    property.modifiers.access = madeAccess(nominal)
    checker.journal.retained.append(property)
    nominal.add(.property(property))
  }
}
