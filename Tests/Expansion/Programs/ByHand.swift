import Observation

@Observable final class Loud {
  var volume = 1
  @ObservationTracked var bass = 2
  func access<M>(keyPath: KeyPath<Loud, M>) {
    print("read")
    _$observationRegistrar.access(self, keyPath: keyPath)
  }
}

@Observable final class Always {
  var value = 1
  private func shouldNotifyObservers(_ old: Int, _ new: Int) -> Bool { true }
}

@Observable final class Eager {
  var point = (1, 2)
  private nonisolated func shouldNotifyObservers<T: Equatable>(_ old: T, _ new: T) -> Bool { old != new }
  private nonisolated func shouldNotifyObservers(_ old: (Int, Int), _ new: (Int, Int)) -> Bool { old != new }
}

@Observable final class Stored {
  var value = 1
  @ObservationIgnored private let _$observationRegistrar = Observation.ObservationRegistrar()
}

do {
  let loud = Loud()
  print(loud.volume + loud.bass)
  let eager = Eager()
  withObservationTracking { _ = eager.point } onChange: { print("point changes") }
  eager.point = (1, 2)
  eager.point = (2, 2)
  let always = Always()
  withObservationTracking { _ = always.value } onChange: { print("value changes") }
  always.value = 1
  print(Stored().value)
}
