// Units of duration, frequency and angle.

class UnitDuration: Dimension {
  static let seconds = UnitDuration(symbol: "s", converter: UnitConverterLinear(coefficient: 1))
  static let minutes = UnitDuration(symbol: "min", converter: UnitConverterLinear(coefficient: 60))
  static let hours = UnitDuration(symbol: "hr", converter: UnitConverterLinear(coefficient: 3600))
  static let milliseconds = UnitDuration(
    symbol: "ms", converter: UnitConverterLinear(coefficient: 0.001))
  static let microseconds = UnitDuration(
    symbol: "µs", converter: UnitConverterLinear(coefficient: 0.000001))
  static let nanoseconds = UnitDuration(
    symbol: "ns", converter: UnitConverterLinear(coefficient: 0.000000001))
  static let picoseconds = UnitDuration(
    symbol: "ps", converter: UnitConverterLinear(coefficient: 0.000000000001))
  override class func baseUnit() -> UnitDuration { .seconds }
}
class UnitAngle: Dimension {
  static let degrees = UnitAngle(symbol: "°", converter: UnitConverterLinear(coefficient: 1))
  static let radians = UnitAngle(
    symbol: "rad", converter: UnitConverterLinear(coefficient: 57.29577951308232))
  static let revolutions = UnitAngle(
    symbol: "rev", converter: UnitConverterLinear(coefficient: 360))
  static let arcMinutes = UnitAngle(
    symbol: "ʹ", converter: UnitConverterLinear(coefficient: 0.016666666666666666))
  static let arcSeconds = UnitAngle(
    symbol: "ʹʹ", converter: UnitConverterLinear(coefficient: 0.0002777777777777778))
  static let gradians = UnitAngle(symbol: "grad", converter: UnitConverterLinear(coefficient: 0.9))
  override class func baseUnit() -> UnitAngle { .degrees }
}
class UnitFrequency: Dimension {
  static let hertz = UnitFrequency(symbol: "Hz", converter: UnitConverterLinear(coefficient: 1))
  static let kilohertz = UnitFrequency(
    symbol: "kHz", converter: UnitConverterLinear(coefficient: 1000))
  static let megahertz = UnitFrequency(
    symbol: "MHz", converter: UnitConverterLinear(coefficient: 1000000))
  static let gigahertz = UnitFrequency(
    symbol: "GHz", converter: UnitConverterLinear(coefficient: 1000000000))
  static let framesPerSecond = UnitFrequency(
    symbol: "fps", converter: UnitConverterLinear(coefficient: 1))
  static let microhertz = UnitFrequency(
    symbol: "µHz", converter: UnitConverterLinear(coefficient: 1e-06, constant: 0))
  static let millihertz = UnitFrequency(
    symbol: "mHz", converter: UnitConverterLinear(coefficient: 0.001))
  static let nanohertz = UnitFrequency(
    symbol: "nHz", converter: UnitConverterLinear(coefficient: 1e-09, constant: 0))
  static let terahertz = UnitFrequency(
    symbol: "THz", converter: UnitConverterLinear(coefficient: 1000000000000))
  override class func baseUnit() -> UnitFrequency { .hertz }
}
