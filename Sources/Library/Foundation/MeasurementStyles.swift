// Measurements formatted in American English, with CLDR's names and preferred units.
//
// Loads with: Measurement

public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Hashable {
  let _name: String
  public static var general: MeasurementFormatUnitUsage<UnitType> { .init(_name: "general") }
  public static var asProvided: MeasurementFormatUnitUsage<UnitType> {
    .init(_name: "asProvided")
  }
}
extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  public static var person: MeasurementFormatUnitUsage<UnitLength> { .init(_name: "person") }
  public static var personHeight: MeasurementFormatUnitUsage<UnitLength> {
    .init(_name: "personHeight")
  }
  public static var road: MeasurementFormatUnitUsage<UnitLength> { .init(_name: "road") }
  public static var rainfall: MeasurementFormatUnitUsage<UnitLength> {
    .init(_name: "rainfall")
  }
  public static var snowfall: MeasurementFormatUnitUsage<UnitLength> {
    .init(_name: "snowfall")
  }
}
extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  public static var person: MeasurementFormatUnitUsage<UnitTemperature> {
    .init(_name: "person")
  }
  public static var weather: MeasurementFormatUnitUsage<UnitTemperature> {
    .init(_name: "weather")
  }
}
extension MeasurementFormatUnitUsage where UnitType == UnitMass {
  public static var personWeight: MeasurementFormatUnitUsage<UnitMass> {
    .init(_name: "personWeight")
  }
}
extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
  public static var food: MeasurementFormatUnitUsage<UnitEnergy> { .init(_name: "food") }
  public static var workout: MeasurementFormatUnitUsage<UnitEnergy> { .init(_name: "workout") }
}

/// The units that American English prefers: the first one that gives at least 1, else the last.
func _preferredUnits(_ unit: Unit) -> [Dimension] {
  if unit is UnitLength { return [UnitLength.miles, UnitLength.feet, UnitLength.inches] }
  if unit is UnitMass { return [UnitMass.shortTons, UnitMass.pounds, UnitMass.ounces] }
  if unit is UnitTemperature { return [UnitTemperature.fahrenheit] }
  if unit is UnitSpeed { return [UnitSpeed.milesPerHour] }
  return []
}
func _preferred(_ value: Double, _ unit: Unit) -> (value: Double, unit: Unit) {
  let units = _preferredUnits(unit)
  guard let last = units.last, let own = unit as? Dimension else { return (value, unit) }
  let base = own.converter.baseUnitValue(fromValue: value)
  for candidate in units {
    let converted = candidate.converter.value(fromBaseUnitValue: base)
    if converted.magnitude >= 1 || candidate === last { return (converted, candidate) }
  }
  return (value, unit)
}
func _unitText(_ number: String, isOne: Bool, _ unit: Unit, _ width: Int) -> String {
  let symbol = unit.symbol
  if width == 2 {
    switch symbol {
    case "ft": return number + "′"
    case "in": return number + "″"
    case "lb": return number + "#"
    case "°F": return number + "°"
    case "hr": return number + "h"
    case "min": return number + "m"
    default: return number + symbol
    }
  }
  if width == 1 {
    if symbol.hasPrefix("°") { return number + symbol }
    return number + " " + (symbol == "s" ? "sec" : symbol)
  }
  switch symbol {
  case "°C": return number + (isOne ? " degree" : " degrees") + " Celsius"
  case "°F": return number + (isOne ? " degree" : " degrees") + " Fahrenheit"
  case "K": return number + (isOne ? " kelvin" : " kelvins")
  case "Hz", "kHz", "MHz", "GHz", "hp": return number + " " + (_UnitNames.all[symbol] ?? symbol)
  default: break
  }
  guard let name = _UnitNames.all[symbol] else { return number + " " + symbol }
  if !isOne { return number + " " + name }
  var words = name.split(separator: " ").map(String.init)
  let counted = words.firstIndex(of: "per").map { $0 - 1 } ?? words.count - 1
  switch words[counted] {
  case "feet": words[counted] = "foot"
  case "inches": words[counted] = "inch"
  default: if words[counted].hasSuffix("s") { words[counted].removeLast() }
  }
  return number + " " + words.joined(separator: " ")
}

