import Observation

@Observable
// What follows depends.
final class Mode {
#if os(Linux)
  var name = "linux"
#else
  let name = "other"
#endif
  var isOn = false /* at first */
}

do {
  let mode = Mode()
  withObservationTracking { _ = mode.name } onChange: { print("name changes") }
  mode.name = "unix"
  mode.isOn.toggle()
  print(mode.name, mode.isOn)
}
