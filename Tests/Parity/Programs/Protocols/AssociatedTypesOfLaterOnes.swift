// A `where` that mentions what a later associated type has.
protocol Moment {
  associatedtype Step
  func advanced(by step: Step) -> Self
}
protocol Ticking<Step> {
  associatedtype Step where Step == Time.Step
  associatedtype Time: Moment
  var now: Time { get }
  func wait(until time: Time)
}
extension Ticking {
  func wait(for step: Time.Step) { wait(until: now.advanced(by: step)) }
  var last: Time.Step? { nil }
}
struct Second: Moment {
  var count = 0
  func advanced(by step: Int) -> Second { Second(count: count + step) }
}
struct Watch: Ticking {
  var now = Second()
  func wait(until time: Second) { print("waited until", time.count) }
}
let watch: any Ticking<Int> = Watch()
watch.wait(for: 3)
let last = watch.last
print(type(of: last))
func use(_ watch: some Ticking<Int>) { watch.wait(for: 4) }
use(watch)

final class Timer {
  let clock: any Clock<Duration>
  init(clock: some Clock<Duration> = ContinuousClock()) { self.clock = clock }
  func run(_ duration: Duration) async -> Bool {
    (try? await clock.sleep(for: duration)) != nil
  }
}
print(await Timer().run(.milliseconds(1)), Timer().clock.minimumResolution > .zero)
