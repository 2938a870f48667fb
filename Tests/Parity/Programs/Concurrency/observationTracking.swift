// Observation across tasks: one notification for each tracking, seen by those who wait.
import Observation
@Observable @MainActor final class Model { var n = 0; var text = "" }
let model = Model()
@MainActor func changes(_ count: Int) async -> [Int] {
  var seen: [Int] = []
  for _ in 0..<count {
    await withCheckedContinuation { (c: CheckedContinuation<Void, Never>) in
      withObservationTracking {
        _ = model.n
      } onChange: {
        c.resume()
      }
    }
    seen.append(model.n)
  }
  return seen
}
let task = Task { @MainActor in await changes(2) }
try await Task.sleep(for: .milliseconds(10))
model.text = "x"
model.n = 1
model.n = 2
try await Task.sleep(for: .milliseconds(10))
model.n = 5
print(await task.value)
