/// A function of the library that is implemented in the interpreter.
package struct Builtin: Sendable {
  /// The name in `@_native("…")`.
  package let name: String
  /// The implementation.
  package let run: NativeFunction

  /// A builtin with the name by which the library declares it.
  package init(_ name: String, _ run: @escaping NativeFunction) {
    self.name = name
    self.run = run
  }
}

/// The signature of native functions: arguments are borrowed, the result is owned by the caller.
package typealias NativeFunction = @Sendable (NativeCall) throws(Fault) -> Value

/// One call of a native function: its receiver, arguments and type arguments.
package struct NativeCall {
  /// The machine that runs the call.
  package let machine: Machine
  /// The first argument after the receiver.
  let base: UnsafeMutablePointer<Value>
  /// Ordinary arguments, without receiver and type arguments.
  package let count: Int
  let typeCount: Int

  /// An argument, borrowed; 0 is the first after the receiver.
  @inline(__always)
  package subscript(index: Int) -> Value {
    get { base[index] }
    nonmutating set { base[index] = newValue }
  }

  /// `self`. In mutating functions and initializers the value stored here becomes the receiver's
  /// new value: release or reuse the old one (`call.receiver.makeUnique()` changes it in place).
  @inline(__always)
  package var receiver: Value {
    get { base[-1] }
    nonmutating _modify { yield &base[-1] }
  }

  /// A generic argument of the function itself, by index of its parameter.
  package func typeArgument(_ index: Int) -> RuntimeType {
    machine.types.type(of: base[count + index])
  }

  /// Throws if an array of `count` elements would exceed the memory limit.
  func requireElements(_ count: Int) throws(Fault) {
    // The largest count that an array can store.
    guard count <= UInt32.max / 2 else {
      throw Fault(.memoryLimit(machine.memory.limit ?? 1 << 44))
    }
    try machine.memory.require(count, of: MemoryLayout<Value>.stride)
  }
}
