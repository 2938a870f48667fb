// Units of mass, motion, energy and mixtures.

class UnitMass: Dimension {
  static let kilograms = UnitMass(symbol: "kg", converter: UnitConverterLinear(coefficient: 1))
  static let grams = UnitMass(symbol: "g", converter: UnitConverterLinear(coefficient: 0.001))
  static let milligrams = UnitMass(
    symbol: "mg", converter: UnitConverterLinear(coefficient: 0.000001))
  static let pounds = UnitMass(symbol: "lb", converter: UnitConverterLinear(coefficient: 0.453592))
  static let ounces = UnitMass(symbol: "oz", converter: UnitConverterLinear(coefficient: 0.0283495))
  static let stones = UnitMass(symbol: "st", converter: UnitConverterLinear(coefficient: 0.157473))
  static let metricTons = UnitMass(symbol: "t", converter: UnitConverterLinear(coefficient: 1000))
  static let decigrams = UnitMass(symbol: "dg", converter: UnitConverterLinear(coefficient: 0.0001))
  static let centigrams = UnitMass(
    symbol: "cg", converter: UnitConverterLinear(coefficient: 0.00001))
  static let micrograms = UnitMass(
    symbol: "µg", converter: UnitConverterLinear(coefficient: 1e-9, constant: 0))
  static let nanograms = UnitMass(
    symbol: "ng", converter: UnitConverterLinear(coefficient: 1e-12, constant: 0))
  static let picograms = UnitMass(
    symbol: "pg", converter: UnitConverterLinear(coefficient: 1e-15, constant: 0))
  static let shortTons = UnitMass(
    symbol: "ton", converter: UnitConverterLinear(coefficient: 907.185))
  static let carats = UnitMass(symbol: "ct", converter: UnitConverterLinear(coefficient: 0.0002))
  static let ouncesTroy = UnitMass(
    symbol: "oz t", converter: UnitConverterLinear(coefficient: 0.03110348))
  static let slugs = UnitMass(symbol: "slug", converter: UnitConverterLinear(coefficient: 14.5939))
  override class func baseUnit() -> UnitMass { .kilograms }
}
class UnitSpeed: Dimension {
  static let metersPerSecond = UnitSpeed(
    symbol: "m/s", converter: UnitConverterLinear(coefficient: 1))
  static let kilometersPerHour = UnitSpeed(
    symbol: "km/h", converter: UnitConverterLinear(coefficient: 0.277778))
  static let milesPerHour = UnitSpeed(
    symbol: "mph", converter: UnitConverterLinear(coefficient: 0.44704))
  static let knots = UnitSpeed(symbol: "kn", converter: UnitConverterLinear(coefficient: 0.514444))
  override class func baseUnit() -> UnitSpeed { .metersPerSecond }
}
class UnitEnergy: Dimension {
  static let joules = UnitEnergy(symbol: "J", converter: UnitConverterLinear(coefficient: 1))
  static let kilojoules = UnitEnergy(
    symbol: "kJ", converter: UnitConverterLinear(coefficient: 1000))
  static let kilocalories = UnitEnergy(
    symbol: "kCal", converter: UnitConverterLinear(coefficient: 4184))
  static let calories = UnitEnergy(
    symbol: "cal", converter: UnitConverterLinear(coefficient: 4.184))
  static let kilowattHours = UnitEnergy(
    symbol: "kWh", converter: UnitConverterLinear(coefficient: 3600000.0))
  override class func baseUnit() -> UnitEnergy { .joules }
}
class UnitPower: Dimension {
  static let watts = UnitPower(symbol: "W", converter: UnitConverterLinear(coefficient: 1))
  static let kilowatts = UnitPower(symbol: "kW", converter: UnitConverterLinear(coefficient: 1000))
  static let megawatts = UnitPower(
    symbol: "MW", converter: UnitConverterLinear(coefficient: 1000000))
  static let milliwatts = UnitPower(
    symbol: "mW", converter: UnitConverterLinear(coefficient: 0.001))
  static let horsepower = UnitPower(
    symbol: "hp", converter: UnitConverterLinear(coefficient: 745.7))
  static let femtowatts = UnitPower(
    symbol: "fW", converter: UnitConverterLinear(coefficient: 1e-15, constant: 0))
  static let gigawatts = UnitPower(
    symbol: "GW", converter: UnitConverterLinear(coefficient: 1000000000))
  static let microwatts = UnitPower(
    symbol: "µW", converter: UnitConverterLinear(coefficient: 1e-06, constant: 0))
  static let nanowatts = UnitPower(
    symbol: "nW", converter: UnitConverterLinear(coefficient: 1e-09, constant: 0))
  static let picowatts = UnitPower(
    symbol: "pW", converter: UnitConverterLinear(coefficient: 1e-12, constant: 0))
  static let terawatts = UnitPower(
    symbol: "TW", converter: UnitConverterLinear(coefficient: 1000000000000))
  override class func baseUnit() -> UnitPower { .watts }
}
class UnitPressure: Dimension {
  static let newtonsPerMetersSquared = UnitPressure(
    symbol: "N/m²", converter: UnitConverterLinear(coefficient: 1))
  static let kilopascals = UnitPressure(
    symbol: "kPa", converter: UnitConverterLinear(coefficient: 1000))
  static let hectopascals = UnitPressure(
    symbol: "hPa", converter: UnitConverterLinear(coefficient: 100))
  static let bars = UnitPressure(symbol: "bar", converter: UnitConverterLinear(coefficient: 100000))
  static let millibars = UnitPressure(
    symbol: "mbar", converter: UnitConverterLinear(coefficient: 100))
  static let millimetersOfMercury = UnitPressure(
    symbol: "mmHg", converter: UnitConverterLinear(coefficient: 133.322))
  static let inchesOfMercury = UnitPressure(
    symbol: "inHg", converter: UnitConverterLinear(coefficient: 3386.39))
  static let poundsForcePerSquareInch = UnitPressure(
    symbol: "psi", converter: UnitConverterLinear(coefficient: 6894.76))
  static let gigapascals = UnitPressure(
    symbol: "GPa", converter: UnitConverterLinear(coefficient: 1000000000))
  static let megapascals = UnitPressure(
    symbol: "MPa", converter: UnitConverterLinear(coefficient: 1000000))
  override class func baseUnit() -> UnitPressure { .newtonsPerMetersSquared }
}
class UnitAcceleration: Dimension {
  static let metersPerSecondSquared = UnitAcceleration(
    symbol: "m/s²", converter: UnitConverterLinear(coefficient: 1))
  static let gravity = UnitAcceleration(
    symbol: "g", converter: UnitConverterLinear(coefficient: 9.81))
  override class func baseUnit() -> UnitAcceleration { .metersPerSecondSquared }
}
class UnitConcentrationMass: Dimension {
  static let gramsPerLiter = UnitConcentrationMass(
    symbol: "g/L", converter: UnitConverterLinear(coefficient: 1))
  static let milligramsPerDeciliter = UnitConcentrationMass(
    symbol: "mg/dL", converter: UnitConverterLinear(coefficient: 0.01))
  override class func baseUnit() -> UnitConcentrationMass { .gramsPerLiter }
}
class UnitDispersion: Dimension {
  static let partsPerMillion = UnitDispersion(
    symbol: "ppm", converter: UnitConverterLinear(coefficient: 1))
  override class func baseUnit() -> UnitDispersion { .partsPerMillion }
}
