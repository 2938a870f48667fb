// Queues of work beside tasks.
import Dispatch
let value: Int = await withCheckedContinuation { continuation in
  DispatchQueue.main.asyncAfter(deadline: .now() + 0.03) {
    print("later"); continuation.resume(returning: 2)
  }
  DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(10)) { print("sooner") }
  DispatchQueue.main.async { print("next turn") }
  print("at once")
}
print(value)
print(DispatchQueue(label: "own").sync { 5 })
let group = DispatchGroup()
await withCheckedContinuation { (c: CheckedContinuation<Void, Never>) in
  for n in 1...2 {
    group.enter()
    DispatchQueue.main.async {
      print("work", n); group.leave()
    }
  }
  group.notify(queue: .main) {
    print("all done"); c.resume()
  }
}
let item = DispatchWorkItem { print("item") }
item.perform()
item.cancel()
print(item.isCancelled)
