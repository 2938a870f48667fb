import Foundation

func show(_ kind: String, _ units: [(String, Dimension)]) {
  for (name, unit) in units {
    let converter = unit.converter as! UnitConverterLinear
    print(kind, name, unit.symbol, converter.coefficient, converter.constant)
  }
}
show(
  "UnitLength",
  [
    ("astronomicalUnits", UnitLength.astronomicalUnits), ("centimeters", UnitLength.centimeters),
    ("decameters", UnitLength.decameters), ("decimeters", UnitLength.decimeters),
    ("fathoms", UnitLength.fathoms), ("feet", UnitLength.feet), ("furlongs", UnitLength.furlongs),
    ("hectometers", UnitLength.hectometers), ("inches", UnitLength.inches),
    ("kilometers", UnitLength.kilometers), ("lightyears", UnitLength.lightyears),
    ("megameters", UnitLength.megameters), ("meters", UnitLength.meters),
    ("micrometers", UnitLength.micrometers), ("miles", UnitLength.miles),
    ("millimeters", UnitLength.millimeters), ("nanometers", UnitLength.nanometers),
    ("nauticalMiles", UnitLength.nauticalMiles), ("parsecs", UnitLength.parsecs),
    ("picometers", UnitLength.picometers), ("scandinavianMiles", UnitLength.scandinavianMiles),
    ("yards", UnitLength.yards), ("baseUnit()", UnitLength.baseUnit()),
  ])
show(
  "UnitMass",
  [
    ("carats", UnitMass.carats), ("centigrams", UnitMass.centigrams),
    ("decigrams", UnitMass.decigrams), ("grams", UnitMass.grams), ("kilograms", UnitMass.kilograms),
    ("metricTons", UnitMass.metricTons), ("micrograms", UnitMass.micrograms),
    ("milligrams", UnitMass.milligrams), ("nanograms", UnitMass.nanograms),
    ("ounces", UnitMass.ounces), ("ouncesTroy", UnitMass.ouncesTroy),
    ("picograms", UnitMass.picograms), ("pounds", UnitMass.pounds),
    ("shortTons", UnitMass.shortTons), ("slugs", UnitMass.slugs), ("stones", UnitMass.stones),
    ("baseUnit()", UnitMass.baseUnit()),
  ])
show(
  "UnitDuration",
  [
    ("microseconds", UnitDuration.microseconds), ("milliseconds", UnitDuration.milliseconds),
    ("nanoseconds", UnitDuration.nanoseconds), ("picoseconds", UnitDuration.picoseconds),
    ("seconds", UnitDuration.seconds), ("baseUnit()", UnitDuration.baseUnit()),
  ])
show(
  "UnitTemperature",
  [
    ("celsius", UnitTemperature.celsius), ("fahrenheit", UnitTemperature.fahrenheit),
    ("kelvin", UnitTemperature.kelvin), ("baseUnit()", UnitTemperature.baseUnit()),
  ])
show(
  "UnitSpeed",
  [
    ("kilometersPerHour", UnitSpeed.kilometersPerHour), ("knots", UnitSpeed.knots),
    ("metersPerSecond", UnitSpeed.metersPerSecond), ("milesPerHour", UnitSpeed.milesPerHour),
    ("baseUnit()", UnitSpeed.baseUnit()),
  ])
show(
  "UnitVolume",
  [
    ("acreFeet", UnitVolume.acreFeet), ("bushels", UnitVolume.bushels),
    ("centiliters", UnitVolume.centiliters), ("cubicCentimeters", UnitVolume.cubicCentimeters),
    ("cubicDecimeters", UnitVolume.cubicDecimeters), ("cubicFeet", UnitVolume.cubicFeet),
    ("cubicInches", UnitVolume.cubicInches), ("cubicKilometers", UnitVolume.cubicKilometers),
    ("cubicMeters", UnitVolume.cubicMeters), ("cubicMiles", UnitVolume.cubicMiles),
    ("cubicMillimeters", UnitVolume.cubicMillimeters), ("cubicYards", UnitVolume.cubicYards),
    ("cups", UnitVolume.cups), ("fluidOunces", UnitVolume.fluidOunces),
    ("gallons", UnitVolume.gallons), ("imperialFluidOunces", UnitVolume.imperialFluidOunces),
    ("imperialGallons", UnitVolume.imperialGallons), ("imperialPints", UnitVolume.imperialPints),
    ("imperialQuarts", UnitVolume.imperialQuarts),
    ("imperialTablespoons", UnitVolume.imperialTablespoons),
    ("imperialTeaspoons", UnitVolume.imperialTeaspoons), ("kiloliters", UnitVolume.kiloliters),
    ("liters", UnitVolume.liters), ("megaliters", UnitVolume.megaliters),
    ("metricCups", UnitVolume.metricCups), ("milliliters", UnitVolume.milliliters),
    ("pints", UnitVolume.pints), ("quarts", UnitVolume.quarts),
    ("tablespoons", UnitVolume.tablespoons), ("teaspoons", UnitVolume.teaspoons),
    ("baseUnit()", UnitVolume.baseUnit()),
  ])
