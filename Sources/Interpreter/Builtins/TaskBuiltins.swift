internal import Semantics

/// Builtins of tasks, clocks and dispatch queues.
enum TaskBuiltins {
  static let rows: [Builtin] = [
    Builtin("task.spawn") { call in
      .int(
        call.machine.scheduler.spawn(
          call[0], task: call[1].isNil ? .none : call[1].unwrapped, isMain: call[2].asBool))
    },
    Builtin("task.isMain") { call in
      let closure = call[0].closure
      return .bool(closure.native == nil && closure.code.executor == .main)
    },
    Builtin("task.thread") { call in
      .int(call.machine.isOnMainThread ? 0 : call.machine.scheduler.current?.number ?? 0)
    },
    Builtin("task.canBlock") { call in .bool(call.machine.scheduler.canBlock) },
    Builtin("task.block") { call throws(Fault) in
      try call.machine.scheduler.block(isAgain: call[0].asBool)
      return .void
    },
    Builtin("task.current") { call in
      let task = call.machine.scheduler.currentTask
      return task.isNil ? .none : task.retained().wrapped
    },
    Builtin("task.coroutine") { call throws(Fault) in
      .int(try call.machine.scheduler.currentNumber())
    },
    Builtin("task.suspend") { call throws(Fault) in throw call.machine.suspension() },
    Builtin("task.resume") { call in
      call.machine.scheduler.wake(call[0].asInt)
      return .void
    },
    Builtin("task.turn") { call throws(Fault) in
      let (machine, condition) = (call.machine, call[0])
      try machine.scheduler.turn(while: { () throws(Fault) in
        try machine.call(condition, []).asBool
      })
      return .void
    },
    Builtin("thread.isMain") { call in .bool(call.machine.isOnMainThread) },
    Builtin("alarm.set") { call in
      .int(
        call.machine.scheduler.setAlarm(after: call[0].asInt, call[2], isMain: call[1].asBool))
    },
    Builtin("alarm.cancel") { call in
      call.machine.scheduler.cancelAlarm(call[0].asInt)
      return .void
    },
    Builtin("clock.pass") { call throws(Fault) in
      try call.machine.scheduler.sleep(call[0].asInt)
      return .void
    },
    Builtin("clock.uptime") { call in .int(call.machine.outside.environment.uptime) },
  ]
}
