// Units of length, area and volume.

class UnitLength: Dimension {
  static let meters = UnitLength(symbol: "m", converter: UnitConverterLinear(coefficient: 1))
  static let kilometers = UnitLength(
    symbol: "km", converter: UnitConverterLinear(coefficient: 1000))
  static let centimeters = UnitLength(
    symbol: "cm", converter: UnitConverterLinear(coefficient: 0.01))
  static let millimeters = UnitLength(
    symbol: "mm", converter: UnitConverterLinear(coefficient: 0.001))
  static let inches = UnitLength(symbol: "in", converter: UnitConverterLinear(coefficient: 0.0254))
  static let feet = UnitLength(symbol: "ft", converter: UnitConverterLinear(coefficient: 0.3048))
  static let yards = UnitLength(symbol: "yd", converter: UnitConverterLinear(coefficient: 0.9144))
  static let miles = UnitLength(symbol: "mi", converter: UnitConverterLinear(coefficient: 1609.34))
  static let nauticalMiles = UnitLength(
    symbol: "NM", converter: UnitConverterLinear(coefficient: 1852))
  static let megameters = UnitLength(
    symbol: "Mm", converter: UnitConverterLinear(coefficient: 1e6, constant: 0))
  static let hectometers = UnitLength(
    symbol: "hm", converter: UnitConverterLinear(coefficient: 100))
  static let decameters = UnitLength(symbol: "dam", converter: UnitConverterLinear(coefficient: 10))
  static let decimeters = UnitLength(symbol: "dm", converter: UnitConverterLinear(coefficient: 0.1))
  static let micrometers = UnitLength(
    symbol: "µm", converter: UnitConverterLinear(coefficient: 1e-6, constant: 0))
  static let nanometers = UnitLength(
    symbol: "nm", converter: UnitConverterLinear(coefficient: 1e-9, constant: 0))
  static let picometers = UnitLength(
    symbol: "pm", converter: UnitConverterLinear(coefficient: 1e-12, constant: 0))
  static let scandinavianMiles = UnitLength(
    symbol: "smi", converter: UnitConverterLinear(coefficient: 10000))
  static let lightyears = UnitLength(
    symbol: "ly", converter: UnitConverterLinear(coefficient: 9.461e+15, constant: 0))
  static let fathoms = UnitLength(
    symbol: "ftm", converter: UnitConverterLinear(coefficient: 1.8288))
  static let furlongs = UnitLength(
    symbol: "fur", converter: UnitConverterLinear(coefficient: 201.168))
  static let astronomicalUnits = UnitLength(
    symbol: "ua", converter: UnitConverterLinear(coefficient: 1.496e+11, constant: 0))
  static let parsecs = UnitLength(
    symbol: "pc", converter: UnitConverterLinear(coefficient: 3.086e+16, constant: 0))
  override class func baseUnit() -> UnitLength { .meters }
}
class UnitVolume: Dimension {
  static let liters = UnitVolume(symbol: "L", converter: UnitConverterLinear(coefficient: 1))
  static let milliliters = UnitVolume(
    symbol: "mL", converter: UnitConverterLinear(coefficient: 0.001))
  static let deciliters = UnitVolume(symbol: "dL", converter: UnitConverterLinear(coefficient: 0.1))
  static let cups = UnitVolume(symbol: "cup", converter: UnitConverterLinear(coefficient: 0.24))
  static let gallons = UnitVolume(
    symbol: "gal", converter: UnitConverterLinear(coefficient: 3.78541))
  static let pints = UnitVolume(symbol: "pt", converter: UnitConverterLinear(coefficient: 0.473176))
  static let fluidOunces = UnitVolume(
    symbol: "fl oz", converter: UnitConverterLinear(coefficient: 0.0295735))
  static let cubicMeters = UnitVolume(
    symbol: "m³", converter: UnitConverterLinear(coefficient: 1000))
  static let cubicCentimeters = UnitVolume(
    symbol: "cm³", converter: UnitConverterLinear(coefficient: 0.001))
  static let centiliters = UnitVolume(
    symbol: "cL", converter: UnitConverterLinear(coefficient: 0.01))
  static let quarts = UnitVolume(
    symbol: "qt", converter: UnitConverterLinear(coefficient: 0.946353))
  static let tablespoons = UnitVolume(
    symbol: "tbsp", converter: UnitConverterLinear(coefficient: 0.0147868))
  static let teaspoons = UnitVolume(
    symbol: "tsp", converter: UnitConverterLinear(coefficient: 0.00492892))
  static let acreFeet = UnitVolume(
    symbol: "af", converter: UnitConverterLinear(coefficient: 1233000))
  static let bushels = UnitVolume(
    symbol: "bsh", converter: UnitConverterLinear(coefficient: 35.2391))
  static let cubicDecimeters = UnitVolume(
    symbol: "dm³", converter: UnitConverterLinear(coefficient: 1))
  static let cubicFeet = UnitVolume(
    symbol: "ft³", converter: UnitConverterLinear(coefficient: 28.3168))
  static let cubicInches = UnitVolume(
    symbol: "in³", converter: UnitConverterLinear(coefficient: 0.0163871))
  static let cubicKilometers = UnitVolume(
    symbol: "km³", converter: UnitConverterLinear(coefficient: 1000000000000))
  static let cubicMiles = UnitVolume(
    symbol: "mi³", converter: UnitConverterLinear(coefficient: 4168000000000))
  static let cubicMillimeters = UnitVolume(
    symbol: "mm³", converter: UnitConverterLinear(coefficient: 1e-06, constant: 0))
  static let cubicYards = UnitVolume(
    symbol: "yd³", converter: UnitConverterLinear(coefficient: 764.555))
  static let imperialFluidOunces = UnitVolume(
    symbol: "fl oz Imperial", converter: UnitConverterLinear(coefficient: 0.0284131))
  static let imperialGallons = UnitVolume(
    symbol: "gal Imperial", converter: UnitConverterLinear(coefficient: 4.54609))
  static let imperialPints = UnitVolume(
    symbol: "pt Imperial", converter: UnitConverterLinear(coefficient: 0.568261))
  static let imperialQuarts = UnitVolume(
    symbol: "qt Imperial", converter: UnitConverterLinear(coefficient: 1.13652))
  static let imperialTablespoons = UnitVolume(
    symbol: "tbsp Imperial", converter: UnitConverterLinear(coefficient: 0.0177582))
  static let imperialTeaspoons = UnitVolume(
    symbol: "tsp Imperial", converter: UnitConverterLinear(coefficient: 0.00591939))
  static let kiloliters = UnitVolume(
    symbol: "kL", converter: UnitConverterLinear(coefficient: 1000))
  static let megaliters = UnitVolume(
    symbol: "ML", converter: UnitConverterLinear(coefficient: 1000000))
  static let metricCups = UnitVolume(
    symbol: "metric cup Imperial", converter: UnitConverterLinear(coefficient: 0.25))
  override class func baseUnit() -> UnitVolume { .liters }
}
class UnitArea: Dimension {
  static let squareMeters = UnitArea(symbol: "m²", converter: UnitConverterLinear(coefficient: 1))
  static let squareKilometers = UnitArea(
    symbol: "km²", converter: UnitConverterLinear(coefficient: 1000000))
  static let squareCentimeters = UnitArea(
    symbol: "cm²", converter: UnitConverterLinear(coefficient: 0.0001))
  static let squareMillimeters = UnitArea(
    symbol: "mm²", converter: UnitConverterLinear(coefficient: 0.000001))
  static let squareInches = UnitArea(
    symbol: "in²", converter: UnitConverterLinear(coefficient: 0.00064516))
  static let squareFeet = UnitArea(
    symbol: "ft²", converter: UnitConverterLinear(coefficient: 0.092903))
  static let squareYards = UnitArea(
    symbol: "yd²", converter: UnitConverterLinear(coefficient: 0.836127))
  static let squareMiles = UnitArea(
    symbol: "mi²", converter: UnitConverterLinear(coefficient: 2.59e+6, constant: 0))
  static let acres = UnitArea(symbol: "ac", converter: UnitConverterLinear(coefficient: 4046.86))
  static let ares = UnitArea(symbol: "a", converter: UnitConverterLinear(coefficient: 100))
  static let hectares = UnitArea(symbol: "ha", converter: UnitConverterLinear(coefficient: 10000))
  static let squareMegameters = UnitArea(
    symbol: "Mm²", converter: UnitConverterLinear(coefficient: 1000000000000))
  static let squareMicrometers = UnitArea(
    symbol: "µm²", converter: UnitConverterLinear(coefficient: 1e-12, constant: 0))
  static let squareNanometers = UnitArea(
    symbol: "nm²", converter: UnitConverterLinear(coefficient: 1e-18, constant: 0))
  override class func baseUnit() -> UnitArea { .squareMeters }
}
