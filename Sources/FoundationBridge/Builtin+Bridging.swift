import Interpreter

extension Builtin {
  /// A builtin that calls `body` with its arguments, and returns what that returns.
  init<each Argument: BridgedArgument, Result: BridgedResult>(
    _ name: String, calling body: @escaping @Sendable (repeat each Argument) throws(Fault) -> Result
  ) {
    self.init(name) { call throws(Fault) in
      var index = 0
      func next<One: BridgedArgument>(_ type: One.Type) -> One {
        defer { index += 1 }
        return One(bridging: call[index])
      }
      return try body(repeat next((each Argument).self)).bridged(in: call.machine.types)
    }
  }
}
