import SourceText

/// The declarations of files that are visible although their inputs have not run yet.
struct Announcements {
  private var inputs: [ObjectIdentifier: AnnouncedInput] = [:]
  /// The errors of inputs that could not be announced, found when the whole file was checked.
  private var errors: [ObjectIdentifier: [Diagnostic]] = [:]

  var isEmpty: Bool { inputs.isEmpty && errors.isEmpty }

  func contains(_ input: Source) -> Bool { inputs[ObjectIdentifier(input)] != nil }

  mutating func add(_ input: AnnouncedInput) { inputs[ObjectIdentifier(input.source)] = input }

  mutating func add(errors found: [Diagnostic], of input: Source) {
    errors[ObjectIdentifier(input)] = found
  }

  /// Takes an input that runs now; nil if its declarations were not announced.
  mutating func take(_ input: Source) -> AnnouncedInput? {
    inputs.removeValue(forKey: ObjectIdentifier(input))
  }

  /// Takes the errors of an input that runs now; nil if the check of its file found none.
  mutating func takeErrors(of input: Source) -> [Diagnostic]? {
    errors.removeValue(forKey: ObjectIdentifier(input))
  }
}