public struct _MeasurementStyle<UnitType: Unit>: FormatStyle {
  public struct UnitWidth: Hashable {
    let _width: Int
    public static var wide: UnitWidth { UnitWidth(_width: 0) }
    public static var abbreviated: UnitWidth { UnitWidth(_width: 1) }
    public static var narrow: UnitWidth { UnitWidth(_width: 2) }
  }
  public typealias FormatInput = Measurement<UnitType>
  public typealias FormatOutput = String
  let _width: UnitWidth
  let _keepsUnit: Bool
  let _number: FloatingPointFormatStyle<Double>?
  public func locale(_ locale: Locale) -> _MeasurementStyle<UnitType> { self }
  public func format(_ measurement: Measurement<UnitType>) -> String {
    var (value, unit): (Double, Unit) = (measurement.value, measurement.unit)
    if !_keepsUnit { (value, unit) = _preferred(value, unit) }
    let text: String
    if let _number {
      text = _number.format(value)
    } else if _keepsUnit {
      text = value.formatted()
    } else if value.magnitude < 10 {
      text = value.formatted(.number.precision(.significantDigits(1...2)))
    } else {
      text = value.formatted(.number.precision(.fractionLength(0)))
    }
    return _unitText(text, isOne: text == "1", unit, _width._width)
  }
}
extension Measurement where UnitType: Dimension {
  public func formatted() -> String {
    _MeasurementStyle<UnitType>(_width: .abbreviated, _keepsUnit: false, _number: nil)
      .format(self)
  }
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == Measurement<UnitType> {
    style.format(self)
  }
}

