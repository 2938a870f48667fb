import Foundation
import Dispatch

let queue = DispatchQueue(label: "serial")
var log: [String] = []
queue.sync { log.append("one") }
queue.async { log.append("two") }
queue.async { log.append("three") }
queue.sync { log.append("four") }
print(log)
let pool = DispatchQueue(label: "pool", attributes: .concurrent)
pool.async { log.append("five") }
pool.sync(flags: .barrier) { log.append("six") }
print(log.suffix(2))
let key = DispatchSpecificKey<String>()
queue.setSpecific(key: key, value: "mine")
print(queue.sync { DispatchQueue.getSpecific(key: key) } ?? "nil", DispatchQueue.getSpecific(key: key) as Any)
let condition = NSCondition()
var isReady = false
DispatchQueue.global().async {
  condition.lock()
  isReady = true
  condition.signal()
  condition.unlock()
}
condition.lock()
while !isReady { condition.wait() }
condition.unlock()
print("ready")
struct Mix: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1
    return state
  }
}
var mix = Mix(state: 7)
print(mix.next(), mix.next() % 100)
print(Duration.seconds(0).formatted(.units(allowed: [.minutes], zeroValueUnits: .show(length: 1))))
print(Duration.seconds(100).formatted(.units(allowed: [.minutes], fractionalPart: .show(length: 2))))
print(Duration.microseconds(1), Duration.seconds(3661).formatted(.units(allowed: [.hours, .minutes], width: .condensedAbbreviated)))
let slice = [1, 4, 9, 16][1...2]
print(slice.withUnsafeBufferPointer { Array($0) }, ContiguousArray(1...3).withUnsafeBufferPointer { $0.last! })
let lines = "one\ntwo\nthree"
print(lines[lines.lineRange(for: lines.range(of: "w")!)].count)
