// Who sleeps less wakes first, whatever the order of beginning.
@MainActor enum Log { static var entries: [String] = [] }
@MainActor func note(_ text: String) { Log.entries.append(text) }
var tasks: [Task<Void, Never>] = []
for (name, time) in [("c", 90), ("a", 30), ("d", 120), ("b", 60)] {
  tasks.append(
    Task { @MainActor in
      note("begin \(name)")
      try? await Task.sleep(for: .milliseconds(time))
      note("wake \(name)")
      try? await Task.sleep(for: .milliseconds(150))
      note("end \(name)")
    })
}
for task in tasks { await task.value }
print(Log.entries.filter { $0.hasPrefix("begin") }.count)
for entry in Log.entries.dropFirst(4) { print(entry) }
