import SourceText

/// What is known of the bodies of functions, which are checked when they are first needed.
struct BodyTable {
  /// Bodies being checked now, so that a cycle of inferred types is found.
  var inProgress: Set<ObjectIdentifier> = []
  var errors: [ObjectIdentifier: [Diagnostic]] = [:]
  /// Warnings found in bodies that are right otherwise.
  var warnings: [ObjectIdentifier: [Diagnostic]] = [:]
  /// Functions whose text was made here: errors inside have no place of their own.
  private var synthesized: Set<ObjectIdentifier> = []
  /// Memberwise initializers: what they set needs no initial value first.
  private var memberwiseInits: Set<ObjectIdentifier> = []
  /// Parameters, by their functions, whose default values are being put in for arguments left out.
  private var openDefaults: [ObjectIdentifier: Set<Int>] = [:]

  func isSynthesized(_ function: Function) -> Bool {
    synthesized.contains(ObjectIdentifier(function))
  }

  mutating func noteSynthesized(_ function: Function) {
    synthesized.insert(ObjectIdentifier(function))
  }

  func isMemberwise(_ function: Function) -> Bool {
    memberwiseInits.contains(ObjectIdentifier(function))
  }

  mutating func noteMemberwise(_ function: Function) {
    memberwiseInits.insert(ObjectIdentifier(function))
  }

  /// Begins to put in the default value of a parameter; false where that is under way already.
  mutating func openDefault(of index: Int, in function: Function) -> Bool {
    openDefaults[ObjectIdentifier(function), default: []].insert(index).inserted
  }

  mutating func closeDefault(of index: Int, in function: Function) {
    openDefaults[ObjectIdentifier(function)]?.remove(index)
  }
}
