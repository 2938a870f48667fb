// Spans of time and clocks.
let d = Duration.seconds(1.5)
print(d, d * 2, Duration.seconds(3) / 2, d + .milliseconds(250), d - .seconds(2))
print(Duration.milliseconds(1500) == d, d < .seconds(2), d / .milliseconds(500))
print(d.components.seconds, d.components.attoseconds, Duration.zero, Duration.nanoseconds(5))
print([Duration.seconds(2), .milliseconds(1), .microseconds(3)].sorted())
let negative = Duration.milliseconds(-1500)
print(negative, negative.components, d * -1)
var total = Duration.zero
for n in 1...3 { total += .seconds(n) }
print(total, total * 0.5, total / 4)
let clock = ContinuousClock()
let took = try await clock.measure { try await Task.sleep(for: .milliseconds(20)) }
print(took >= .milliseconds(20))
let start = clock.now
try await clock.sleep(until: start + .milliseconds(10))
print(clock.now >= start.advanced(by: .milliseconds(10)), start.duration(to: clock.now) >= .milliseconds(10))
try await Task.sleep(until: .now + .milliseconds(5), clock: .continuous)
try await Task.sleep(nanoseconds: 1_000_000)
try await clock.sleep(for: .milliseconds(1))
let suspending = SuspendingClock()
let before = suspending.now
try await Task.sleep(for: .milliseconds(3), clock: .suspending)
print(suspending.now - before >= .milliseconds(3))
print(clock.measure { _ = 1 + 1 } < .seconds(5))
