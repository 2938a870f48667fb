import SourceText

/// The results of checking function bodies, which are checked when first needed.
struct BodyTable {
  /// Bodies being checked, to detect circular type inference.
  var inProgress: Set<ObjectIdentifier> = []
  var errors: [ObjectIdentifier: [Diagnostic]] = [:]
  /// Warnings in bodies without errors.
  var warnings: [ObjectIdentifier: [Diagnostic]] = [:]
  /// Functions with generated text, whose errors have no source position.
  private var synthesized: Set<ObjectIdentifier> = []
  /// Memberwise initializers: the properties they set need no initial value.
  private var memberwiseInits: Set<ObjectIdentifier> = []
  /// By function, the parameters whose default values are being checked for a call.
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

  /// Begins checking the default value of a parameter; returns false if that is already in
  /// progress.
  mutating func openDefault(of index: Int, in function: Function) -> Bool {
    openDefaults[ObjectIdentifier(function), default: []].insert(index).inserted
  }

  mutating func closeDefault(of index: Int, in function: Function) {
    openDefaults[ObjectIdentifier(function)]?.remove(index)
  }
}
