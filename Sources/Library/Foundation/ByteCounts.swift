// Byte counts formatted in American English.
//
// Loads by member

struct ByteCountFormatStyle: FormatStyle, Hashable {
  enum Style: Hashable { case file, memory, decimal, binary }
  struct Units: OptionSet, Hashable {
    let rawValue: Int
    init(rawValue: Int) { self.rawValue = rawValue }
    static let bytes = Units(rawValue: 1)
    static let kb = Units(rawValue: 2)
    static let mb = Units(rawValue: 4)
    static let gb = Units(rawValue: 8)
    static let tb = Units(rawValue: 16)
    static let pb = Units(rawValue: 32)
    static let all = Units(rawValue: 63)
    static let `default` = Units.all
  }
  var style: Style
  var allowedUnits: Units
  var spellsOutZero: Bool
  var includesActualByteCount: Bool
  var _kilo = "kB"
  var _roundsUp = true
  init(
    style: Style = .file, allowedUnits: Units = .all, spellsOutZero: Bool = true,
    includesActualByteCount: Bool = false, locale: Locale = .current
  ) {
    self.style = style
    self.allowedUnits = allowedUnits
    self.spellsOutZero = spellsOutZero
    self.includesActualByteCount = includesActualByteCount
  }
  func locale(_ locale: Locale) -> ByteCountFormatStyle { self }
  func format(_ value: Int64) -> String {
    let names = ["bytes", _kilo, "MB", "GB", "TB", "PB"]
    if value == 0 && spellsOutZero {
      return "Zero " + (allowedUnits.contains(.kb) ? _kilo : names[_least])
    }
    let factor = style == .file || style == .decimal ? 1000.0 : 1024.0
    var unit = _least
    var amount = Double(value)
    for _ in 0..<unit { amount /= factor }
    for next in 0..<6 {
      if next <= unit || allowedUnits.rawValue & (1 << next) == 0 { continue }
      var reached = amount
      for _ in unit..<next { reached /= factor }
      if abs(Double(value)) < _most(next - 1, factor) { break }
      amount = reached
      unit = next
    }
    let text = _text(amount, unit, names[unit])
    if !includesActualByteCount || unit == 0 { return text }
    return text + " (" + _NumberForm().text("\(value)") + " bytes)"
  }
  var _least: Int {
    (0..<6).first(where: { allowedUnits.rawValue & (1 << $0) != 0 }) ?? 0
  }
  func _places(_ unit: Int) -> Int { unit < 2 ? 0 : unit == 2 ? 1 : 2 }
  // The number of bytes from which on the next larger unit is shown.
  func _most(_ unit: Int, _ factor: Double) -> Double {
    var half = unit == 0 || !_roundsUp ? 0 : 0.5
    for _ in 0..<_places(unit) { half /= 10 }
    var most = factor - half
    for _ in 0..<unit { most *= factor }
    return _roundsUp ? most - 1 : most
  }
  func _text(_ amount: Double, _ unit: Int, _ name: String) -> String {
    var form = _NumberForm()
    form.precision = NumberFormatStyleConfiguration.Precision(_fraction: 0..._places(unit))
    let number = form.text("\(amount)")
    return number + " " + (unit == 0 && number == "1" ? "byte" : name)
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
    let rawValue: Int
    init(rawValue: Int) { self.rawValue = rawValue }
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
  func string(fromByteCount count: Int64) -> String {
    let style: ByteCountFormatStyle.Style
    switch countStyle {
    case .file: style = .file
    case .memory: style = .memory
    case .decimal: style = .decimal
    case .binary: style = .binary
    }
    let units = allowedUnits.isEmpty ? 63 : allowedUnits.rawValue
    var format = ByteCountFormatStyle(
      style: style, allowedUnits: ByteCountFormatStyle.Units(rawValue: units),
      spellsOutZero: allowsNonnumericFormatting,
      includesActualByteCount: includesActualByteCount)
    format._kilo = "KB"
    format._roundsUp = false
    let text = format.format(count)
    if includesUnit && includesCount { return text }
    // `1.5 MB`, or `1 MB (1,000,000 bytes)`.
    let parts = text.components(separatedBy: " ")
    return includesUnit ? parts[1] : includesCount ? parts[0] : ""
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
