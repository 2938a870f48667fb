extension PreludeLibrary {
  static let faults = PreludeChunk(
    names: [
      "_fault", "fatalError", "preconditionFailure", "assertionFailure", "precondition", "assert",
    ],
    text: #"""
      @_native("fault") func _fault(_ message: String) -> Never
      func fatalError(
        _ message: @autoclosure () -> String = "", file: StaticString = #file, line: UInt = #line
      ) -> Never {
        _fault(message())
      }
      func preconditionFailure(
        _ message: @autoclosure () -> String = "", file: StaticString = #file, line: UInt = #line
      ) -> Never {
        _fault(message())
      }
      func assertionFailure(
        _ message: @autoclosure () -> String = "", file: StaticString = #file, line: UInt = #line
      ) {
        _fault(message())
      }
      func precondition(
        _ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String = "",
        file: StaticString = #file, line: UInt = #line
      ) {
        if !condition() { _failure("Precondition failed", message()) }
      }
      func assert(
        _ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String = "",
        file: StaticString = #file, line: UInt = #line
      ) {
        if !condition() { _failure("Assertion failed", message()) }
      }
      @_native("failure") func _failure(_ prefix: String, _ message: String) -> Never
      """#)

  static let typeNames = PreludeChunk(
    names: ["_typeName"],
    text: #"""
      func _typeName(_ type: Any.Type, qualified: Bool = true) -> String {
        qualified ? String(reflecting: type) : String(describing: type)
      }
      """#)

  static let staticString = PreludeChunk(
    names: ["StaticString"],
    text: #"""
      public struct StaticString: ExpressibleByStringLiteral, Sendable {
        let _text: String
        public init() { _text = "" }
        public init(stringLiteral value: String) { _text = value }
        public var hasPointerRepresentation: Bool { true }
        public var utf8CodeUnitCount: Int { _text.utf8.count }
        public var isASCII: Bool { _text.utf8.allSatisfy { $0 < 128 } }
        public func withUTF8Buffer<R>(_ body: ([UInt8]) -> R) -> R {
          body(Array(_text.utf8))
        }
      }
      extension StaticString: CustomStringConvertible, CustomDebugStringConvertible {
        public var description: String { _text }
        public var debugDescription: String { _text.debugDescription }
      }
      extension StaticString: CustomReflectable {
        public var customMirror: Mirror { Mirror(reflecting: _text) }
      }
      """#)

  static let printing = PreludeChunk(
    names: ["print", "debugPrint"],
    text: #"""
      @_native("print")
      func print(_ items: Any..., separator: String = " ", terminator: String = "\n")
      @_native("debugPrint")
      func debugPrint(_ items: Any..., separator: String = " ", terminator: String = "\n")
      """#)

  static let printingToStream = PreludeChunk(
    names: ["print", "debugPrint"],
    text: #"""
      func print<Target: TextOutputStream>(
        _ items: Any..., separator: String = " ", terminator: String = "\n", to output: inout Target
      ) {
        var prefix = ""
        for item in items {
          output.write(prefix)
          output.write(String(describing: item))
          prefix = separator
        }
        output.write(terminator)
      }
      func debugPrint<Target: TextOutputStream>(
        _ items: Any..., separator: String = " ", terminator: String = "\n", to output: inout Target
      ) {
        var prefix = ""
        for item in items {
          output.write(prefix)
          output.write(String(reflecting: item))
          prefix = separator
        }
        output.write(terminator)
      }
      """#)

  static let descriptions = PreludeChunk(
    names: ["_description", "_debugDescription", "_typeName", "dump", "_write"],
    text: #"""
      @_native("string.describing") func _description<T>(_ value: T) -> String
      @_native("string.reflecting") func _debugDescription<T>(_ value: T) -> String
      func _typeName(_ type: Any.Type, qualified: Bool = true) -> String {
        qualified ? _debugDescription(type) : _description(type)
      }
      @discardableResult
      func dump<T>(
        _ value: T, name: String? = nil, indent: Int = 0, maxDepth: Int = Int.max,
        maxItems: Int = Int.max
      ) -> T {
        _write(_dumpText(value, name, indent, maxDepth, maxItems))
        return value
      }
      @discardableResult
      func dump<T, Target: TextOutputStream>(
        _ value: T, to target: inout Target, name: String? = nil, indent: Int = 0,
        maxDepth: Int = Int.max, maxItems: Int = Int.max
      ) -> T {
        target.write(_dumpText(value, name, indent, maxDepth, maxItems))
        return value
      }
      @_native("write") func _write(_ text: String)
      @_native("dump.text")
      func _dumpText<T>(
        _ value: T, _ name: String?, _ indent: Int, _ maxDepth: Int, _ maxItems: Int
      ) -> String
      """#)

  static let extrema = PreludeChunk(
    names: ["min", "max", "abs"],
    text: #"""
      func min<T: Comparable>(_ x: T, _ y: T) -> T { y < x ? y : x }
      func max<T: Comparable>(_ x: T, _ y: T) -> T { y >= x ? y : x }
      func min<T: Comparable>(_ x: T, _ y: T, _ z: T, _ rest: T...) -> T {
        var result = min(min(x, y), z)
        for value in rest { if value < result { result = value } }
        return result
      }
      func max<T: Comparable>(_ x: T, _ y: T, _ z: T, _ rest: T...) -> T {
        var result = max(max(x, y), z)
        for value in rest { if value >= result { result = value } }
        return result
      }
      func abs<T: SignedNumeric & Comparable>(_ x: T) -> T { x < 0 ? -x : x }
      """#)

  static let swapping = PreludeChunk(
    names: [
      "swap", "isKnownUniquelyReferenced", "withExtendedLifetime", "withoutActuallyEscaping",
      "exchange", "_discard",
    ],
    text: #"""
      func swap<T>(_ a: inout T, _ b: inout T) {
        let value = a
        a = b
        b = value
      }
      @_native("any.discard") func _discard<T>(_ value: T)
      @_native("any.isUnique") func _isUnique<T>(_ object: inout T) -> Bool
      func isKnownUniquelyReferenced<T: AnyObject>(_ object: inout T) -> Bool {
        _isUnique(&object)
      }
      func isKnownUniquelyReferenced<T: AnyObject>(_ object: inout T?) -> Bool {
        object == nil ? false : _isUnique(&object)
      }
      func exchange<T>(_ item: inout T, with newValue: T) -> T {
        let old = item
        item = newValue
        return old
      }
      func withExtendedLifetime<T, Result>(
        _ x: T, _ body: () throws -> Result
      ) rethrows -> Result {
        try body()
      }
      func withExtendedLifetime<T, Result>(
        _ x: T, _ body: (T) throws -> Result
      ) rethrows -> Result {
        try body(x)
      }
      func withoutActuallyEscaping<Closure, Result>(
        _ closure: Closure, do body: (Closure) throws -> Result
      ) rethrows -> Result {
        try body(closure)
      }
      """#)

  static let identityOperators = PreludeChunk(
    names: ["===", "!=="],
    text: #"""
      @_instruction("identity.eq") func === (lhs: AnyObject?, rhs: AnyObject?) -> Bool
      @_instruction("identity.ne") func !== (lhs: AnyObject?, rhs: AnyObject?) -> Bool
      """#)

  static let tupleComparison = PreludeChunk(
    names: ["==", "!=", "<", "<=", ">", ">="],
    text: #"""
      func == <A: Equatable, B: Equatable>(lhs: (A, B), rhs: (A, B)) -> Bool {
        lhs.0 == rhs.0 && lhs.1 == rhs.1
      }
      func != <A: Equatable, B: Equatable>(lhs: (A, B), rhs: (A, B)) -> Bool { !(lhs == rhs) }
      func == <A: Equatable, B: Equatable, C: Equatable>(lhs: (A, B, C), rhs: (A, B, C)) -> Bool {
        lhs.0 == rhs.0 && lhs.1 == rhs.1 && lhs.2 == rhs.2
      }
      func != <A: Equatable, B: Equatable, C: Equatable>(lhs: (A, B, C), rhs: (A, B, C)) -> Bool {
        !(lhs == rhs)
      }
      func < <A: Comparable, B: Comparable>(lhs: (A, B), rhs: (A, B)) -> Bool {
        lhs.0 < rhs.0 || (lhs.0 == rhs.0 && lhs.1 < rhs.1)
      }
      func <= <A: Comparable, B: Comparable>(lhs: (A, B), rhs: (A, B)) -> Bool { !(rhs < lhs) }
      func > <A: Comparable, B: Comparable>(lhs: (A, B), rhs: (A, B)) -> Bool { rhs < lhs }
      func >= <A: Comparable, B: Comparable>(lhs: (A, B), rhs: (A, B)) -> Bool { !(lhs < rhs) }
      func < <A: Comparable, B: Comparable, C: Comparable>(
        lhs: (A, B, C), rhs: (A, B, C)
      ) -> Bool {
        if lhs.0 != rhs.0 { return lhs.0 < rhs.0 }
        if lhs.1 != rhs.1 { return lhs.1 < rhs.1 }
        return lhs.2 < rhs.2
      }
      func > <A: Comparable, B: Comparable, C: Comparable>(
        lhs: (A, B, C), rhs: (A, B, C)
      ) -> Bool {
        rhs < lhs
      }
      func <= <A: Comparable, B: Comparable, C: Comparable>(
        lhs: (A, B, C), rhs: (A, B, C)
      ) -> Bool {
        !(rhs < lhs)
      }
      func >= <A: Comparable, B: Comparable, C: Comparable>(
        lhs: (A, B, C), rhs: (A, B, C)
      ) -> Bool {
        !(lhs < rhs)
      }
      """#)

  static let metatypeComparison = PreludeChunk(
    names: ["==", "!="],
    text: #"""
      @_instruction("any.eq") func == (lhs: Any.Type?, rhs: Any.Type?) -> Bool
      @_instruction("any.ne") func != (lhs: Any.Type?, rhs: Any.Type?) -> Bool
      """#)

  static let variadicArguments = PreludeChunk(
    names: ["CVarArg"],
    text: "protocol CVarArg {}")
}