show(
  "UnitAngle",
  [
    ("arcMinutes", UnitAngle.arcMinutes), ("arcSeconds", UnitAngle.arcSeconds),
    ("degrees", UnitAngle.degrees), ("gradians", UnitAngle.gradians),
    ("radians", UnitAngle.radians),
    ("revolutions", UnitAngle.revolutions), ("baseUnit()", UnitAngle.baseUnit()),
  ])
show(
  "UnitEnergy",
  [
    ("calories", UnitEnergy.calories), ("joules", UnitEnergy.joules),
    ("kilocalories", UnitEnergy.kilocalories), ("kilojoules", UnitEnergy.kilojoules),
    ("kilowattHours", UnitEnergy.kilowattHours), ("baseUnit()", UnitEnergy.baseUnit()),
  ])
show(
  "UnitArea",
  [
    ("acres", UnitArea.acres), ("ares", UnitArea.ares), ("hectares", UnitArea.hectares),
    ("squareCentimeters", UnitArea.squareCentimeters), ("squareFeet", UnitArea.squareFeet),
    ("squareInches", UnitArea.squareInches), ("squareKilometers", UnitArea.squareKilometers),
    ("squareMegameters", UnitArea.squareMegameters), ("squareMeters", UnitArea.squareMeters),
    ("squareMicrometers", UnitArea.squareMicrometers), ("squareMiles", UnitArea.squareMiles),
    ("squareMillimeters", UnitArea.squareMillimeters),
    ("squareNanometers", UnitArea.squareNanometers), ("squareYards", UnitArea.squareYards),
    ("baseUnit()", UnitArea.baseUnit()),
  ])
show(
  "UnitPower",
  [
    ("femtowatts", UnitPower.femtowatts), ("gigawatts", UnitPower.gigawatts),
    ("horsepower", UnitPower.horsepower), ("kilowatts", UnitPower.kilowatts),
    ("megawatts", UnitPower.megawatts), ("microwatts", UnitPower.microwatts),
    ("milliwatts", UnitPower.milliwatts), ("nanowatts", UnitPower.nanowatts),
    ("picowatts", UnitPower.picowatts), ("terawatts", UnitPower.terawatts),
    ("watts", UnitPower.watts), ("baseUnit()", UnitPower.baseUnit()),
  ])
show(
  "UnitPressure",
  [
    ("bars", UnitPressure.bars), ("gigapascals", UnitPressure.gigapascals),
    ("hectopascals", UnitPressure.hectopascals), ("inchesOfMercury", UnitPressure.inchesOfMercury),
    ("kilopascals", UnitPressure.kilopascals), ("megapascals", UnitPressure.megapascals),
    ("millibars", UnitPressure.millibars),
    ("millimetersOfMercury", UnitPressure.millimetersOfMercury),
    ("newtonsPerMetersSquared", UnitPressure.newtonsPerMetersSquared),
    ("poundsForcePerSquareInch", UnitPressure.poundsForcePerSquareInch),
    ("baseUnit()", UnitPressure.baseUnit()),
  ])
show(
  "UnitFrequency",
  [
    ("gigahertz", UnitFrequency.gigahertz), ("hertz", UnitFrequency.hertz),
    ("kilohertz", UnitFrequency.kilohertz), ("megahertz", UnitFrequency.megahertz),
    ("microhertz", UnitFrequency.microhertz), ("millihertz", UnitFrequency.millihertz),
    ("nanohertz", UnitFrequency.nanohertz), ("terahertz", UnitFrequency.terahertz),
    ("baseUnit()", UnitFrequency.baseUnit()),
  ])
