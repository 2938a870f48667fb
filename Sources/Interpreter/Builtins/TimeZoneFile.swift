import Glibc

/// What the time zone database of the system says of one zone: a compiled file as RFC 9636 describes
/// it, its transitions and the rule for the time after them.
package struct TimeZoneFile: Sendable {
  /// One kind of local time of a zone.
  package struct Offset: Sendable, Equatable {
    package let seconds: Int
    package let isDaylight: Bool
  }

  /// Seconds since 1970 at which an offset begins to hold.
  private var transitions: [(time: Int, offset: Offset)] = []
  private var first = Offset(seconds: 0, isDaylight: false)
  private var rule: TimeZoneRule?

  /// Nil where the database in `folder` has no such zone.
  init?(named name: String, in folder: String) {
    guard Self.isName(name), let bytes = Self.read(folder + "/" + name) else { return nil }
    self.init(bytes)
  }

  /// Names of zones have no dots, and some files are no zones of their own.
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

  /// Nil where the bytes are no such file.
  package init?(_ bytes: [UInt8]) {
    var reader = ByteReader(bytes: bytes[...])
    guard var header = Header(&reader) else { return nil }
    var width = 4
    if header.version >= 2 {
      // The same again with times of 64 bits.
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

  /// What the clocks show at a number of seconds since 1970.
  package func offset(at time: Int) -> Offset {
    guard let last = transitions.last, time < last.time else {
      return rule?.offset(at: time) ?? transitions.last?.offset ?? first
    }
    let next = indexOfTransition(after: time)
    return next == 0 ? first : transitions[next - 1].offset
  }

  /// When the clocks change next from standard to daylight time or back.
  package func transition(after time: Int) -> Int? {
    var isDaylight = offset(at: time).isDaylight
    for transition in transitions[indexOfTransition(after: time)...] {
      if transition.offset.isDaylight != isDaylight { return transition.time }
      isDaylight = transition.offset.isDaylight
    }
    return rule?.transition(after: max(time, transitions.last?.time ?? time))
  }

  /// How much later the clocks show in daylight time, at a time when they do.
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

  /// What stands behind the offsets: abbreviations, leap seconds and marks.
  func sizeOfRest(_ width: Int) -> Int { letters + leaps * (width + 4) + standard + universal }
  func size(_ width: Int) -> Int { times * (width + 1) + types * 6 + sizeOfRest(width) }
}

private struct ByteReader {
  var bytes: ArraySlice<UInt8>
  var count: Int { bytes.count }

  mutating func skip(_ count: Int) { bytes = bytes.dropFirst(count) }

  /// A signed number, its first byte the highest; missing bytes count as zero.
  mutating func integer(_ width: Int) -> Int {
    var result = Int(Int8(bitPattern: bytes.first ?? 0))
    for byte in bytes.dropFirst().prefix(width - 1) { result = result << 8 | Int(byte) }
    skip(width)
    return result
  }
}
