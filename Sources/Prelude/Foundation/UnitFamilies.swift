extension PreludeLibrary {
  /// The units of one dimension: how a program calls each, its symbol, and how many of the first
  /// unit it is.
  struct UnitFamily: Sendable {
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

        class \(name): Dimension {
        \(constants.joined(separator: "\n"))
          override class func baseUnit() -> \(name) { .\(units[0].name) }
        }
        """
    }
  }

  /// What units are called in full, by their symbols: the words of their Swift names.
  static let unitNames: String = {
    var named: Set<String> = []
    var lines = ""
    // Two dimensions may have a symbol in common: `g` is a gram before it is an acceleration.
    for unit in unitFamilies.flatMap(\.units) where named.insert(unit.symbol).inserted {
      var words = ""
      for letter in unit.name {
        words += letter.isUppercase ? " " + letter.lowercased() : String(letter)
      }
      lines += "\"\(unit.symbol)\": \"\(words)\",\n"
    }
    return lines
  }()

  static let unitFamilies = [
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
      [
        ("kelvin", "K", "1"), ("celsius", "°C", "1"), ("fahrenheit", "°F", "0.55555555555556"),
      ],
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
        ("teaspoons", "tsp", "0.00492892"), ("acreFeet", "af", "1233000"),
        ("bushels", "bsh", "35.2391"), ("cubicDecimeters", "dm³", "1"),
        ("cubicFeet", "ft³", "28.3168"), ("cubicInches", "in³", "0.0163871"),
        ("cubicKilometers", "km³", "1000000000000"), ("cubicMiles", "mi³", "4168000000000"),
        ("cubicMillimeters", "mm³", "1e-06"), ("cubicYards", "yd³", "764.555"),
        ("imperialFluidOunces", "fl oz Imperial", "0.0284131"),
        ("imperialGallons", "gal Imperial", "4.54609"),
        ("imperialPints", "pt Imperial", "0.568261"), ("imperialQuarts", "qt Imperial", "1.13652"),
        ("imperialTablespoons", "tbsp Imperial", "0.0177582"),
        ("imperialTeaspoons", "tsp Imperial", "0.00591939"), ("kiloliters", "kL", "1000"),
        ("megaliters", "ML", "1000000"), ("metricCups", "metric cup Imperial", "0.25"),
      ]),
    UnitFamily(
      "UnitAngle",
      [
        ("degrees", "°", "1"), ("radians", "rad", "57.29577951308232"),
        ("revolutions", "rev", "360"), ("arcMinutes", "ʹ", "0.016666666666666666"),
        ("arcSeconds", "ʹʹ", "0.0002777777777777778"), ("gradians", "grad", "0.9"),
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
        ("squareMegameters", "Mm²", "1000000000000"), ("squareMicrometers", "µm²", "1e-12"),
        ("squareNanometers", "nm²", "1e-18"),
      ]),
    UnitFamily(
      "UnitPower",
      [
        ("watts", "W", "1"), ("kilowatts", "kW", "1000"), ("megawatts", "MW", "1000000"),
        ("milliwatts", "mW", "0.001"), ("horsepower", "hp", "745.7"), ("femtowatts", "fW", "1e-15"),
        ("gigawatts", "GW", "1000000000"), ("microwatts", "µW", "1e-06"),
        ("nanowatts", "nW", "1e-09"), ("picowatts", "pW", "1e-12"),
        ("terawatts", "TW", "1000000000000"),
      ]),
    UnitFamily(
      "UnitPressure",
      [
        ("newtonsPerMetersSquared", "N/m²", "1"), ("kilopascals", "kPa", "1000"),
        ("hectopascals", "hPa", "100"), ("bars", "bar", "100000"), ("millibars", "mbar", "100"),
        ("millimetersOfMercury", "mmHg", "133.322"), ("inchesOfMercury", "inHg", "3386.39"),
        ("poundsForcePerSquareInch", "psi", "6894.76"), ("gigapascals", "GPa", "1000000000"),
        ("megapascals", "MPa", "1000000"),
      ]),
    UnitFamily(
      "UnitFrequency",
      [
        ("hertz", "Hz", "1"), ("kilohertz", "kHz", "1000"), ("megahertz", "MHz", "1000000"),
        ("gigahertz", "GHz", "1000000000"), ("framesPerSecond", "fps", "1"),
        ("microhertz", "µHz", "1e-06"), ("millihertz", "mHz", "0.001"),
        ("nanohertz", "nHz", "1e-09"), ("terahertz", "THz", "1000000000000"),
      ]),
    UnitFamily(
      "UnitInformationStorage",
      [
        ("bits", "bit", "1"), ("bytes", "B", "8"), ("kilobytes", "kB", "8000"),
        ("megabytes", "MB", "8000000"), ("gigabytes", "GB", "8000000000"),
        ("terabytes", "TB", "8000000000000"), ("kibibytes", "KiB", "8192"),
        ("mebibytes", "MiB", "8388608"), ("gibibytes", "GiB", "8589934592"),
        ("exabits", "Eb", "1e+18"), ("exabytes", "EB", "8e+18"),
        ("exbibits", "Eib", "1.152921504606847e+18"), ("exbibytes", "EiB", "9.223372036854776e+18"),
        ("gibibits", "Gib", "1073741824"), ("gigabits", "Gb", "1000000000"),
        ("kibibits", "Kib", "1024"), ("kilobits", "kb", "1000"), ("mebibits", "Mib", "1048576"),
        ("megabits", "Mb", "1000000"), ("nibbles", "nibble", "4"),
        ("pebibits", "Pib", "1125899906842624"), ("pebibytes", "PiB", "9007199254740992"),
        ("petabits", "Pb", "1000000000000000"), ("petabytes", "PB", "8000000000000000"),
        ("tebibits", "Tib", "1099511627776"), ("tebibytes", "TiB", "8796093022208"),
        ("terabits", "Tb", "1000000000000"), ("yobibits", "Yib", "1.2089258196146292e+24"),
        ("yobibytes", "YiB", "9.671406556917033e+24"), ("yottabits", "Yb", "1e+24"),
        ("yottabytes", "YB", "8e+24"), ("zebibits", "Zib", "1.1805916207174113e+21"),
        ("zebibytes", "ZiB", "9.44473296573929e+21"), ("zettabits", "Zb", "1e+21"),
        ("zettabytes", "ZB", "8e+21"),
      ]),
    UnitFamily(
      "UnitAcceleration",
      [
        ("metersPerSecondSquared", "m/s²", "1"), ("gravity", "g", "9.81"),
      ]),
    UnitFamily(
      "UnitConcentrationMass",
      [
        ("gramsPerLiter", "g/L", "1"), ("milligramsPerDeciliter", "mg/dL", "0.01"),
      ]),
    UnitFamily(
      "UnitDispersion",
      [
        ("partsPerMillion", "ppm", "1")
      ]),
    UnitFamily(
      "UnitElectricCharge",
      [
        ("coulombs", "C", "1"), ("microampereHours", "µAh", "0.0036"),
        ("milliampereHours", "mAh", "3.6"), ("ampereHours", "Ah", "3600"),
        ("kiloampereHours", "kAh", "3600000"), ("megaampereHours", "MAh", "3600000000"),
      ]),
    UnitFamily(
      "UnitElectricCurrent",
      [
        ("amperes", "A", "1"), ("microamperes", "µA", "1e-06"), ("milliamperes", "mA", "0.001"),
        ("kiloamperes", "kA", "1000"), ("megaamperes", "MA", "1000000"),
      ]),
    UnitFamily(
      "UnitElectricPotentialDifference",
      [
        ("volts", "V", "1"), ("microvolts", "µV", "1e-06"), ("millivolts", "mV", "0.001"),
        ("kilovolts", "kV", "1000"), ("megavolts", "MV", "1000000"),
      ]),
    UnitFamily(
      "UnitElectricResistance",
      [
        ("ohms", "Ω", "1"), ("microohms", "µΩ", "1e-06"), ("milliohms", "mΩ", "0.001"),
        ("kiloohms", "kΩ", "1000"), ("megaohms", "MΩ", "1000000"),
      ]),
    UnitFamily(
      "UnitIlluminance",
      [
        ("lux", "lx", "1")
      ]),
  ]
}
