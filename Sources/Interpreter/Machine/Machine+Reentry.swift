package import Semantics

/// Calls from native code into the program.
extension Machine {
  /// Calls a function value. Arguments are borrowed; the result is owned by the caller.
  package func call(_ closure: Value, _ arguments: [Value]) throws(Fault) -> Value {
    if arguments.isEmpty { return try call(closure) }
    var arguments = arguments
    return try callInPlace(closure, &arguments)
  }

  /// Calls a function value with `inout` parameters; arguments are replaced by their new values.
  package func callInPlace(_ closure: Value, _ arguments: inout [Value]) throws(Fault) -> Value {
    try arguments.withUnsafeMutableBufferPointer { buffer throws(Fault) in
      try call(closure, buffer)
    }
  }

  /// Calls a function value without arguments; the result is owned by the caller.
  package func call(_ closure: Value) throws(Fault) -> Value {
    guard closure.kind == .closure,
      let target = CodePointer(bitPattern: UInt(closure.header.pointee.journaled))
    else {
      return try call(closure, Machine.none)
    }
    let boundary = try pushBoundary()
    boundary.pointee.base[1] = closure
    return try run(target, above: boundary)
  }

  /// Calls a function value with two arguments, without an array.
  func call(_ closure: Value, _ first: Value, _ second: Value) throws(Fault) -> Value {
    guard closure.kind == .closure,
      let target = CodePointer(bitPattern: UInt(closure.header.pointee.journaled))
    else {
      return try call(closure, [first, second])
    }
    let boundary = try pushBoundary()
    let base = boundary.pointee.base
    base[1] = closure
    base[2] = first
    base[3] = second
    return try run(target, above: boundary)
  }

  private typealias Arguments = UnsafeMutableBufferPointer<Value>

  private static var none: Arguments { Arguments(start: nil, count: 0) }

  private func call(_ closure: Value, _ arguments: Arguments) throws(Fault) -> Value {
    guard closure.kind == .closure else { throw Fault(.uninitialized("closure")) }
    let object = closure.closure
    if let native = object.native {
      return try callNative(native, closure, arguments)
    }
    return try run(object.code.header, first: closure, arguments)
  }

  private func callNative(
    _ native: NativeFunction, _ closure: Value, _ arguments: Arguments
  ) throws(Fault) -> Value {
    let count = arguments.count
    let window = UnsafeMutablePointer<Value>.allocate(capacity: count + 1)
    defer { window.deallocate() }
    window[0] = closure
    for index in 0..<count { window[index + 1] = arguments[index] }
    let result = try native(
      NativeCall(machine: self, base: window + 1, count: count, typeCount: 0))
    for index in 0..<count { arguments[index] = window[index + 1] }
    return result
  }

  /// Calls a function with a receiver (a metatype for static functions and initializers).
  /// Requirements and overridable functions are dispatched on the receiver's type.
  package func invoke(
    _ function: Function, receiver: Value? = nil, arguments: [Value] = [],
    typeArguments: [RuntimeType] = []
  ) throws(Fault) -> Value {
    var receiver = receiver
    return try invoke(function, &receiver, arguments, typeArguments)
  }

  /// Calls a mutating function of a value, which changes `receiver`.
  package func invokeMutating(
    _ function: Function, receiver: inout Value, arguments: [Value] = [],
    typeArguments: [RuntimeType] = []
  ) throws(Fault) -> Value {
    var optional: Value? = receiver
    defer { receiver = optional ?? .hole }
    return try invoke(function, &optional, arguments, typeArguments)
  }

  private func invoke(
    _ function: Function, _ receiver: inout Value?, _ arguments: [Value],
    _ typeArguments: [RuntimeType]
  ) throws(Fault) -> Value {
    let pointer: CodePointer
    if case .requirement = function.implementation, let receiver {
      pointer = try witnessCode(function, receiver: receiver)
    } else if let index = function.virtualIndex, let receiver, receiver.kind == .instance {
      pointer = try virtualCode(index, of: dynamicType(receiver))
    } else {
      pointer = code(for: function).header
    }
    var values = arguments + typeArguments.map(Value.metatype)
    guard let first = receiver else { return try run(pointer, first: nil, &values) }
    var window = [first] + values
    defer { receiver = window[0] }
    return try run(pointer, first: nil, &window)
  }

  /// Runs code with arguments in a new frame on top of the stack.
  func run(
    _ code: CodePointer, first: Value?, _ arguments: inout [Value]
  ) throws(Fault) -> Value {
    try arguments.withUnsafeMutableBufferPointer { buffer throws(Fault) in
      try run(code, first: first, buffer)
    }
  }

  private func run(
    _ code: CodePointer, first: Value?, _ arguments: Arguments
  ) throws(Fault) -> Value {
    let boundary = try pushBoundary()
    let base = boundary.pointee.base
    var count = 1
    if let first {
      base[count] = first
      count += 1
    }
    let start = count
    for argument in arguments {
      base[count] = argument
      count += 1
    }
    defer { for index in arguments.indices { arguments[index] = base[start + index] } }
    return try run(code, above: boundary)
  }

  /// Runs code with the arguments in the registers of a boundary frame, from its second one on.
  private func run(
    _ code: CodePointer, above boundary: UnsafeMutablePointer<FrameRecord>
  ) throws(Fault) -> Value {
    let base = boundary.pointee.base
    state.pointee.nesting += 1
    defer { state.pointee.nesting -= 1 }
    do throws(Fault) {
      _ = try enter(code, base: base + 1, destination: .first, state)
    } catch {
      state.pointee.frame = boundary - 1
      throw error
    }
    // If it throws, the frames have already been unwound.
    try execute()
    state.pointee.frame = boundary - 1
    return base[0]
  }

  /// Pushes a boundary frame, which stops the loop when its callee returns.
  @inline(__always)
  func pushBoundary() throws(Fault) -> UnsafeMutablePointer<FrameRecord> {
    let current = state.pointee.frame
    let base = current.pointee.base + current.pointee.code.pointee.frameSize
    guard state.pointee.nesting < limits.nesting, current + 2 < state.pointee.lastFrame,
      base + 64 < state.pointee.registersEnd
    else { throw stackOverflow() }
    let frame = current + 1
    frame.pointee = FrameRecord(
      code: state.pointee.halt.header, base: base,
      resume: state.pointee.halt.header.pointee.instructions.unsafelyUnwrapped, destination: .first)
    state.pointee.frame = frame
    return frame
  }
}

extension Machine {
  /// Runs a function without parameters, such as an input; the result is owned by the caller.
  package func run(_ function: Function) throws(Fault) -> Value {
    let code = code(for: function)
    journal.keep(code)
    return try run(code.header, above: pushBoundary())
  }
}
