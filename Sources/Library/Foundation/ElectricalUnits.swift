// Units of electricity and light.

class UnitElectricCharge: Dimension {
  static let coulombs = UnitElectricCharge(
    symbol: "C", converter: UnitConverterLinear(coefficient: 1))
  static let microampereHours = UnitElectricCharge(
    symbol: "µAh", converter: UnitConverterLinear(coefficient: 0.0036))
  static let milliampereHours = UnitElectricCharge(
    symbol: "mAh", converter: UnitConverterLinear(coefficient: 3.6))
  static let ampereHours = UnitElectricCharge(
    symbol: "Ah", converter: UnitConverterLinear(coefficient: 3600))
  static let kiloampereHours = UnitElectricCharge(
    symbol: "kAh", converter: UnitConverterLinear(coefficient: 3600000))
  static let megaampereHours = UnitElectricCharge(
    symbol: "MAh", converter: UnitConverterLinear(coefficient: 3600000000))
  override class func baseUnit() -> UnitElectricCharge { .coulombs }
}
class UnitElectricCurrent: Dimension {
  static let amperes = UnitElectricCurrent(
    symbol: "A", converter: UnitConverterLinear(coefficient: 1))
  static let microamperes = UnitElectricCurrent(
    symbol: "µA", converter: UnitConverterLinear(coefficient: 1e-06, constant: 0))
  static let milliamperes = UnitElectricCurrent(
    symbol: "mA", converter: UnitConverterLinear(coefficient: 0.001))
  static let kiloamperes = UnitElectricCurrent(
    symbol: "kA", converter: UnitConverterLinear(coefficient: 1000))
  static let megaamperes = UnitElectricCurrent(
    symbol: "MA", converter: UnitConverterLinear(coefficient: 1000000))
  override class func baseUnit() -> UnitElectricCurrent { .amperes }
}
class UnitElectricPotentialDifference: Dimension {
  static let volts = UnitElectricPotentialDifference(
    symbol: "V", converter: UnitConverterLinear(coefficient: 1))
  static let microvolts = UnitElectricPotentialDifference(
    symbol: "µV", converter: UnitConverterLinear(coefficient: 1e-06, constant: 0))
  static let millivolts = UnitElectricPotentialDifference(
    symbol: "mV", converter: UnitConverterLinear(coefficient: 0.001))
  static let kilovolts = UnitElectricPotentialDifference(
    symbol: "kV", converter: UnitConverterLinear(coefficient: 1000))
  static let megavolts = UnitElectricPotentialDifference(
    symbol: "MV", converter: UnitConverterLinear(coefficient: 1000000))
  override class func baseUnit() -> UnitElectricPotentialDifference { .volts }
}
class UnitElectricResistance: Dimension {
  static let ohms = UnitElectricResistance(
    symbol: "Ω", converter: UnitConverterLinear(coefficient: 1))
  static let microohms = UnitElectricResistance(
    symbol: "µΩ", converter: UnitConverterLinear(coefficient: 1e-06, constant: 0))
  static let milliohms = UnitElectricResistance(
    symbol: "mΩ", converter: UnitConverterLinear(coefficient: 0.001))
  static let kiloohms = UnitElectricResistance(
    symbol: "kΩ", converter: UnitConverterLinear(coefficient: 1000))
  static let megaohms = UnitElectricResistance(
    symbol: "MΩ", converter: UnitConverterLinear(coefficient: 1000000))
  override class func baseUnit() -> UnitElectricResistance { .ohms }
}
class UnitIlluminance: Dimension {
  static let lux = UnitIlluminance(symbol: "lx", converter: UnitConverterLinear(coefficient: 1))
  override class func baseUnit() -> UnitIlluminance { .lux }
}
