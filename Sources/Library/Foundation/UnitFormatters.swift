// Formatters of lengths, masses and energies: a number, and the name of its unit.

/// What the three formatters share: a number before the name of a unit.
class _UnitFormatter: Formatter {
  var numberFormatter: NumberFormatter = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    return formatter
  }()
  var unitStyle = Formatter.UnitStyle.medium
  @_native("unit.name")
  static func _name(_ settings: [String], _ value: Double, _ unit: Int) -> String
  @_native("unit.end")
  static func _end(_ settings: [String], _ value: Double, _ unit: Int) -> String
  @_native("unit.used") static func _used(_ settings: [String], _ value: Double) -> Int
  var _settings: [String] { ["style=\(unitStyle)"] }
  func _text(_ value: Double, _ unit: Int) -> String {
    let number = numberFormatter.string(from: NSNumber(value: value)) ?? "\(value)"
    return number + Self._end(_settings, value, unit)
  }
}

public class LengthFormatter: _UnitFormatter {
  public enum Unit: Int {
    case millimeter = 8, centimeter = 9, meter = 11, kilometer = 14
    case inch = 1281, foot = 1282, yard = 1283, mile = 1284
    var _meters: Double {
      switch self {
      case .millimeter: 0.001
      case .centimeter: 0.01
      case .meter: 1
      case .kilometer: 1000
      case .inch: 0.0254
      case .foot: 0.3048
      case .yard: 0.9144
      case .mile: 1609.344
      }
    }
  }
  public var isForPersonHeightUse = false
  override var _settings: [String] {
    super._settings + ["kind=length", "person=\(isForPersonHeightUse)"]
  }
  public func string(fromValue value: Double, unit: Unit) -> String { _text(value, unit.rawValue) }
  public func string(fromMeters meters: Double) -> String {
    var unit = Unit.meter
    _ = unitString(fromMeters: meters, usedUnit: &unit)
    return string(fromValue: meters / unit._meters, unit: unit)
  }
  public func unitString(fromValue value: Double, unit: Unit) -> String {
    Self._name(_settings, value, unit.rawValue)
  }
  public func unitString(fromMeters meters: Double, usedUnit: inout Unit) -> String {
    usedUnit = Unit(rawValue: Self._used(_settings, meters)) ?? .meter
    return unitString(fromValue: meters / usedUnit._meters, unit: usedUnit)
  }
  public override func string(for value: Any?) -> String? {
    (value as? Double).map { string(fromMeters: $0) }
  }
}

public class MassFormatter: _UnitFormatter {
  public enum Unit: Int {
    case gram, kilogram, ounce, pound, stone
    var _kilograms: Double {
      switch self {
      case .gram: 0.001
      case .kilogram: 1
      case .ounce: 0.028349523125
      case .pound: 0.45359237
      case .stone: 6.35029318
      }
    }
  }
  public var isForPersonMassUse = false
  override var _settings: [String] {
    super._settings + ["kind=mass", "person=\(isForPersonMassUse)"]
  }
  public func string(fromValue value: Double, unit: Unit) -> String { _text(value, unit.rawValue) }
  public func string(fromKilograms kilograms: Double) -> String {
    var unit = Unit.kilogram
    _ = unitString(fromKilograms: kilograms, usedUnit: &unit)
    return string(fromValue: kilograms / unit._kilograms, unit: unit)
  }
  public func unitString(fromValue value: Double, unit: Unit) -> String {
    Self._name(_settings, value, unit.rawValue)
  }
  public func unitString(fromKilograms kilograms: Double, usedUnit: inout Unit) -> String {
    usedUnit = Unit(rawValue: Self._used(_settings, kilograms)) ?? .kilogram
    return unitString(fromValue: kilograms / usedUnit._kilograms, unit: usedUnit)
  }
  public override func string(for value: Any?) -> String? {
    (value as? Double).map { string(fromKilograms: $0) }
  }
}

public class EnergyFormatter: _UnitFormatter {
  public enum Unit: Int {
    case joule = 11, kilojoule = 14, calorie = 1793, kilocalorie = 1794
    var _joules: Double {
      switch self {
      case .joule: 1
      case .kilojoule: 1000
      case .calorie: 4.184
      case .kilocalorie: 4184
      }
    }
  }
  public var isForFoodEnergyUse = false
  override var _settings: [String] {
    super._settings + ["kind=energy", "person=\(isForFoodEnergyUse)"]
  }
  public func string(fromValue value: Double, unit: Unit) -> String { _text(value, unit.rawValue) }
  public func string(fromJoules joules: Double) -> String {
    var unit = Unit.joule
    _ = unitString(fromJoules: joules, usedUnit: &unit)
    return string(fromValue: joules / unit._joules, unit: unit)
  }
  public func unitString(fromValue value: Double, unit: Unit) -> String {
    Self._name(_settings, value, unit.rawValue)
  }
  public func unitString(fromJoules joules: Double, usedUnit: inout Unit) -> String {
    usedUnit = Unit(rawValue: Self._used(_settings, joules)) ?? .joule
    return unitString(fromValue: joules / usedUnit._joules, unit: usedUnit)
  }
  public override func string(for value: Any?) -> String? {
    (value as? Double).map { string(fromJoules: $0) }
  }
}
