import Foundation

// What a sum is of, the place says that it goes to.
struct Point {
  var x = 0.0
  func distance(to other: Point) -> Measurement<UnitLength> {
    Measurement(value: (other.x - x).magnitude, unit: .meters)
  }
}
let track = [Point(), Point(x: 2), Point(x: 1002)]
var length: Measurement<UnitLength> {
  zip(track, track.dropFirst()).map { $0.distance(to: $1) }
    .reduce(Measurement(value: 0, unit: .meters), +)
}
func sum(_ list: [Measurement<UnitMass>]) -> Measurement<UnitMass> {
  list.reduce(Measurement(value: 0, unit: .grams)) { $0 + $1 }
}
let far: Measurement<UnitLength> = track.map { $0.distance(to: Point()) }
  .reduce(Measurement(value: 0, unit: .kilometers), +)
print(length.value, far.converted(to: .meters).value)
print(sum([Measurement(value: 1, unit: .kilograms), Measurement(value: 5, unit: .grams)]).value)
