extension PreludeLibrary {
  /// Quantities with units.
  static let measurements = PreludeChunk(
    names: ["Measurement", "Unit", "Dimension", "UnitConverter", "UnitConverterLinear"]
      + unitFamilies.map(\.name),
    text: measurementText + unitFamilies.map(\.text).joined())

  /// The units of one dimension: how a program calls each, its symbol, and how many of the first
  /// unit it is.
  private struct UnitFamily: Sendable {
    let name: String
    let units: [(name: String, symbol: String, coefficient: String, constant: String)]

    init(_ name: String, _ units: [(String, String, String)], offset: [String: String] = [:]) {
      self.name = name
      self.units = units.map { ($0.0, $0.1, $0.2, offset[$0.0] ?? "0") }
    }

    var text: String {
      let constants = units.map { unit in
        """
          static let \(unit.name) = \(name)(
            symbol: "\(unit.symbol)",
            converter: UnitConverterLinear(
              coefficient: \(unit.coefficient), constant: \(unit.constant)))
        """
      }
      return """

        final class \(name): Dimension {
        \(constants.joined(separator: "\n"))
          override class func baseUnit() -> \(name) { .\(units[0].name) }
        }
        """
    }
  }

  /// What units are called in full, by their symbols: the words of their Swift names.
  static let unitNames: String = unitFamilies.flatMap(\.units).map { unit in
    var words = ""
    for letter in unit.name {
      words += letter.isUppercase ? " " + letter.lowercased() : String(letter)
    }
    return "\"\(unit.symbol)\": \"\(words)\","
  }.joined(separator: "\n")

