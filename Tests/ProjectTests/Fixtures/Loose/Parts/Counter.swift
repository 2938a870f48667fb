import Observation

@Observable final class Counter {
  static let step = stepLength
  var value = 0
}

private let stepLength = 2
