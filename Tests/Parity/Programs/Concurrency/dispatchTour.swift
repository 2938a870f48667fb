import Dispatch
import Foundation

let q = DispatchQueue(label: "serial")
let g = DispatchGroup()
nonisolated(unsafe) var log: [String] = []
let lock = NSLock()
func add(_ s: String) { lock.withLock { log.append(s) } }
for i in 1...3 { q.async(group: g) { add("job \(i)") } }
g.wait()
print(log)
let sem = DispatchSemaphore(value: 0)
DispatchQueue.global(qos: .userInitiated).async {
  add("bg")
  sem.signal()
}
sem.wait()
print(log.last!, q.label)
let conc = DispatchQueue(label: "rw", attributes: .concurrent)
nonisolated(unsafe) var store = 0
conc.async(flags: .barrier) { store = 5 }
print(conc.sync { store })
conc.sync(flags: .barrier) { store += 1 }
print(store)
let item = DispatchWorkItem { add("item") }
q.async(execute: item)
item.wait()
print(log.last!, item.isCancelled)
let dead = DispatchWorkItem { add("never") }
dead.cancel()
q.async(execute: dead)
q.sync {}
print(log.last!, dead.isCancelled)
g.enter()
DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(10)) {
  add("later")
  g.leave()
}
print(g.wait(timeout: .now() + 5) == .success, log.last!)
let done = DispatchSemaphore(value: 0)
g.notify(queue: q) {
  add("notified")
  done.signal()
}
done.wait()
print(log.last!)
print(
  sem.wait(timeout: .now() + .milliseconds(5)) == .timedOut, DispatchTime.now() < .now() + 1,
  DispatchTimeInterval.seconds(2) == .seconds(2), DispatchQoS.background == .background)
nonisolated(unsafe) var total = [Int](repeating: 0, count: 8)
total.withUnsafeMutableBufferPointer { p in
  nonisolated(unsafe) let p = p
  DispatchQueue.concurrentPerform(iterations: 8) { p[$0] = $0 * $0 }
}
print(total)
let key = DispatchSpecificKey<String>()
q.setSpecific(key: key, value: "on q")
print(
  q.sync { DispatchQueue.getSpecific(key: key) } ?? "nil",
  DispatchQueue.getSpecific(key: key) ?? "nil")
let ops = OperationQueue()
ops.maxConcurrentOperationCount = 1
let o1 = BlockOperation { add("op1") }
let o2 = BlockOperation { add("op2") }
o1.addDependency(o2)
o1.completionBlock = nil
ops.addOperations([o1, o2], waitUntilFinished: true)
print(log.suffix(2), o1.isFinished, o1.dependencies.count)
class Fib: Operation, @unchecked Sendable {
  let n: Int
  var out = 0
  init(_ n: Int) { self.n = n }
  override func main() {
    guard !isCancelled else { return }
    var (a, b) = (0, 1)
    for _ in 0..<n { (a, b) = (b, a + b) }
    out = a
  }
}
let f = Fib(20)
ops.addOperation(f)
ops.waitUntilAllOperationsAreFinished()
print(f.out, f.isFinished, f.isCancelled, ops.operationCount)
let fc = Fib(5)
fc.cancel()
ops.addOperation(fc)
fc.waitUntilFinished()
print(fc.out, fc.isCancelled)
ops.addBarrierBlock { add("barrier") }
ops.waitUntilAllOperationsAreFinished()
print(log.last!)
ops.isSuspended = true
ops.addOperation { add("resumed") }
print(ops.operationCount, ops.isSuspended)
ops.isSuspended = false
ops.waitUntilAllOperationsAreFinished()
print(log.last!)
nonisolated(unsafe) var ticks = 0
let timer = Timer(timeInterval: 0.005, repeats: true) { t in
  ticks += 1
  if ticks == 3 { t.invalidate() }
}
RunLoop.main.add(timer, forMode: .common)
RunLoop.main.run(until: Date().addingTimeInterval(0.2))
print(ticks, timer.isValid)
let once = Timer.scheduledTimer(withTimeInterval: 0.001, repeats: false) { _ in add("once") }
RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.05))
print(log.last!, once.isValid)
let rec = NSRecursiveLock()
rec.lock()
rec.lock()
rec.unlock()
rec.unlock()
print(rec.try())
let cond = NSCondition()
nonisolated(unsafe) var ready = false
Thread.detachNewThread {
  cond.lock()
  ready = true
  cond.signal()
  cond.unlock()
}
cond.lock()
while !ready { cond.wait() }
cond.unlock()
print(ready)

let slow = Thread {
  Thread.sleep(forTimeInterval: 0.01)
  add("thread")
}
slow.start()
while !slow.isFinished { usleep(1000) }
print(log.last!)
