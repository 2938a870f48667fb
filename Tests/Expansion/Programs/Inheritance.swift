import Observation

@Observable class Vehicle {
  var speed = 0
  var wheels: Int { 4 }
  func stop() { speed = 0 }
}

@Observable class Bike: Vehicle {
  var gear = 1
  override var wheels: Int { 2 }
  override func stop() {
    super.stop()
    gear = 1
  }
}

class Tandem: Bike { var riders = 2 }

@Observable final class Named: CustomStringConvertible, Equatable {
  var name = "n"
  var description: String { name }
  static func == (left: Named, right: Named) -> Bool { left.name == right.name }
}

protocol Model: AnyObject, Observable {}
@Observable final class Entry: Model { var text = "" }
@Observable final class Declared: Observation.Observable { var text = "" }

do {
  let bike = Tandem()
  withObservationTracking { _ = (bike.speed, bike.gear) } onChange: { print("bike changes") }
  bike.riders = 1
  bike.gear = 2
  bike.speed = 20
  bike.stop()
  print(bike.speed, bike.gear, bike.wheels, Named(), Named() == Named())
  let entry: any Model = Entry()
  let declared: any Observable = Declared()
  print(type(of: entry), type(of: declared))
}
