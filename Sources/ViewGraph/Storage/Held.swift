package import Interpreter

/// An owned reference to a value, for Swift code; released with the object.
package final class Held {
  /// The value, borrowed.
  package private(set) var value: Value

  /// Takes ownership of a value.
  package init(owned value: Value) {
    self.value = value
  }

  /// Retains a value; the caller keeps its own reference.
  package init(_ value: Value) {
    self.value = value.retained()
  }

  /// Releases the value and takes ownership of another; for an owner that shares it with nobody.
  func replace(owned new: Value) {
    let old = value
    value = new
    old.release()
  }

  deinit { value.release() }
}
