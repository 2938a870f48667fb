// Units of stored information.

class UnitInformationStorage: Dimension {
  static let bits = UnitInformationStorage(
    symbol: "bit", converter: UnitConverterLinear(coefficient: 1))
  static let bytes = UnitInformationStorage(
    symbol: "B", converter: UnitConverterLinear(coefficient: 8))
  static let kilobytes = UnitInformationStorage(
    symbol: "kB", converter: UnitConverterLinear(coefficient: 8000))
  static let megabytes = UnitInformationStorage(
    symbol: "MB", converter: UnitConverterLinear(coefficient: 8000000))
  static let gigabytes = UnitInformationStorage(
    symbol: "GB", converter: UnitConverterLinear(coefficient: 8000000000))
  static let terabytes = UnitInformationStorage(
    symbol: "TB", converter: UnitConverterLinear(coefficient: 8000000000000))
  static let kibibytes = UnitInformationStorage(
    symbol: "KiB", converter: UnitConverterLinear(coefficient: 8192))
  static let mebibytes = UnitInformationStorage(
    symbol: "MiB", converter: UnitConverterLinear(coefficient: 8388608))
  static let gibibytes = UnitInformationStorage(
    symbol: "GiB", converter: UnitConverterLinear(coefficient: 8589934592))
  static let exabits = UnitInformationStorage(
    symbol: "Eb", converter: UnitConverterLinear(coefficient: 1e+18, constant: 0))
  static let exabytes = UnitInformationStorage(
    symbol: "EB", converter: UnitConverterLinear(coefficient: 8e+18, constant: 0))
  static let exbibits = UnitInformationStorage(
    symbol: "Eib", converter: UnitConverterLinear(coefficient: 1.152921504606847e+18, constant: 0))
  static let exbibytes = UnitInformationStorage(
    symbol: "EiB", converter: UnitConverterLinear(coefficient: 9.223372036854776e+18, constant: 0))
  static let gibibits = UnitInformationStorage(
    symbol: "Gib", converter: UnitConverterLinear(coefficient: 1073741824))
  static let gigabits = UnitInformationStorage(
    symbol: "Gb", converter: UnitConverterLinear(coefficient: 1000000000))
  static let kibibits = UnitInformationStorage(
    symbol: "Kib", converter: UnitConverterLinear(coefficient: 1024))
  static let kilobits = UnitInformationStorage(
    symbol: "kb", converter: UnitConverterLinear(coefficient: 1000))
  static let mebibits = UnitInformationStorage(
    symbol: "Mib", converter: UnitConverterLinear(coefficient: 1048576))
  static let megabits = UnitInformationStorage(
    symbol: "Mb", converter: UnitConverterLinear(coefficient: 1000000))
  static let nibbles = UnitInformationStorage(
    symbol: "nibble", converter: UnitConverterLinear(coefficient: 4))
  static let pebibits = UnitInformationStorage(
    symbol: "Pib", converter: UnitConverterLinear(coefficient: 1125899906842624))
  static let pebibytes = UnitInformationStorage(
    symbol: "PiB", converter: UnitConverterLinear(coefficient: 9007199254740992))
  static let petabits = UnitInformationStorage(
    symbol: "Pb", converter: UnitConverterLinear(coefficient: 1000000000000000))
  static let petabytes = UnitInformationStorage(
    symbol: "PB", converter: UnitConverterLinear(coefficient: 8000000000000000))
  static let tebibits = UnitInformationStorage(
    symbol: "Tib", converter: UnitConverterLinear(coefficient: 1099511627776))
  static let tebibytes = UnitInformationStorage(
    symbol: "TiB", converter: UnitConverterLinear(coefficient: 8796093022208))
  static let terabits = UnitInformationStorage(
    symbol: "Tb", converter: UnitConverterLinear(coefficient: 1000000000000))
  static let yobibits = UnitInformationStorage(
    symbol: "Yib", converter: UnitConverterLinear(coefficient: 1.2089258196146292e+24, constant: 0))
  static let yobibytes = UnitInformationStorage(
    symbol: "YiB", converter: UnitConverterLinear(coefficient: 9.671406556917033e+24, constant: 0))
  static let yottabits = UnitInformationStorage(
    symbol: "Yb", converter: UnitConverterLinear(coefficient: 1e+24, constant: 0))
  static let yottabytes = UnitInformationStorage(
    symbol: "YB", converter: UnitConverterLinear(coefficient: 8e+24, constant: 0))
  static let zebibits = UnitInformationStorage(
    symbol: "Zib", converter: UnitConverterLinear(coefficient: 1.1805916207174113e+21, constant: 0))
  static let zebibytes = UnitInformationStorage(
    symbol: "ZiB", converter: UnitConverterLinear(coefficient: 9.44473296573929e+21, constant: 0))
  static let zettabits = UnitInformationStorage(
    symbol: "Zb", converter: UnitConverterLinear(coefficient: 1e+21, constant: 0))
  static let zettabytes = UnitInformationStorage(
    symbol: "ZB", converter: UnitConverterLinear(coefficient: 8e+21, constant: 0))
  override class func baseUnit() -> UnitInformationStorage { .bits }
}
