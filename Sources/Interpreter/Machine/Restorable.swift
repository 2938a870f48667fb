/// A value that the journal passes back on a rollback; the receiver owns it.
public struct Kept {
  /// The value; nil if the part was empty.
  package let value: Value?
}

/// An object whose previous state the journal can keep and restore.
open class Restorable {
  public init() {}

  /// Restores a part of the object's previous state; the object takes ownership of the value.
  open func restore(_ part: Int, _ old: Kept) { old.value?.release() }
}
