/// One property of one subject: what a scope reads, and what causes it to run again.
public struct PropertyReference: Hashable, Sendable {
  /// The owner of the property.
  public let subject: SubjectID
  /// The position of the property within its owner.
  public let property: Int

  /// The property at `property` of `subject`.
  public init(subject: SubjectID, property: Int) {
    self.subject = subject
    self.property = property
  }
}
