import Observation
@Observable final class M {
  var n = 1 {
    willSet { print("will", n, newValue) }
    didSet { print("did", oldValue, n) }
  }
  @ObservationIgnored var i = 0 { didSet { print("ign") } }
}
let m = M()
withObservationTracking {
  print("read", m.n)
} onChange: {
  print("changed", m.n)
}
m.n = 2
withObservationTracking {
  _ = m.n
} onChange: {
  print("changed", m.n)
}
m.n += 5
m.i = 3
func handler() -> @Sendable () -> Void { print("handler"); return { print("h") } }
withObservationTracking({}, onChange: handler())
withObservationTracking({ _ = m.n }, onChange: handler())
m.n = 9
