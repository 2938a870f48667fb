/// What the journal gives back: a value that whoever receives it owns.
public struct Kept {
  package let value: Value?
}

/// Something that the journal can give back what it kept.
open class Restorable {
  public init() {}

  /// Takes back a part that is as it was before; the value becomes the object's.
  open func restore(_ part: Int, _ old: Kept) { old.value?.release() }
}
