// Byte counts as texts.
//
// Loads by member

struct ByteCountFormatStyle: FormatStyle, Hashable {
  enum Style: Hashable { case file, memory, decimal, binary }
  struct Units: OptionSet, Hashable {
    let rawValue: UInt
    init(rawValue: UInt) { self.rawValue = rawValue }
    static let bytes = Units(rawValue: 1)
    static let kb = Units(rawValue: 2)
    static let mb = Units(rawValue: 4)
    static let gb = Units(rawValue: 8)
    static let tb = Units(rawValue: 16)
    static let pb = Units(rawValue: 32)
    static let eb = Units(rawValue: 64)
    static let zb = Units(rawValue: 128)
    static let ybOrHigher = Units(rawValue: 65280)
    static let all = Units(rawValue: 65535)
    static let `default` = Units.all
  }
  var style: Style
  var allowedUnits: Units
  var spellsOutZero: Bool
  var includesActualByteCount: Bool
  var locale: Locale
  init(
    style: Style = .file, allowedUnits: Units = .all, spellsOutZero: Bool = true,
    includesActualByteCount: Bool = false, locale: Locale = .current
  ) {
    self.style = style
    self.allowedUnits = allowedUnits
    self.spellsOutZero = spellsOutZero
    self.includesActualByteCount = includesActualByteCount
    self.locale = locale
  }
  func locale(_ locale: Locale) -> ByteCountFormatStyle {
    var result = self
    result.locale = locale
    return result
  }
  @_native("bytes.styled") static func _text(_ settings: [String], _ count: Int) -> String
  func format(_ value: Int64) -> String {
    ByteCountFormatStyle._text(
      [
        "style=\(style)", "units=\(Int(bitPattern: allowedUnits.rawValue))",
        "spellsOutZero=\(spellsOutZero)",
        "includesActualByteCount=\(includesActualByteCount)", "locale=" + locale.identifier,
      ], Int(value))
  }
}
extension FormatStyle where Self == ByteCountFormatStyle {
  static func byteCount(
    style: ByteCountFormatStyle.Style, allowedUnits: ByteCountFormatStyle.Units = .all,
    spellsOutZero: Bool = true, includesActualByteCount: Bool = false
  ) -> ByteCountFormatStyle {
    ByteCountFormatStyle(
      style: style, allowedUnits: allowedUnits, spellsOutZero: spellsOutZero,
      includesActualByteCount: includesActualByteCount)
  }
}
final class ByteCountFormatter: Formatter {
  enum CountStyle { case file, memory, decimal, binary }
  struct Units: OptionSet {
    let rawValue: UInt
    init(rawValue: UInt) { self.rawValue = rawValue }
    static let useBytes = Units(rawValue: 1)
    static let useKB = Units(rawValue: 2)
    static let useMB = Units(rawValue: 4)
    static let useGB = Units(rawValue: 8)
    static let useTB = Units(rawValue: 16)
    static let useAll = Units(rawValue: 63)
  }
  var countStyle = CountStyle.file
  var allowedUnits: Units = []
  var includesActualByteCount = false
  var includesUnit = true
  var includesCount = true
  var allowsNonnumericFormatting = true
  var isAdaptive = true
  var zeroPadsFractionDigits = false
  var formattingContext = Formatter.Context.unknown
  @_native("bytes.formatted")
  static func _text(_ settings: [String], _ count: Int) -> String
  func string(fromByteCount count: Int64) -> String {
    var settings = [
      "style=\(countStyle)", "includesActualByteCount=\(includesActualByteCount)",
      "includesUnit=\(includesUnit)", "includesCount=\(includesCount)",
      "allowsNonnumericFormatting=\(allowsNonnumericFormatting)", "isAdaptive=\(isAdaptive)",
      "zeroPadsFractionDigits=\(zeroPadsFractionDigits)",
    ]
    if !allowedUnits.isEmpty {
      settings.append("units=\(Int(bitPattern: allowedUnits.rawValue))")
    }
    return ByteCountFormatter._text(settings, Int(count))
  }
  override func string(for value: Any?) -> String? {
    (value as? any BinaryInteger).map { string(fromByteCount: Int64($0)) }
  }
  static func string(fromByteCount count: Int64, countStyle: CountStyle) -> String {
    let formatter = ByteCountFormatter()
    formatter.countStyle = countStyle
    return formatter.string(fromByteCount: count)
  }
}
