import Foundation

let distance = Measurement(value: 5, unit: UnitLength.kilometers)
print(distance, distance.converted(to: .meters), distance.converted(to: .miles).value)
print(distance + Measurement(value: 500, unit: UnitLength.meters))
print(distance > Measurement(value: 1, unit: UnitLength.miles), distance * 2, distance / 2)
print(distance == Measurement(value: 5000, unit: UnitLength.meters))
print(Measurement(value: 2, unit: UnitDuration.hours).converted(to: .minutes).value)
print(Measurement(value: 1, unit: UnitMass.kilograms).converted(to: .pounds).value)
var warmth = Measurement(value: 100, unit: UnitTemperature.celsius)
warmth.convert(to: .fahrenheit)
print(Int(warmth.value.rounded()), warmth.unit.symbol)
print(Measurement(value: 1, unit: UnitInformationStorage.gigabytes).converted(to: .megabytes))
