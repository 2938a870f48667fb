import Observation

@Observable final class Meter {
  var level = 0 {
    willSet {
      // What comes.
      print("will be \(newValue)")
    }
    didSet { print("was \(oldValue)") }
  }
  var peak: Int = 0 {
    didSet(old) { if peak < old { peak = old } }
  }
  init(level: Int) { self.level = level }
}

do {
  let meter = Meter(level: 2)
  withObservationTracking { _ = meter.level } onChange: { print("level changes") }
  meter.level = 2
  meter.level = 3
  meter.peak = 5
  meter.peak = 1
  print(meter.level, meter.peak)
}
