// Units of electricity and light.

class UnitElectricCharge: Dimension {
  static let coulombs = _unit("C", 1)
  static let microampereHours = _unit("µAh", 0.0036)
  static let milliampereHours = _unit("mAh", 3.6)
  static let ampereHours = _unit("Ah", 3600)
  static let kiloampereHours = _unit("kAh", 3600000)
  static let megaampereHours = _unit("MAh", 3600000000)
  override class func baseUnit() -> UnitElectricCharge { .coulombs }
}
class UnitElectricCurrent: Dimension {
  static let amperes = _unit("A", 1)
  static let microamperes = _unit("µA", 1e-06)
  static let milliamperes = _unit("mA", 0.001)
  static let kiloamperes = _unit("kA", 1000)
  static let megaamperes = _unit("MA", 1000000)
  override class func baseUnit() -> UnitElectricCurrent { .amperes }
}
class UnitElectricPotentialDifference: Dimension {
  static let volts = _unit("V", 1)
  static let microvolts = _unit("µV", 1e-06)
  static let millivolts = _unit("mV", 0.001)
  static let kilovolts = _unit("kV", 1000)
  static let megavolts = _unit("MV", 1000000)
  override class func baseUnit() -> UnitElectricPotentialDifference { .volts }
}
class UnitElectricResistance: Dimension {
  static let ohms = _unit("Ω", 1)
  static let microohms = _unit("µΩ", 1e-06)
  static let milliohms = _unit("mΩ", 0.001)
  static let kiloohms = _unit("kΩ", 1000)
  static let megaohms = _unit("MΩ", 1000000)
  override class func baseUnit() -> UnitElectricResistance { .ohms }
}
class UnitIlluminance: Dimension {
  static let lux = _unit("lx", 1)
  override class func baseUnit() -> UnitIlluminance { .lux }
}