public class MeasurementFormatter: Formatter {
  public struct UnitOptions: OptionSet {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let providedUnit = MeasurementFormatter.UnitOptions(rawValue: 1)
    public static let naturalScale = MeasurementFormatter.UnitOptions(rawValue: 2)
    public static let temperatureWithoutUnit = MeasurementFormatter.UnitOptions(rawValue: 4)
  }
  public var unitOptions: MeasurementFormatter.UnitOptions = []
  public var unitStyle = Formatter.UnitStyle.medium
  public var locale: Locale! = Locale.current
  public var numberFormatter: NumberFormatter! = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    return formatter
  }()
  var _width: Int { unitStyle == .long ? 0 : unitStyle == .short ? 2 : 1 }
  public func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    var (value, unit): (Double, Unit) = (measurement.value, measurement.unit)
    if !unitOptions.contains(.providedUnit) { (value, unit) = _preferred(value, unit) }
    let number = numberFormatter.string(from: NSNumber(value: value)) ?? "\(value)"
    if unitOptions.contains(.temperatureWithoutUnit), unit is UnitTemperature {
      return number + "°"
    }
    return _unitText(number, isOne: number == "1", unit, _width)
  }
  public func string(from unit: Unit) -> String {
    _width == 0 ? _UnitNames.all[unit.symbol] ?? unit.symbol : unit.symbol
  }
}
enum _UnitNames {
  static let all: [String: String] = [
    "m": "meters",
    "km": "kilometers",
    "cm": "centimeters",
    "mm": "millimeters",
    "in": "inches",
    "ft": "feet",
    "yd": "yards",
    "mi": "miles",
    "NM": "nautical miles",
    "Mm": "megameters",
    "hm": "hectometers",
    "dam": "decameters",
    "dm": "decimeters",
    "µm": "micrometers",
    "nm": "nanometers",
    "pm": "picometers",
    "smi": "scandinavian miles",
    "ly": "lightyears",
    "ftm": "fathoms",
    "fur": "furlongs",
    "ua": "astronomical units",
    "pc": "parsecs",
    "kg": "kilograms",
    "g": "grams",
    "mg": "milligrams",
    "lb": "pounds",
    "oz": "ounces",
    "st": "stones",
    "t": "metric tons",
    "dg": "decigrams",
    "cg": "centigrams",
    "µg": "micrograms",
    "ng": "nanograms",
    "pg": "picograms",
    "ton": "short tons",
    "ct": "carats",
    "oz t": "ounces troy",
    "slug": "slugs",
    "s": "seconds",
    "min": "minutes",
    "hr": "hours",
    "ms": "milliseconds",
    "µs": "microseconds",
    "ns": "nanoseconds",
    "ps": "picoseconds",
    "K": "kelvin",
    "°C": "celsius",
    "°F": "fahrenheit",
    "m/s": "meters per second",
    "km/h": "kilometers per hour",
    "mph": "miles per hour",
    "kn": "knots",
    "L": "liters",
    "mL": "milliliters",
    "dL": "deciliters",
    "cup": "cups",
    "gal": "gallons",
    "pt": "pints",
    "fl oz": "fluid ounces",
    "m³": "cubic meters",
    "cm³": "cubic centimeters",
    "cL": "centiliters",
    "qt": "quarts",
    "tbsp": "tablespoons",
    "tsp": "teaspoons",
    "af": "acre feet",
    "bsh": "bushels",
    "dm³": "cubic decimeters",
    "ft³": "cubic feet",
    "in³": "cubic inches",
    "km³": "cubic kilometers",
    "mi³": "cubic miles",
    "mm³": "cubic millimeters",
    "yd³": "cubic yards",
    "fl oz Imperial": "imperial fluid ounces",
    "gal Imperial": "imperial gallons",
    "pt Imperial": "imperial pints",
    "qt Imperial": "imperial quarts",
    "tbsp Imperial": "imperial tablespoons",
    "tsp Imperial": "imperial teaspoons",
    "kL": "kiloliters",
    "ML": "megaliters",
    "metric cup Imperial": "metric cups",
    "°": "degrees",
    "rad": "radians",
    "rev": "revolutions",
    "ʹ": "arc minutes",
    "ʹʹ": "arc seconds",
    "grad": "gradians",
    "J": "joules",
    "kJ": "kilojoules",
    "kCal": "kilocalories",
    "cal": "calories",
    "kWh": "kilowatt hours",
    "m²": "square meters",
    "km²": "square kilometers",
    "cm²": "square centimeters",
    "mm²": "square millimeters",
    "in²": "square inches",
    "ft²": "square feet",
    "yd²": "square yards",
    "mi²": "square miles",
    "ac": "acres",
    "a": "ares",
    "ha": "hectares",
    "Mm²": "square megameters",
    "µm²": "square micrometers",
    "nm²": "square nanometers",
    "W": "watts",
    "kW": "kilowatts",
    "MW": "megawatts",
    "mW": "milliwatts",
    "hp": "horsepower",
    "fW": "femtowatts",
    "GW": "gigawatts",
    "µW": "microwatts",
    "nW": "nanowatts",
    "pW": "picowatts",
    "TW": "terawatts",
    "N/m²": "newtons per meters squared",
    "kPa": "kilopascals",
    "hPa": "hectopascals",
    "bar": "bars",
    "mbar": "millibars",
    "mmHg": "millimeters of mercury",
    "inHg": "inches of mercury",
    "psi": "pounds force per square inch",
    "GPa": "gigapascals",
    "MPa": "megapascals",
    "Hz": "hertz",
    "kHz": "kilohertz",
    "MHz": "megahertz",
    "GHz": "gigahertz",
    "fps": "frames per second",
    "µHz": "microhertz",
    "mHz": "millihertz",
    "nHz": "nanohertz",
    "THz": "terahertz",
    "bit": "bits",
    "B": "bytes",
    "kB": "kilobytes",
    "MB": "megabytes",
    "GB": "gigabytes",
    "TB": "terabytes",
    "KiB": "kibibytes",
    "MiB": "mebibytes",
    "GiB": "gibibytes",
    "Eb": "exabits",
    "EB": "exabytes",
    "Eib": "exbibits",
    "EiB": "exbibytes",
    "Gib": "gibibits",
    "Gb": "gigabits",
    "Kib": "kibibits",
    "kb": "kilobits",
    "Mib": "mebibits",
    "Mb": "megabits",
    "nibble": "nibbles",
    "Pib": "pebibits",
    "PiB": "pebibytes",
    "Pb": "petabits",
    "PB": "petabytes",
    "Tib": "tebibits",
    "TiB": "tebibytes",
    "Tb": "terabits",
    "Yib": "yobibits",
    "YiB": "yobibytes",
    "Yb": "yottabits",
    "YB": "yottabytes",
    "Zib": "zebibits",
    "ZiB": "zebibytes",
    "Zb": "zettabits",
    "ZB": "zettabytes",
    "m/s²": "meters per second squared",
    "g/L": "grams per liter",
    "mg/dL": "milligrams per deciliter",
    "ppm": "parts per million",
    "C": "coulombs",
    "µAh": "microampere hours",
    "mAh": "milliampere hours",
    "Ah": "ampere hours",
    "kAh": "kiloampere hours",
    "MAh": "megaampere hours",
    "A": "amperes",
    "µA": "microamperes",
    "mA": "milliamperes",
    "kA": "kiloamperes",
    "MA": "megaamperes",
    "V": "volts",
    "µV": "microvolts",
    "mV": "millivolts",
    "kV": "kilovolts",
    "MV": "megavolts",
    "Ω": "ohms",
    "µΩ": "microohms",
    "mΩ": "milliohms",
    "kΩ": "kiloohms",
    "MΩ": "megaohms",
    "lx": "lux",

  ]
}
