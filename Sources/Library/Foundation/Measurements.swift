// Measurements, units and their conversion.

class Unit: NSObject {
  let symbol: String
  init(symbol: String) { self.symbol = symbol }
  override var hash: Int { symbol.hashValue }
  override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? Unit else { return false }
    return self === other || type(of: self) == type(of: other) && symbol == other.symbol
  }
}
class UnitConverter {
  init() {}
  func baseUnitValue(fromValue value: Double) -> Double { value }
  func value(fromBaseUnitValue value: Double) -> Double { value }
}
class UnitConverterLinear: UnitConverter {
  let coefficient: Double
  let constant: Double
  init(coefficient: Double, constant: Double = 0) {
    self.coefficient = coefficient
    self.constant = constant
    super.init()
  }
  override func baseUnitValue(fromValue value: Double) -> Double {
    value * coefficient + constant
  }
  override func value(fromBaseUnitValue value: Double) -> Double {
    (value - constant) / coefficient
  }
}
/// Converts units that are inversely proportional to the base unit.
final class _ReciprocalConverter: UnitConverter {
  let reciprocal: Double
  init(reciprocal: Double) {
    self.reciprocal = reciprocal
    super.init()
  }
  override func baseUnitValue(fromValue value: Double) -> Double { reciprocal / value }
  override func value(fromBaseUnitValue value: Double) -> Double { reciprocal / value }
}
class UnitFuelEfficiency: Dimension {
  static let litersPer100Kilometers = _unit("L/100km", 1)
  static let milesPerGallon = UnitFuelEfficiency(
    symbol: "mpg", converter: _ReciprocalConverter(reciprocal: 235.215))
  static let milesPerImperialGallon = UnitFuelEfficiency(
    symbol: "mpg", converter: _ReciprocalConverter(reciprocal: 282.481))
  override class func baseUnit() -> UnitFuelEfficiency { .litersPer100Kilometers }
}
class Dimension: Unit {
  let converter: UnitConverter
  required init(symbol: String, converter: UnitConverter) {
    self.converter = converter
    super.init(symbol: symbol)
  }
  override func isEqual(_ object: Any?) -> Bool {
    guard super.isEqual(object), let other = object as? Dimension else { return false }
    return [1.0, 2].allSatisfy {
      converter.baseUnitValue(fromValue: $0) == other.converter.baseUnitValue(fromValue: $0)
    }
  }
  /// A unit that is proportional to the base unit.
  class func _unit(_ symbol: String, _ coefficient: Double, _ constant: Double = 0) -> Self {
    Self(
      symbol: symbol,
      converter: UnitConverterLinear(coefficient: coefficient, constant: constant))
  }
  class func baseUnit() -> Self { fatalError("*** You must override baseUnit in your class") }
}
struct Measurement<UnitType: Unit>: Hashable, Comparable, CustomStringConvertible {
  typealias FormatStyle = _MeasurementStyle<UnitType>
  var value: Double
  let unit: UnitType
  init(value: Double, unit: UnitType) {
    self.value = value
    self.unit = unit
  }
  var _inBaseUnits: Double {
    (unit as? Dimension)?.converter.baseUnitValue(fromValue: value) ?? value
  }
  static func == (lhs: Measurement<UnitType>, rhs: Measurement<UnitType>) -> Bool {
    lhs._inBaseUnits == rhs._inBaseUnits
  }
  static func < (lhs: Measurement<UnitType>, rhs: Measurement<UnitType>) -> Bool {
    lhs._inBaseUnits < rhs._inBaseUnits
  }
  func hash(into hasher: inout Hasher) { hasher.combine(_inBaseUnits) }
  static func * (lhs: Measurement<UnitType>, rhs: Double) -> Measurement<UnitType> {
    Measurement(value: lhs.value * rhs, unit: lhs.unit)
  }
  static func * (lhs: Double, rhs: Measurement<UnitType>) -> Measurement<UnitType> { rhs * lhs }
  static func / (lhs: Measurement<UnitType>, rhs: Double) -> Measurement<UnitType> {
    Measurement(value: lhs.value / rhs, unit: lhs.unit)
  }
  var description: String { "\(value) \(unit.symbol)" }
}
extension Measurement where UnitType: Dimension {
  func converted(to otherUnit: UnitType) -> Measurement<UnitType> {
    if unit == otherUnit { return self }
    return Measurement(
      value: otherUnit.converter.value(fromBaseUnitValue: _inBaseUnits), unit: otherUnit)
  }
  mutating func convert(to otherUnit: UnitType) { self = self.converted(to: otherUnit) }
  static func _joined(
    _ lhs: Measurement<UnitType>, _ rhs: Measurement<UnitType>, _ sign: Double
  ) -> Measurement<UnitType> {
    if lhs.unit == rhs.unit {
      return Measurement(value: lhs.value + sign * rhs.value, unit: lhs.unit)
    }
    return Measurement(
      value: lhs._inBaseUnits + sign * rhs._inBaseUnits, unit: UnitType.baseUnit())
  }
  static func + (
    lhs: Measurement<UnitType>, rhs: Measurement<UnitType>
  ) -> Measurement<UnitType> {
    Measurement._joined(lhs, rhs, 1)
  }
  static func - (
    lhs: Measurement<UnitType>, rhs: Measurement<UnitType>
  ) -> Measurement<UnitType> {
    Measurement._joined(lhs, rhs, -1)
  }
}
extension Measurement: Codable {
  enum CodingKeys: String, CodingKey { case value, unit }
  enum _UnitKeys: String, CodingKey { case symbol, converter }
  enum _ConverterKeys: String, CodingKey { case coefficient, constant }
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let unit = try container.nestedContainer(keyedBy: _UnitKeys.self, forKey: .unit)
    let symbol = try unit.decode(String.self, forKey: .symbol)
    let made: Unit
    if let dimension = UnitType.self as? Dimension.Type {
      let converter = try unit.nestedContainer(keyedBy: _ConverterKeys.self, forKey: .converter)
      made = dimension.init(
        symbol: symbol,
        converter: UnitConverterLinear(
          coefficient: try converter.decode(Double.self, forKey: .coefficient),
          constant: try converter.decode(Double.self, forKey: .constant)))
    } else {
      made = Unit(symbol: symbol)
    }
    guard let unit = made as? UnitType else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath, debugDescription: "Unexpected unit."))
    }
    self.init(value: try container.decode(Double.self, forKey: .value), unit: unit)
  }
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(value, forKey: .value)
    var unitContainer = container.nestedContainer(keyedBy: _UnitKeys.self, forKey: .unit)
    try unitContainer.encode(unit.symbol, forKey: .symbol)
    if let dimension = unit as? Dimension,
      let linear = dimension.converter as? UnitConverterLinear
    {
      var converter = unitContainer.nestedContainer(
        keyedBy: _ConverterKeys.self, forKey: .converter)
      try converter.encode(linear.coefficient, forKey: .coefficient)
      try converter.encode(linear.constant, forKey: .constant)
    }
  }
}
