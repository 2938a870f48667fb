// Units of mass, motion, energy and mixtures.

class UnitMass: Dimension {
  static let kilograms = _unit("kg", 1)
  static let grams = _unit("g", 0.001)
  static let milligrams = _unit("mg", 0.000001)
  static let pounds = _unit("lb", 0.453592)
  static let ounces = _unit("oz", 0.0283495)
  static let stones = _unit("st", 0.157473)
  static let metricTons = _unit("t", 1000)
  static let decigrams = _unit("dg", 0.0001)
  static let centigrams = _unit("cg", 0.00001)
  static let micrograms = _unit("µg", 1e-9)
  static let nanograms = _unit("ng", 1e-12)
  static let picograms = _unit("pg", 1e-15)
  static let shortTons = _unit("ton", 907.185)
  static let carats = _unit("ct", 0.0002)
  static let ouncesTroy = _unit("oz t", 0.03110348)
  static let slugs = _unit("slug", 14.5939)
  override class func baseUnit() -> UnitMass { .kilograms }
}
class UnitSpeed: Dimension {
  static let metersPerSecond = _unit("m/s", 1)
  static let kilometersPerHour = _unit("km/h", 0.277778)
  static let milesPerHour = _unit("mph", 0.44704)
  static let knots = _unit("kn", 0.514444)
  override class func baseUnit() -> UnitSpeed { .metersPerSecond }
}
class UnitEnergy: Dimension {
  static let joules = _unit("J", 1)
  static let kilojoules = _unit("kJ", 1000)
  static let kilocalories = _unit("kCal", 4184)
  static let calories = _unit("cal", 4.184)
  static let kilowattHours = _unit("kWh", 3600000.0)
  override class func baseUnit() -> UnitEnergy { .joules }
}
class UnitPower: Dimension {
  static let watts = _unit("W", 1)
  static let kilowatts = _unit("kW", 1000)
  static let megawatts = _unit("MW", 1000000)
  static let milliwatts = _unit("mW", 0.001)
  static let horsepower = _unit("hp", 745.7)
  static let femtowatts = _unit("fW", 1e-15)
  static let gigawatts = _unit("GW", 1000000000)
  static let microwatts = _unit("µW", 1e-06)
  static let nanowatts = _unit("nW", 1e-09)
  static let picowatts = _unit("pW", 1e-12)
  static let terawatts = _unit("TW", 1000000000000)
  override class func baseUnit() -> UnitPower { .watts }
}
class UnitPressure: Dimension {
  static let newtonsPerMetersSquared = _unit("N/m²", 1)
  static let kilopascals = _unit("kPa", 1000)
  static let hectopascals = _unit("hPa", 100)
  static let bars = _unit("bar", 100000)
  static let millibars = _unit("mbar", 100)
  static let millimetersOfMercury = _unit("mmHg", 133.322)
  static let inchesOfMercury = _unit("inHg", 3386.39)
  static let poundsForcePerSquareInch = _unit("psi", 6894.76)
  static let gigapascals = _unit("GPa", 1000000000)
  static let megapascals = _unit("MPa", 1000000)
  override class func baseUnit() -> UnitPressure { .newtonsPerMetersSquared }
}
class UnitAcceleration: Dimension {
  static let metersPerSecondSquared = _unit("m/s²", 1)
  static let gravity = _unit("g", 9.81)
  override class func baseUnit() -> UnitAcceleration { .metersPerSecondSquared }
}
class UnitConcentrationMass: Dimension {
  static let gramsPerLiter = _unit("g/L", 1)
  static let milligramsPerDeciliter = _unit("mg/dL", 0.01)
  override class func baseUnit() -> UnitConcentrationMass { .gramsPerLiter }
}
class UnitDispersion: Dimension {
  static let partsPerMillion = _unit("ppm", 1)
  override class func baseUnit() -> UnitDispersion { .partsPerMillion }
}