  private static let unitFamilies = [
    UnitFamily(
      "UnitLength",
      [
        ("meters", "m", "1"), ("kilometers", "km", "1000"), ("centimeters", "cm", "0.01"),
        ("millimeters", "mm", "0.001"), ("inches", "in", "0.0254"), ("feet", "ft", "0.3048"),
        ("yards", "yd", "0.9144"), ("miles", "mi", "1609.34"), ("nauticalMiles", "NM", "1852"),
        ("megameters", "Mm", "1e6"), ("hectometers", "hm", "100"), ("decameters", "dam", "10"),
        ("decimeters", "dm", "0.1"), ("micrometers", "µm", "1e-6"), ("nanometers", "nm", "1e-9"),
        ("picometers", "pm", "1e-12"), ("scandinavianMiles", "smi", "10000"),
        ("lightyears", "ly", "9.461e+15"), ("fathoms", "ftm", "1.8288"),
        ("furlongs", "fur", "201.168"), ("astronomicalUnits", "ua", "1.496e+11"),
        ("parsecs", "pc", "3.086e+16"),
      ]),
    UnitFamily(
      "UnitMass",
      [
        ("kilograms", "kg", "1"), ("grams", "g", "0.001"), ("milligrams", "mg", "0.000001"),
        ("pounds", "lb", "0.453592"), ("ounces", "oz", "0.0283495"), ("stones", "st", "0.157473"),
        ("metricTons", "t", "1000"), ("decigrams", "dg", "0.0001"), ("centigrams", "cg", "0.00001"),
        ("micrograms", "µg", "1e-9"), ("nanograms", "ng", "1e-12"), ("picograms", "pg", "1e-15"),
        ("shortTons", "ton", "907.185"), ("carats", "ct", "0.0002"),
        ("ouncesTroy", "oz t", "0.03110348"), ("slugs", "slug", "14.5939"),
      ]),
    UnitFamily(
      "UnitDuration",
      [
        ("seconds", "s", "1"), ("minutes", "min", "60"), ("hours", "hr", "3600"),
        ("milliseconds", "ms", "0.001"), ("microseconds", "µs", "0.000001"),
        ("nanoseconds", "ns", "0.000000001"), ("picoseconds", "ps", "0.000000000001"),
      ]),
    UnitFamily(
      "UnitTemperature",
      [("kelvin", "K", "1"), ("celsius", "°C", "1"), ("fahrenheit", "°F", "0.55555555555556")],
      offset: ["celsius": "273.15", "fahrenheit": "255.37222222222427"]),
    UnitFamily(
      "UnitSpeed",
      [
        ("metersPerSecond", "m/s", "1"), ("kilometersPerHour", "km/h", "0.277778"),
        ("milesPerHour", "mph", "0.44704"), ("knots", "kn", "0.514444"),
      ]),
    UnitFamily(
      "UnitVolume",
      [
        ("liters", "L", "1"), ("milliliters", "mL", "0.001"), ("deciliters", "dL", "0.1"),
        ("cups", "cup", "0.24"), ("gallons", "gal", "3.78541"), ("pints", "pt", "0.473176"),
        ("fluidOunces", "fl oz", "0.0295735"), ("cubicMeters", "m³", "1000"),
        ("cubicCentimeters", "cm³", "0.001"), ("centiliters", "cL", "0.01"),
        ("quarts", "qt", "0.946353"), ("tablespoons", "tbsp", "0.0147868"),
        ("teaspoons", "tsp", "0.00492892"),
      ]),
    UnitFamily(
      "UnitAngle",
      [
        ("degrees", "°", "1"), ("radians", "rad", "57.29577951308232"),
        ("revolutions", "rev", "360"),
      ]),
    UnitFamily(
      "UnitEnergy",
      [
        ("joules", "J", "1"), ("kilojoules", "kJ", "1000"), ("kilocalories", "kCal", "4184"),
        ("calories", "cal", "4.184"), ("kilowattHours", "kWh", "3600000.0"),
      ]),
    UnitFamily(
      "UnitArea",
      [
        ("squareMeters", "m²", "1"), ("squareKilometers", "km²", "1000000"),
        ("squareCentimeters", "cm²", "0.0001"), ("squareMillimeters", "mm²", "0.000001"),
        ("squareInches", "in²", "0.00064516"), ("squareFeet", "ft²", "0.092903"),
        ("squareYards", "yd²", "0.836127"), ("squareMiles", "mi²", "2.59e+6"),
        ("acres", "ac", "4046.86"), ("ares", "a", "100"), ("hectares", "ha", "10000"),
      ]),
    UnitFamily(
      "UnitPower",
      [
        ("watts", "W", "1"), ("kilowatts", "kW", "1000"), ("megawatts", "MW", "1000000"),
        ("milliwatts", "mW", "0.001"), ("horsepower", "hp", "745.7"),
      ]),
    UnitFamily(
      "UnitPressure",
      [
        ("newtonsPerMetersSquared", "N/m²", "1"), ("kilopascals", "kPa", "1000"),
        ("hectopascals", "hPa", "100"), ("bars", "bar", "100000"), ("millibars", "mbar", "100"),
        ("millimetersOfMercury", "mmHg", "133.322"), ("inchesOfMercury", "inHg", "3386.39"),
        ("poundsForcePerSquareInch", "psi", "6894.76"),
      ]),
    UnitFamily(
      "UnitFrequency",
      [
        ("hertz", "Hz", "1"), ("kilohertz", "kHz", "1000"), ("megahertz", "MHz", "1000000"),
        ("gigahertz", "GHz", "1000000000"), ("framesPerSecond", "fps", "1"),
      ]),
    UnitFamily(
      "UnitInformationStorage",
      [
        ("bits", "bit", "1"), ("bytes", "B", "8"), ("kilobytes", "kB", "8000"),
        ("megabytes", "MB", "8000000"), ("gigabytes", "GB", "8000000000"),
        ("terabytes", "TB", "8000000000000"), ("kibibytes", "KiB", "8192"),
        ("mebibytes", "MiB", "8388608"), ("gibibytes", "GiB", "8589934592"),
      ]),
  ]

  private static let measurementText = #"""
    class Unit: NSObject {
      let symbol: String
      init(symbol: String) { self.symbol = symbol }
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
    class Dimension: Unit {
      let converter: UnitConverter
      required init(symbol: String, converter: UnitConverter) {
        self.converter = converter
        super.init(symbol: symbol)
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
        if unit === otherUnit { return self }
        return Measurement(
          value: otherUnit.converter.value(fromBaseUnitValue: _inBaseUnits), unit: otherUnit)
      }
      mutating func convert(to otherUnit: UnitType) { self = self.converted(to: otherUnit) }
      static func _joined(
        _ lhs: Measurement<UnitType>, _ rhs: Measurement<UnitType>, _ sign: Double
      ) -> Measurement<UnitType> {
        if lhs.unit === rhs.unit {
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
    """#
}
