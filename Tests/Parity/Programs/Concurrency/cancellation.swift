// Cancelling: flags, checks, sleeps that end early, handlers.
func report(_ what: String) { print(what, Task.isCancelled) }

let sleeper = Task {
  report("begin")
  do {
    try await Task.sleep(for: .seconds(30))
    print("slept")
  } catch is CancellationError {
    print("cancelled")
  } catch { print(error) }
  report("end")
}
try await Task.sleep(for: .milliseconds(20))
sleeper.cancel()
await sleeper.value
print(sleeper.isCancelled)

let checker = Task { () -> Int in
  while true {
    try Task.checkCancellation()
    try await Task.sleep(for: .milliseconds(2))
  }
}
try await Task.sleep(for: .milliseconds(15))
checker.cancel()
print(await checker.result)

let handled = Task {
  await withTaskCancellationHandler {
    report("in handler")
    try? await Task.sleep(for: .seconds(30))
    report("woken")
  } onCancel: {
    print("onCancel")
  }
}
try await Task.sleep(for: .milliseconds(15))
handled.cancel()
await handled.value

let late = Task {
  while !Task.isCancelled { await Task.yield() }
  await withTaskCancellationHandler {
    report("late")
  } onCancel: {
    print("at once")
  }
  do { try await Task.sleep(for: .seconds(3)) } catch { print(error) }
  await Task { report("not inherited") }.value
}
try await Task.sleep(for: .milliseconds(5))
late.cancel()
await late.value
report("main")
