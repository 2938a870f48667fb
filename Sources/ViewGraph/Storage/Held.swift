package import Interpreter

/// An owned reference to a value, for Swift code; released with the object.
package final class Held {
  /// The value, borrowed.
  package let value: Value

  /// Takes ownership of a value.
  package init(owned value: Value) {
    self.value = value
  }

  /// Retains a value; the caller keeps its own reference.
  package init(_ value: Value) {
    self.value = value.retained()
  }

  deinit { value.release() }
}
