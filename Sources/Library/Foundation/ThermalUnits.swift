// Units of temperature.

class UnitTemperature: Dimension {
  static let kelvin = UnitTemperature(symbol: "K", converter: UnitConverterLinear(coefficient: 1))
  static let celsius = UnitTemperature(
    symbol: "°C", converter: UnitConverterLinear(coefficient: 1, constant: 273.15))
  static let fahrenheit = UnitTemperature(
    symbol: "°F",
    converter: UnitConverterLinear(coefficient: 0.55555555555556, constant: 255.37222222222427))
  override class func baseUnit() -> UnitTemperature { .kelvin }
}
