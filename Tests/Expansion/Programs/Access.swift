import Observation

@Observable
@MainActor
public final class Store {
  public var open: Int = 1
  public internal(set) var half = [1: "x"]
  fileprivate var file = 1.5
  private var hidden = "s"
  final var last = Set([1])
  nonisolated(unsafe) var loose = true
  @available(macOS 10, *) var since = 10
  @ObservationIgnored public var plain = 1
  public init() {}
  nonisolated func greet() { print("hello") }
  func hide() { hidden += "!" }
}

@available(macOS 14, *)
@Observable internal class Newer { var x: Int? = 1 }

@Observable fileprivate final class Secret { var word = "w" }

@MainActor @Observable final class Screen {
  var rows = 3
  func grow() { rows += 1 }
}

MainActor.assumeIsolated {
  let store = Store()
  withObservationTracking { _ = (store.open, store.half, store.loose) } onChange: { print("store changes") }
  store.open = 1
  store.loose = false
  store.half[2] = "y"
  store.file = 2
  store.last.insert(2)
  store.since += 1
  store.hide()
  store.greet()
  let screen = Screen()
  withObservationTracking { _ = screen.rows } onChange: { print("rows change") }
  screen.grow()
  print(store.half.count, store.file, store.last.count, store.since, screen.rows, Newer().x ?? 0, Secret().word)
}
