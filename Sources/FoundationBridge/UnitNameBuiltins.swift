import Foundation
import Interpreter

/// Builtins that name the units of lengths, masses and energies.
enum UnitNameBuiltins {
  static let rows: [Builtin] = [
    Builtin("unit.name") { (settings: Settings, value: Double, unit: Int) in
      name(of: unit, for: value, settings)
    },
    Builtin("unit.end") { (settings: Settings, value: Double, unit: Int) in
      end(of: unit, for: value, settings)
    },
    Builtin("unit.used") { (settings: Settings, value: Double) in
      usedUnit(for: value, settings)
    },
  ]

  private static func name(of unit: Int, for value: Double, _ settings: Settings) -> String {
    switch settings["kind"] {
    case "length":
      let unit = LengthFormatter.Unit(rawValue: unit) ?? .meter
      return lengthFormatter(settings).unitString(fromValue: value, unit: unit)
    case "mass":
      let unit = MassFormatter.Unit(rawValue: unit) ?? .kilogram
      return massFormatter(settings).unitString(fromValue: value, unit: unit)
    default:
      let unit = EnergyFormatter.Unit(rawValue: unit) ?? .joule
      return energyFormatter(settings).unitString(fromValue: value, unit: unit)
    }
  }

  /// What follows the number in the text of a value, which need not be the name of the unit.
  private static func end(of unit: Int, for value: Double, _ settings: Settings) -> String {
    let (text, numbers): (String, NumberFormatter)
    switch settings["kind"] {
    case "length":
      let formatter = lengthFormatter(settings)
      text = formatter.string(fromValue: value, unit: .init(rawValue: unit) ?? .meter)
      numbers = formatter.numberFormatter
    case "mass":
      let formatter = massFormatter(settings)
      text = formatter.string(fromValue: value, unit: .init(rawValue: unit) ?? .kilogram)
      numbers = formatter.numberFormatter
    default:
      let formatter = energyFormatter(settings)
      text = formatter.string(fromValue: value, unit: .init(rawValue: unit) ?? .joule)
      numbers = formatter.numberFormatter
    }
    let number = numbers.string(from: NSNumber(value: value)) ?? ""
    return String(text.dropFirst(number.count))
  }

  /// The number of the unit in which a value is written: meters, kilograms or joules.
  private static func usedUnit(for value: Double, _ settings: Settings) -> Int {
    switch settings["kind"] {
    case "length":
      var unit = LengthFormatter.Unit.meter
      _ = lengthFormatter(settings).unitString(fromMeters: value, usedUnit: &unit)
      return unit.rawValue
    case "mass":
      var unit = MassFormatter.Unit.kilogram
      _ = massFormatter(settings).unitString(fromKilograms: value, usedUnit: &unit)
      return unit.rawValue
    default:
      var unit = EnergyFormatter.Unit.joule
      _ = energyFormatter(settings).unitString(fromJoules: value, usedUnit: &unit)
      return unit.rawValue
    }
  }

  private static func lengthFormatter(_ settings: Settings) -> LengthFormatter {
    let formatter = LengthFormatter()
    formatter.unitStyle = style(settings)
    formatter.isForPersonHeightUse = settings.isSet("person")
    return formatter
  }

  private static func massFormatter(_ settings: Settings) -> MassFormatter {
    let formatter = MassFormatter()
    formatter.unitStyle = style(settings)
    formatter.isForPersonMassUse = settings.isSet("person")
    return formatter
  }

  private static func energyFormatter(_ settings: Settings) -> EnergyFormatter {
    let formatter = EnergyFormatter()
    formatter.unitStyle = style(settings)
    formatter.isForFoodEnergyUse = settings.isSet("person")
    return formatter
  }

  private static func style(_ settings: Settings) -> Formatter.UnitStyle {
    settings.choice("style", of: ["short": .short, "long": .long]) ?? .medium
  }
}
