// Units of temperature.

class UnitTemperature: Dimension {
  static let kelvin = _unit("K", 1)
  static let celsius = _unit("°C", 1, 273.15)
  static let fahrenheit = _unit("°F", 0.55555555555556, 255.37222222222427)
  override class func baseUnit() -> UnitTemperature { .kelvin }
}
