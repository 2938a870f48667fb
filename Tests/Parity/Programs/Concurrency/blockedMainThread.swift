import Foundation
final class Counter: @unchecked Sendable { var n = 0 }
let counter = Counter()
DispatchQueue.main.async { print("main queue") }
DispatchQueue.global().async { counter.n += 1 }
Thread.sleep(forTimeInterval: 0.1)
print(counter.n)
let group = DispatchGroup()
DispatchQueue.global().async(group: group) { print("global") }
group.wait()
group.enter()
DispatchQueue.global().asyncAfter(deadline: .now() + 0.05) { group.leave() }
print(group.wait(timeout: .now() + 2) == .success)
let semaphore = DispatchSemaphore(value: 0)
DispatchQueue.global().async { semaphore.signal() }
semaphore.wait()
print("signalled")
func work() async -> [Int] { print("task"); return [1] }
Task { await work() }
usleep(50_000)
Task { @MainActor in print("main actor") }
Thread.sleep(forTimeInterval: 0.05)
print("nothing of the main thread yet")
RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.1))
print("end")
DispatchQueue.main.async { print("never") }
