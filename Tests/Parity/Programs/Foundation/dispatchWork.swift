import Foundation

let queue = DispatchQueue(label: "work", qos: .userInitiated, attributes: .concurrent)
let item = DispatchWorkItem { print("item") }
queue.sync(execute: item)
print(item.isCancelled)
print(queue.sync(flags: .barrier) { 3 })

let group = DispatchGroup()
for _ in 0..<3 { queue.async(group: group) {} }
print(group.wait(timeout: .now() + 5) == .success)
group.enter()
print(group.wait(timeout: .now() + .milliseconds(10)) == .timedOut)
group.leave()

let semaphore = DispatchSemaphore(value: 1)
print(semaphore.wait(timeout: .now() + 5) == .success)
print(semaphore.wait(timeout: .now() + .milliseconds(10)) == .timedOut)
semaphore.signal()
semaphore.wait()

let late = DispatchWorkItem { print("never") }
late.cancel()
queue.sync(execute: late)
print(late.isCancelled)
DispatchQueue.concurrentPerform(iterations: 0) { _ in print("nothing") }
