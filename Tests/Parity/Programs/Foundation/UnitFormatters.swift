import Foundation
let f = LengthFormatter()
print(f.string(fromValue: 4.5, unit: .kilometer), f.string(fromMeters: 1500), f.unitString(fromValue: 1, unit: .mile))
for style in [Formatter.UnitStyle.short, .medium, .long] { f.unitStyle = style; for u in [LengthFormatter.Unit.millimeter, .centimeter, .meter, .kilometer, .inch, .foot, .yard, .mile] { print(f.string(fromValue: 1, unit: u), f.string(fromValue: 2.25, unit: u), f.unitString(fromValue: 1, unit: u), separator: "|") } }
f.isForPersonHeightUse = true
print(f.string(fromMeters: 1.8))
f.numberFormatter.maximumFractionDigits = 0
print(f.string(fromValue: 4.6, unit: .kilometer))
let m = MassFormatter()
print(m.string(fromKilograms: 2.5), m.string(fromValue: 3, unit: .pound))
for style in [Formatter.UnitStyle.short, .medium, .long] { m.unitStyle = style; for u in [MassFormatter.Unit.gram, .kilogram, .ounce, .pound, .stone] { print(m.string(fromValue: 1, unit: u), m.string(fromValue: 2, unit: u), separator: "|") } }
let e = EnergyFormatter()
print(e.string(fromJoules: 5000), e.string(fromValue: 120, unit: .kilocalorie))
for style in [Formatter.UnitStyle.short, .medium, .long] { e.unitStyle = style; for u in [EnergyFormatter.Unit.joule, .kilojoule, .calorie, .kilocalorie] { print(e.string(fromValue: 1, unit: u), e.string(fromValue: 2, unit: u), separator: "|") } }
var unit = LengthFormatter.Unit.meter
print(LengthFormatter().unitString(fromMeters: 1500, usedUnit: &unit), unit.rawValue)
for v in [Double.nan, .infinity, -.infinity, 0, -3, 1e300] { print(f.string(fromMeters: v).count > 0, m.string(fromKilograms: v).count > 0, e.string(fromJoules: v).count > 0) }