show(
  "UnitInformationStorage",
  [
    ("bits", UnitInformationStorage.bits), ("bytes", UnitInformationStorage.bytes),
    ("exabits", UnitInformationStorage.exabits), ("exabytes", UnitInformationStorage.exabytes),
    ("exbibits", UnitInformationStorage.exbibits), ("exbibytes", UnitInformationStorage.exbibytes),
    ("gibibits", UnitInformationStorage.gibibits), ("gibibytes", UnitInformationStorage.gibibytes),
    ("gigabits", UnitInformationStorage.gigabits), ("gigabytes", UnitInformationStorage.gigabytes),
    ("kibibits", UnitInformationStorage.kibibits), ("kibibytes", UnitInformationStorage.kibibytes),
    ("kilobits", UnitInformationStorage.kilobits), ("kilobytes", UnitInformationStorage.kilobytes),
    ("mebibits", UnitInformationStorage.mebibits), ("mebibytes", UnitInformationStorage.mebibytes),
    ("megabits", UnitInformationStorage.megabits), ("megabytes", UnitInformationStorage.megabytes),
    ("nibbles", UnitInformationStorage.nibbles), ("pebibits", UnitInformationStorage.pebibits),
    ("pebibytes", UnitInformationStorage.pebibytes), ("petabits", UnitInformationStorage.petabits),
    ("petabytes", UnitInformationStorage.petabytes), ("tebibits", UnitInformationStorage.tebibits),
    ("tebibytes", UnitInformationStorage.tebibytes), ("terabits", UnitInformationStorage.terabits),
    ("terabytes", UnitInformationStorage.terabytes), ("yobibits", UnitInformationStorage.yobibits),
    ("yobibytes", UnitInformationStorage.yobibytes),
    ("yottabits", UnitInformationStorage.yottabits),
    ("yottabytes", UnitInformationStorage.yottabytes),
    ("zebibits", UnitInformationStorage.zebibits),
    ("zebibytes", UnitInformationStorage.zebibytes),
    ("zettabits", UnitInformationStorage.zettabits),
    ("zettabytes", UnitInformationStorage.zettabytes),
    ("baseUnit()", UnitInformationStorage.baseUnit()),
  ])
show(
  "UnitAcceleration",
  [
    ("gravity", UnitAcceleration.gravity),
    ("metersPerSecondSquared", UnitAcceleration.metersPerSecondSquared),
    ("baseUnit()", UnitAcceleration.baseUnit()),
  ])
show(
  "UnitConcentrationMass",
  [
    ("gramsPerLiter", UnitConcentrationMass.gramsPerLiter),
    ("milligramsPerDeciliter", UnitConcentrationMass.milligramsPerDeciliter),
    ("baseUnit()", UnitConcentrationMass.baseUnit()),
  ])
show(
  "UnitDispersion",
  [
    ("partsPerMillion", UnitDispersion.partsPerMillion), ("baseUnit()", UnitDispersion.baseUnit()),
  ])
show(
  "UnitElectricCharge",
  [
    ("ampereHours", UnitElectricCharge.ampereHours), ("coulombs", UnitElectricCharge.coulombs),
    ("kiloampereHours", UnitElectricCharge.kiloampereHours),
    ("megaampereHours", UnitElectricCharge.megaampereHours),
    ("microampereHours", UnitElectricCharge.microampereHours),
    ("milliampereHours", UnitElectricCharge.milliampereHours),
    ("baseUnit()", UnitElectricCharge.baseUnit()),
  ])
show(
  "UnitElectricCurrent",
  [
    ("amperes", UnitElectricCurrent.amperes), ("kiloamperes", UnitElectricCurrent.kiloamperes),
    ("megaamperes", UnitElectricCurrent.megaamperes),
    ("microamperes", UnitElectricCurrent.microamperes),
    ("milliamperes", UnitElectricCurrent.milliamperes),
    ("baseUnit()", UnitElectricCurrent.baseUnit()),
  ])
show(
  "UnitElectricPotentialDifference",
  [
    ("kilovolts", UnitElectricPotentialDifference.kilovolts),
    ("megavolts", UnitElectricPotentialDifference.megavolts),
    ("microvolts", UnitElectricPotentialDifference.microvolts),
    ("millivolts", UnitElectricPotentialDifference.millivolts),
    ("volts", UnitElectricPotentialDifference.volts),
    ("baseUnit()", UnitElectricPotentialDifference.baseUnit()),
  ])
show(
  "UnitElectricResistance",
  [
    ("kiloohms", UnitElectricResistance.kiloohms), ("megaohms", UnitElectricResistance.megaohms),
    ("microohms", UnitElectricResistance.microohms),
    ("milliohms", UnitElectricResistance.milliohms),
    ("ohms", UnitElectricResistance.ohms), ("baseUnit()", UnitElectricResistance.baseUnit()),
  ])
let economy = Measurement(value: 30, unit: UnitFuelEfficiency.milesPerGallon)
print(
  economy.converted(to: .litersPer100Kilometers), economy.converted(to: .milesPerImperialGallon))
final class Coins: Dimension {
  static let gold = Coins(symbol: "gp", converter: UnitConverterLinear(coefficient: 100))
  static let copper = Coins(symbol: "cp", converter: UnitConverterLinear(coefficient: 1))
  override class func baseUnit() -> Coins { copper }
}
print(Measurement(value: 2, unit: Coins.gold) + Measurement(value: 5, unit: Coins.copper))
print(UnitLength.meters == UnitLength(symbol: "m", converter: UnitConverterLinear(coefficient: 1)))
