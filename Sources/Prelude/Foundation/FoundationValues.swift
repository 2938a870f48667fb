extension PreludeLibrary {
  static let uuid = PreludeChunk(
    names: ["UUID"],
    text: #"""
      struct UUID: Hashable, Comparable, Sendable, CustomStringConvertible,
        CustomDebugStringConvertible
      {
        let _high: Int
        let _low: Int
        init(_high: Int, _low: Int) {
          self._high = _high
          self._low = _low
        }
        init() {
          _high = (UUID._next() & -61441) | 0x4000
          _low = (UUID._next() & 0x3FFF_FFFF_FFFF_FFFF) | Int.min
        }
        init?(uuidString string: String) {
          guard let high = UUID._parse(string, 0), let low = UUID._parse(string, 1) else {
            return nil
          }
          _high = high
          _low = low
        }
        var uuidString: String { UUID._text(_high, _low) }
        var description: String { uuidString }
        var debugDescription: String { uuidString }
        static func < (lhs: UUID, rhs: UUID) -> Bool { lhs.uuidString < rhs.uuidString }
        @_native("identifier.next") static func _next() -> Int
        @_native("identifier.text") static func _text(_ high: Int, _ low: Int) -> String
        @_native("identifier.parse") static func _parse(_ text: String, _ half: Int) -> Int?
      }
      """#)

  static let url = PreludeChunk(
    names: ["URL"],
    text: #"""
      struct URL: Hashable, Sendable, CustomStringConvertible, CustomDebugStringConvertible {
        let absoluteString: String
        var debugDescription: String { description }
        init?(string: String) {
          if string.isEmpty { return nil }
          absoluteString = string.replacingOccurrences(of: " ", with: "%20")
        }
        init?(string: String, relativeTo base: URL?) {
          guard let base, let given = URL(string: string), given.scheme == nil else {
            self.init(string: string)
            return
          }
          let path = given._encodedPath
          let kept = base._withoutQuery
          let authority = String(kept.prefix { $0 != "/" })
          // What is named stands where the last part of the base's path does.
          let folder = kept.lastIndex(of: "/").map { String(kept[...$0]) } ?? kept + "/"
          // A query alone asks the base itself.
          let head = path.hasPrefix("/") ? authority : path.isEmpty ? kept : folder
          let start = (base.scheme.map { $0 + "://" } ?? "") + head
          guard let url = URL(string: start + given.absoluteString) else { return nil }
          self = url._withoutDots
        }
        init(fileURLWithPath path: String) {
          absoluteString =
            "file://" + (path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path)
        }
        init(fileURLWithPath path: String, isDirectory: Bool) {
          self.init(fileURLWithPath: isDirectory && !path.hasSuffix("/") ? path + "/" : path)
        }
        init(filePath path: String) { self.init(fileURLWithPath: path) }
        var _afterScheme: String {
          let found = absoluteString._find("://", 0, 0)
          return found < 0
            ? absoluteString
            : absoluteString._slice(found + 3, absoluteString._byteCount)
        }
        var scheme: String? {
          let found = absoluteString._find(":", 0, 0)
          return found < 0 ? nil : absoluteString._slice(0, found)
        }
        var host: String? {
          if absoluteString._find("://", 0, 0) < 0 { return nil }
          let name = _authority.host
          return name.isEmpty ? nil : name
        }
        /// What stands between the scheme and the path, taken apart.
        var _authority: (user: String?, password: String?, host: String, port: Int?) {
          var rest = _afterScheme
          rest = String(rest.prefix(while: { $0 != "/" && $0 != "?" && $0 != "#" }))
          var user: String? = nil
          var password: String? = nil
          if let at = rest.lastIndex(of: "@") {
            let parts = rest[rest.startIndex..<at].split(
              separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
            user = String(parts[0])
            if parts.count > 1 { password = String(parts[1]) }
            rest = String(rest[rest.index(after: at)..<rest.endIndex])
          }
          let parts = rest.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
          let port = parts.count > 1 ? Int(String(parts[1])) : nil
          return (user: user, password: password, host: String(parts[0]), port: port)
        }
        var user: String? { _authority.user }
        var password: String? { _authority.password }
        var port: Int? { absoluteString._find("://", 0, 0) < 0 ? nil : _authority.port }
        var baseURL: URL? { nil }
        var relativePath: String { path }
        var relativeString: String { absoluteString }
        func host(percentEncoded: Bool = true) -> String? { host }
        var _withoutQuery: String {
          let text = _afterScheme
          let end = text.firstIndex(where: { $0 == "?" || $0 == "#" }) ?? text.endIndex
          return String(text[text.startIndex..<end])
        }
        var _encodedPath: String {
          let text = _withoutQuery
          if absoluteString._find("://", 0, 0) < 0 { return text }
          guard let slash = text.firstIndex(of: "/") else { return "" }
          return String(text[slash..<text.endIndex])
        }
        var path: String {
          let path = _encodedPath.removingPercentEncoding ?? _encodedPath
          return path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
        }
        func path(percentEncoded: Bool = true) -> String {
          percentEncoded ? _encodedPath : _encodedPath.removingPercentEncoding ?? _encodedPath
        }
        var query: String? {
          guard let mark = absoluteString.firstIndex(of: "?") else { return nil }
          let rest = absoluteString[absoluteString.index(after: mark)..<absoluteString.endIndex]
          return String(rest.split(separator: "#", omittingEmptySubsequences: false)[0])
        }
        var fragment: String? {
          guard let mark = absoluteString.firstIndex(of: "#") else { return nil }
          return String(absoluteString[absoluteString.index(after: mark)..<absoluteString.endIndex])
        }
        var pathComponents: [String] {
          let parts = path.split(separator: "/").map({ String($0) })
          return path.hasPrefix("/") ? ["/"] + parts : parts
        }
        var lastPathComponent: String { pathComponents.last ?? "" }
        var pathExtension: String {
          let name = lastPathComponent
          guard let dot = name.lastIndex(of: ".") else { return "" }
          return String(name[name.index(after: dot)..<name.endIndex])
        }
        var isFileURL: Bool { scheme == "file" }
        var absoluteURL: URL { self }
        func appendingPathComponent(_ component: String) -> URL {
          let rest = absoluteString.firstIndex(where: { $0 == "?" || $0 == "#" })
          let end = rest ?? absoluteString.endIndex
          let head = String(absoluteString[absoluteString.startIndex..<end])
          let tail = String(absoluteString[end..<absoluteString.endIndex])
          return URL(string: (head.hasSuffix("/") ? head : head + "/") + component + tail) ?? self
        }
        func appendingPathComponent(_ component: String, isDirectory: Bool) -> URL {
          appendingPathComponent(isDirectory ? component + "/" : component)
        }
        func appending(path: String) -> URL { appendingPathComponent(path) }
        func appending(component: String) -> URL { appendingPathComponent(component) }
        func deletingPathExtension() -> URL {
          let end = pathExtension
          if end.isEmpty { return self }
          let rest = absoluteString.firstIndex(where: { $0 == "?" || $0 == "#" })
          let head = String(absoluteString[absoluteString.startIndex..<(rest ?? absoluteString.endIndex)])
          let tail = String(absoluteString[(rest ?? absoluteString.endIndex)..<absoluteString.endIndex])
          return URL(string: String(head.dropLast(end.count + 1)) + tail) ?? self
        }
        func appendingPathExtension(_ pathExtension: String) -> URL {
          let rest = absoluteString.firstIndex(where: { $0 == "?" || $0 == "#" })
          let head = String(absoluteString[absoluteString.startIndex..<(rest ?? absoluteString.endIndex)])
          let tail = String(absoluteString[(rest ?? absoluteString.endIndex)..<absoluteString.endIndex])
          return URL(string: head + "." + pathExtension + tail) ?? self
        }
        func deletingLastPathComponent() -> URL {
          let rest = absoluteString.firstIndex(where: { $0 == "?" || $0 == "#" })
          let end = rest ?? absoluteString.endIndex
          var head = String(absoluteString[absoluteString.startIndex..<end])
          let tail = String(absoluteString[end..<absoluteString.endIndex])
          if head.hasSuffix("/") { head.removeLast() }
          guard let slash = head.lastIndex(of: "/") else { return self }
          return URL(string: String(head[head.startIndex...slash]) + tail) ?? self
        }
        var description: String { absoluteString }
      }
      """#)

  static let data = PreludeChunk(
    names: ["Data"],
    text: #"""
      struct Data: Hashable, RandomAccessCollection, MutableCollection, RangeReplaceableCollection,
        CustomStringConvertible, Sendable
      {
        typealias Element = UInt8
        typealias Index = Int
        typealias SubSequence = Data
        typealias Indices = Range<Int>
        typealias Iterator = IndexingIterator<Data>
        var _bytes: [UInt8]
        // A part keeps the positions of the whole.
        var _start = 0
        static func == (lhs: Data, rhs: Data) -> Bool { lhs._bytes == rhs._bytes }
        func hash(into hasher: inout Hasher) { hasher.combine(_bytes) }
        init() { _bytes = [] }
        init<S: Sequence>(_ elements: S) where S.Element == UInt8 { _bytes = Array(elements) }
        init(repeating repeatedValue: UInt8, count: Int) {
          _bytes = [UInt8](repeating: repeatedValue, count: count)
        }
        init(count: Int) { _bytes = [UInt8](repeating: 0, count: count) }
        init(capacity: Int) { _bytes = [] }
        struct Base64EncodingOptions: OptionSet {
          let rawValue: UInt
          init(rawValue: UInt) { self.rawValue = rawValue }
        }
        struct Base64DecodingOptions: OptionSet {
          let rawValue: UInt
          init(rawValue: UInt) { self.rawValue = rawValue }
          static let ignoreUnknownCharacters = Base64DecodingOptions(rawValue: 1)
        }
        init?(base64Encoded data: Data, options: Base64DecodingOptions = []) {
          self.init(base64Encoded: String(decoding: data, as: UTF8.self), options: options)
        }
        init?(base64Encoded given: String, options: Base64DecodingOptions = []) {
          let text =
            options.isEmpty
            ? given : given.filter { $0.isASCII && ($0.isLetter || $0.isNumber || "+/=".contains($0)) }
          guard let bytes = _decodeBase64(text) else { return nil }
          _bytes = bytes
        }
        var startIndex: Int { _start }
        var endIndex: Int { _start + _bytes.count }
        var count: Int { _bytes.count }
        func index(after i: Int) -> Int { i + 1 }
        func index(before i: Int) -> Int { i - 1 }
        subscript(position: Int) -> UInt8 {
          get { _bytes[position - _start] }
          set { _bytes[position - _start] = newValue }
        }
        subscript(bounds: Range<Int>) -> Data {
          get {
            var part = Data(_bytes[bounds.lowerBound - _start..<bounds.upperBound - _start])
            part._start = bounds.lowerBound
            return part
          }
          set { replaceSubrange(bounds, with: newValue) }
        }
        mutating func replaceSubrange<C: Collection>(_ subrange: Range<Int>, with newElements: C)
        where C.Element == UInt8 {
          _bytes.replaceSubrange(
            subrange.lowerBound - _start..<subrange.upperBound - _start, with: newElements)
        }
        mutating func resetBytes(in range: Range<Int>) {
          replaceSubrange(range, with: repeatElement(0, count: range.count))
        }
        func advanced(by amount: Int) -> Data { Data(_bytes.dropFirst(amount)) }
        mutating func append(_ byte: UInt8) { _bytes.append(byte) }
        mutating func append(_ other: Data) { _bytes.append(contentsOf: other._bytes) }
        func subdata(in range: Range<Int>) -> Data { Data(self[range]._bytes) }
        func base64EncodedString(options: Base64EncodingOptions = []) -> String {
          _encodeBase64(_bytes)
        }
        func base64EncodedData(options: Base64EncodingOptions = []) -> Data {
          Data(base64EncodedString(options: options).utf8)
        }
        func range(of other: Data) -> Range<Int>? { firstRange(of: other) }
        var description: String { "\(count) bytes" }
        var debugDescription: String { description }
      }
      @_native("data.encodeBase64") func _encodeBase64(_ bytes: [UInt8]) -> String
      @_native("data.decodeBase64") func _decodeBase64(_ text: String) -> [UInt8]?
      """#)

  static let foundationGeometry = PreludeChunk(
    names: ["CGPoint", "CGSize", "CGRect", "CGVector"],
    text: #"""
      struct CGPoint: Hashable, Sendable {
        var x: CGFloat
        var y: CGFloat
        init() { x = 0; y = 0 }
        init(x: CGFloat, y: CGFloat) { self.x = x; self.y = y }
        init(x: Int, y: Int) { self.x = CGFloat(x); self.y = CGFloat(y) }
        static let zero = CGPoint()
      }
      struct CGSize: Hashable, Sendable {
        var width: CGFloat
        var height: CGFloat
        init() { width = 0; height = 0 }
        init(width: CGFloat, height: CGFloat) { self.width = width; self.height = height }
        init(width: Int, height: Int) {
          self.width = CGFloat(width)
          self.height = CGFloat(height)
        }
        static let zero = CGSize()
      }
      struct CGVector: Hashable, Sendable {
        var dx: CGFloat
        var dy: CGFloat
        init() { dx = 0; dy = 0 }
        init(dx: CGFloat, dy: CGFloat) { self.dx = dx; self.dy = dy }
        static let zero = CGVector()
      }
      struct CGRect: Hashable, Sendable {
        var origin: CGPoint
        var size: CGSize
        init() { origin = CGPoint(); size = CGSize() }
        init(origin: CGPoint, size: CGSize) { self.origin = origin; self.size = size }
        init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
          origin = CGPoint(x: x, y: y)
          size = CGSize(width: width, height: height)
        }
        init(x: Int, y: Int, width: Int, height: Int) {
          origin = CGPoint(x: x, y: y)
          size = CGSize(width: width, height: height)
        }
        static let zero = CGRect()
        static let null = CGRect(
          x: CGFloat.infinity, y: CGFloat.infinity, width: CGFloat.zero, height: CGFloat.zero)
        var width: CGFloat { size.width }
        var height: CGFloat { size.height }
        var minX: CGFloat { origin.x }
        var minY: CGFloat { origin.y }
        var midX: CGFloat { origin.x + size.width / 2 }
        var midY: CGFloat { origin.y + size.height / 2 }
        var maxX: CGFloat { origin.x + size.width }
        var maxY: CGFloat { origin.y + size.height }
        var isEmpty: Bool { size.width <= 0 || size.height <= 0 }
        func contains(_ point: CGPoint) -> Bool {
          point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
        }
        func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
          CGRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
        }
        func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
          CGRect(x: minX + dx, y: minY + dy, width: width, height: height)
        }
        var isNull: Bool { minX == CGFloat.infinity || minY == CGFloat.infinity }
        var isInfinite: Bool { self == CGRect.infinite }
        static let infinite = CGRect(
          x: -CGFloat.greatestFiniteMagnitude / 2, y: -CGFloat.greatestFiniteMagnitude / 2,
          width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
        var standardized: CGRect {
          CGRect(
            x: width < 0 ? minX + width : minX, y: height < 0 ? minY + height : minY,
            width: abs(width), height: abs(height))
        }
        var integral: CGRect {
          let x = minX.rounded(.down)
          let y = minY.rounded(.down)
          return CGRect(
            x: x, y: y, width: maxX.rounded(.up) - x, height: maxY.rounded(.up) - y)
        }
        func union(_ other: CGRect) -> CGRect {
          if isNull { return other }
          if other.isNull { return self }
          let x = min(minX, other.minX)
          let y = min(minY, other.minY)
          return CGRect(
            x: x, y: y, width: max(maxX, other.maxX) - x, height: max(maxY, other.maxY) - y)
        }
        func intersection(_ other: CGRect) -> CGRect {
          let x = max(minX, other.minX)
          let y = max(minY, other.minY)
          let right = min(maxX, other.maxX)
          let bottom = min(maxY, other.maxY)
          if right < x || bottom < y { return CGRect.null }
          return CGRect(x: x, y: y, width: right - x, height: bottom - y)
        }
        func contains(_ other: CGRect) -> Bool { union(other) == self }
        func intersects(_ other: CGRect) -> Bool {
          minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
        }
      }
      """#)
}
