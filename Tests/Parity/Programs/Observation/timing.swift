// When observers are told: before the change, once, all of them, in order with the property's own.
import Observation
@Observable final class Model {
  var a = 1 {
    didSet { print("didSet", oldValue, a) }
  }
  var b = 10
  var linked = 0 { didSet { b = linked * 2 } }
  var list = [1]
  init() {}
  init(_ a: Int) { self.a = a }
}
let model = Model()
withObservationTracking {
  _ = model.a
} onChange: {
  print("told, still", model.a)
}
model.a = 2
model.a = 3
withObservationTracking {
  _ = model.a
} onChange: {
  print("told again")
}
model.a = 3
print("equal said nothing")
model.a += 0
var count = 0
withObservationTracking {
  _ = (model.a, model.b)
} onChange: {
  count += 1
}
model.b = 11
model.a = 5
model.b = 12
print("once", count)
let watched = Model()
func track() {
  withObservationTracking {
    print("read", watched.b)
  } onChange: {
    print("changed"); track()
  }
}
track()
watched.b = 20
watched.b = 30
for index in 0..<3 {
  withObservationTracking {
    _ = model.list
  } onChange: {
    count += 10 * (index + 1)
  }
}
model.list.append(2)
print("all", count)
withObservationTracking {
  model.b = 99; _ = model.b
} onChange: {
  print("own write")
}
print("installed after")
model.b = 100
var inner = 0, outer = 0
withObservationTracking {
  withObservationTracking {
    _ = model.b
  } onChange: {
    inner += 1
  }
  _ = model.list
} onChange: {
  outer += 1
}
model.b = 101
print("nested", inner, outer)
withObservationTracking {
  _ = model.b
} onChange: {
  print("cascade", model.b)
}
model.linked = 5
print(model.b)
model.linked = 5
print(Model(7).a)
let value = withObservationTracking {
  model.a * 2
} onChange: {
}
print(value)
struct Failure: Error {}
do {
  var temporary: Model? = Model()
  withObservationTracking {
    _ = temporary?.b
  } onChange: {
    print("never")
  }
  temporary = nil
}
print("gone")
