import Foundation
let q = DispatchQueue.global()
q.async { Thread.sleep(forTimeInterval: 0.1); print("job1") }
q.async { Thread.sleep(forTimeInterval: 0.3); print("job2") }
q.async { Thread.sleep(forTimeInterval: 0.05); print("job0") }
Thread.sleep(forTimeInterval: 0.2)
print("main")
Thread.sleep(forTimeInterval: 0.2)
print("end")
let s = DispatchQueue(label: "serial")
s.async { Thread.sleep(forTimeInterval: 0.1); print("s1") }
s.async { print("s2") }
s.async { Thread.sleep(forTimeInterval: 0.1); print("s3") }
s.sync { print("sync") }
let ping = DispatchSemaphore(value: 0), pong = DispatchSemaphore(value: 0)
q.async { for i in 0..<3 { ping.wait(); print("ping", i); pong.signal() } }
for i in 0..<3 { ping.signal(); pong.wait(); print("pong", i) }
let group = DispatchGroup()
for i in 0..<3 { q.async(group: group) { usleep(UInt32(10_000 * (3 - i))); print("g", i) } }
group.wait()
print("group done")
let lock = NSLock()
var total = 0
DispatchQueue.concurrentPerform(iterations: 10) { i in lock.lock(); total += i; lock.unlock() }
print(total)
lock.lock()
q.async { print("trying", lock.try()); lock.lock(); print("got it"); lock.unlock() }
usleep(10_000)
print("unlocking"); lock.unlock()
usleep(10_000)
Task { try await Task.sleep(for: .milliseconds(20)); print("task after sleep") }
usleep(50_000)
DispatchQueue.main.async { print("never") }
print(group.wait(timeout: .now() + 0.01) == .success, ping.wait(timeout: .now() + 0.01) == .timedOut)
let sem = DispatchSemaphore(value: 0)
Task { print("in task"); sem.signal() }
sem.wait()
let op = OperationQueue()
op.addOperation { usleep(1000); print("op") }
op.waitUntilAllOperationsAreFinished()
let t = Thread { usleep(5000); print("thread") }; t.start()
while !t.isFinished { usleep(1000) }
print("done")
