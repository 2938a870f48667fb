import Observation

enum Outer {
  @Observable final class Inner {
    struct Part: Equatable { var size = 1 }
    var part: Part = .init()
    @Observable final class Innermost {
      var depth = 3
    }
    var innermost = Innermost()
  }
  case one
}

struct Wrapper {
  @Observable class Model { var value = 1 }
  var model = Model()
}

do {
  let inner = Outer.Inner()
  withObservationTracking { _ = inner.part } onChange: { print("part changes") }
  inner.part = Outer.Inner.Part()
  inner.part.size = 2
  withObservationTracking { _ = inner.innermost.depth } onChange: { print("depth changes") }
  inner.innermost.depth += 1
  let wrapper = Wrapper()
  withObservationTracking { _ = wrapper.model.value } onChange: { print("value changes") }
  wrapper.model.value = 2
  print(inner.part.size, inner.innermost.depth, wrapper.model.value)
}
