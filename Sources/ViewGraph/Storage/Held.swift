package import Interpreter

/// A value that Swift code keeps: one owner, let go with the object.
package final class Held {
  /// The value, borrowed.
  package let value: Value

  /// Takes over a value that the caller owns.
  package init(owned value: Value) {
    self.value = value
  }

  /// Keeps a value that the caller goes on owning.
  package init(_ value: Value) {
    self.value = value.retained()
  }

  deinit { value.release() }
}
