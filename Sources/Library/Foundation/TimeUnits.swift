// Units of duration, frequency and angle.

class UnitDuration: Dimension {
  static let seconds = _unit("s", 1)
  static let minutes = _unit("min", 60)
  static let hours = _unit("hr", 3600)
  static let milliseconds = _unit("ms", 0.001)
  static let microseconds = _unit("µs", 0.000001)
  static let nanoseconds = _unit("ns", 0.000000001)
  static let picoseconds = _unit("ps", 0.000000000001)
  override class func baseUnit() -> UnitDuration { .seconds }
}
class UnitAngle: Dimension {
  static let degrees = _unit("°", 1)
  static let radians = _unit("rad", 57.29577951308232)
  static let revolutions = _unit("rev", 360)
  static let arcMinutes = _unit("ʹ", 0.016666666666666666)
  static let arcSeconds = _unit("ʹʹ", 0.0002777777777777778)
  static let gradians = _unit("grad", 0.9)
  override class func baseUnit() -> UnitAngle { .degrees }
}
class UnitFrequency: Dimension {
  static let hertz = _unit("Hz", 1)
  static let kilohertz = _unit("kHz", 1000)
  static let megahertz = _unit("MHz", 1000000)
  static let gigahertz = _unit("GHz", 1000000000)
  static let framesPerSecond = _unit("fps", 1)
  static let microhertz = _unit("µHz", 1e-06)
  static let millihertz = _unit("mHz", 0.001)
  static let nanohertz = _unit("nHz", 1e-09)
  static let terahertz = _unit("THz", 1000000000000)
  override class func baseUnit() -> UnitFrequency { .hertz }
}
