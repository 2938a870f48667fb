internal import Semantics
internal import SourceText

/// What the machine has found out of the program's code.
struct CodeTable {
  let requirements: RequirementTable
  /// Code of accessors that are not functions of the program, by property.
  var accessors: [AccessorKey: (property: Property, code: Code)] = [:]
  /// The code whose call sites have cached targets.
  var answered = AnsweredCodes()
  /// Incremented when types that are already in use get new members; what was found of members in
  /// an earlier version may be wrong.
  private(set) var memberVersion = 0

  init(requirements: RequirementTable) { self.requirements = requirements }

  /// Forgets what new members of types that are in use, or new bodies, may change.
  mutating func changeMembers() {
    memberVersion += 1
    answered.forget()
    // They may have code of the program inlined.
    accessors = accessors.filter { $0.value.property.source.isLibrary }
  }
}

/// Identifies an accessor of a property.
struct AccessorKey: Hashable {
  /// The kind of accessor.
  enum Kind { case getter, setter, inPlaceSetter }
  let property: ObjectIdentifier
  let kind: Kind
}
