import Glibc

/// A compiled time zone file (RFC 9636): the transitions of one zone, and the rule for the time
/// after them.
package struct TimeZoneFile: Sendable {
  /// One local time type of a zone.
  package struct Offset: Sendable, Equatable {
    /// Seconds east of UTC.
    package let seconds: Int
    /// Whether it is daylight saving time.
    package let isDaylight: Bool
  }

  /// The times, in seconds since 1970, at which an offset takes effect.
  private var transitions: [(time: Int, offset: Offset)] = []
  private var first = Offset(seconds: 0, isDaylight: false)
  private var rule: TimeZoneRule?

  /// Nil if the database in `folder` has no such zone.
  init?(named name: String, in folder: String) {
    guard Self.isName(name), let bytes = Self.read(folder + "/" + name) else { return nil }
    self.init(bytes)
  }

  /// Zone names have no dots, and some files of the database are not zones.
  private static func isName(_ name: String) -> Bool {
    let letters = name.utf8.allSatisfy { byte in
      let character = Character(Unicode.Scalar(byte))
      return character.isASCII
        && (character.isLetter || character.isNumber || "/_+-".contains(character))
    }
    let others = ["posixrules", "localtime", "Factory"]
    return letters && !name.isEmpty && !name.hasPrefix("/") && !name.hasPrefix("posix/")
      && !name.hasPrefix("right/") && !others.contains(name)
  }

  private static func read(_ path: String) -> [UInt8]? {
    guard let file = fopen(path, "rb") else { return nil }
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = fread(&bytes, 1, bytes.count, file)
    return count == 0 ? nil : Array(bytes[..<count])
  }

  /// Nil if the bytes are not a compiled time zone file.
  package init?(_ bytes: [UInt8]) {
    var reader = ByteReader(bytes: bytes[...])
    guard var header = Header(&reader) else { return nil }
    var width = 4
    if header.version >= 2 {
      // The second data block repeats the first with 64-bit times.
      reader.skip(header.size(width))
      guard let second = Header(&reader) else { return nil }
      header = second
      width = 8
    }
    guard reader.count >= header.size(width), header.types > 0 else { return nil }
    let times = (0..<header.times).map { _ in reader.integer(width) }
    let kinds = (0..<header.times).map { _ in reader.integer(1) & 0xFF }
    let offsets = (0..<header.types).map { _ in
      let offset = Offset(seconds: reader.integer(4), isDaylight: reader.integer(1) != 0)
      reader.skip(1)
      return offset
    }
    guard kinds.allSatisfy({ $0 < offsets.count }) else { return nil }
    reader.skip(header.sizeOfRest(width))
    transitions = zip(times, kinds).map { ($0, offsets[$1]) }
    first = offsets.first { !$0.isDaylight } ?? offsets[0]
    let footer = String(decoding: reader.bytes, as: UTF8.self)
    rule = TimeZoneRule(footer.filter { $0 != "\n" })
  }

  /// The local time type that applies at a time in seconds since 1970.
  package func offset(at time: Int) -> Offset {
    guard let last = transitions.last, time < last.time else {
      return rule?.offset(at: time) ?? transitions.last?.offset ?? first
    }
    let next = indexOfTransition(after: time)
    return next == 0 ? first : transitions[next - 1].offset
  }

  /// The next change between standard and daylight saving time.
  package func transition(after time: Int) -> Int? {
    var isDaylight = offset(at: time).isDaylight
    for transition in transitions[indexOfTransition(after: time)...] {
      if transition.offset.isDaylight != isDaylight { return transition.time }
      isDaylight = transition.offset.isDaylight
    }
    return rule?.transition(after: max(time, transitions.last?.time ?? time))
  }

  /// How many seconds daylight saving time is ahead of standard time, at a time when it applies.
  package func daylightOffset(at time: Int) -> Int {
    let current = offset(at: time)
    if !current.isDaylight { return 0 }
    if let rule, time >= transitions.last?.time ?? time { return rule.saving }
    let before = transitions[..<indexOfTransition(after: time)].last { !$0.offset.isDaylight }
    return current.seconds - (before?.offset.seconds ?? first.seconds)
  }

  private func indexOfTransition(after time: Int) -> Int {
    var low = 0
    var high = transitions.count
    while low < high {
      let middle = (low + high) / 2
      if transitions[middle].time <= time { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

/// The header of a data block: how many entries each of its parts has.
private struct Header {
  let version: Int
  let types: Int
  let times: Int
  private let universal: Int
  private let standard: Int
  private let leaps: Int
  private let letters: Int

  init?(_ reader: inout ByteReader) {
    guard reader.count >= 44, reader.bytes.starts(with: Array("TZif".utf8)) else { return nil }
    reader.skip(4)
    version = (reader.integer(1) & 0xFF) - 0x30
    reader.skip(15)
    universal = reader.integer(4)
    standard = reader.integer(4)
    leaps = reader.integer(4)
    times = reader.integer(4)
    types = reader.integer(4)
    letters = reader.integer(4)
    let counts = [universal, standard, leaps, times, types, letters]
    guard counts.allSatisfy({ 0..<1 << 16 ~= $0 }) else { return nil }
  }

  /// The size of what follows the offsets: abbreviations, leap seconds, indicators.
  func sizeOfRest(_ width: Int) -> Int { letters + leaps * (width + 4) + standard + universal }
  func size(_ width: Int) -> Int { times * (width + 1) + types * 6 + sizeOfRest(width) }
}

/// Reads big-endian integers from bytes.
private struct ByteReader {
  var bytes: ArraySlice<UInt8>
  var count: Int { bytes.count }

  mutating func skip(_ count: Int) { bytes = bytes.dropFirst(count) }

  /// A signed big-endian integer of `width` bytes; missing bytes count as zero.
  mutating func integer(_ width: Int) -> Int {
    var result = Int(Int8(bitPattern: bytes.first ?? 0))
    for byte in bytes.dropFirst().prefix(width - 1) { result = result << 8 | Int(byte) }
    skip(width)
    return result
  }
}
