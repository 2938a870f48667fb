/// A row of the table of functions that are not written in Swift text.
package struct Builtin: Sendable {
  /// What `@_native("…")` says.
  package let name: String
  package let run: NativeFunction

  package init(_ name: String, _ run: @escaping NativeFunction) {
    self.name = name
    self.run = run
  }
}

/// What a native function is: takes borrowed arguments, gives a value that the caller owns.
package typealias NativeFunction = @Sendable (NativeCall) throws(Fault) -> Value

/// One call of a native function: its receiver, arguments and type arguments.
package struct NativeCall {
  package let machine: Machine
  /// The first argument after the receiver.
  let base: UnsafeMutablePointer<Value>
  /// Ordinary arguments, without receiver and type arguments.
  package let count: Int
  let typeCount: Int

  init(machine: Machine, base: UnsafeMutablePointer<Value>, count: Int, typeCount: Int) {
    self.machine = machine
    self.base = base
    self.count = count
    self.typeCount = typeCount
  }

  /// An argument, borrowed; 0 is the first after the receiver.
  @inline(__always)
  package subscript(index: Int) -> Value {
    get { base[index] }
    nonmutating set { base[index] = newValue }
  }

  /// `self`. In a mutating function and in initializers what is stored here becomes the receiver's new
  /// value: release or reuse the old one (`call.receiver.makeUnique()` changes it in place).
  @inline(__always)
  package var receiver: Value {
    get { base[-1] }
    nonmutating _modify { yield &base[-1] }
  }

  /// A generic argument of the function itself, in order of its parameters.
  package func typeArgument(_ index: Int) -> RuntimeType {
    machine.types.type(of: base[count + index])
  }

  /// Throws where there is no room for an array of so many elements.
  func requireElements(_ count: Int) throws(Fault) {
    // Arrays count up to this.
    guard count <= UInt32.max / 2 else {
      throw Fault(.memoryLimit(machine.memory.limit ?? 1 << 44))
    }
    try machine.memory.require(count, of: MemoryLayout<Value>.stride)
  }
}
