extension PreludeLibrary {
  static let optional = PreludeChunk(
    names: ["Optional"],
    text: #"""
      enum Optional<Wrapped>: ExpressibleByNilLiteral {
        case none
        case some(Wrapped)
        init(_ some: Wrapped) { self = .some(some) }
        init(nilLiteral: ()) { self = .none }
        var unsafelyUnwrapped: Wrapped { self! }
        func map<U>(_ transform: (Wrapped) throws -> U) rethrows -> U? {
          switch self {
          case .some(let value): return .some(try transform(value))
          case .none: return .none
          }
        }
        func flatMap<U>(_ transform: (Wrapped) throws -> U?) rethrows -> U? {
          switch self {
          case .some(let value): return try transform(value)
          case .none: return .none
          }
        }
        mutating func take() -> Wrapped? {
          let result = self
          self = .none
          return result
        }
      }
      extension Optional: Equatable where Wrapped: Equatable {
        @_instruction("any.eq") static func == (lhs: Wrapped?, rhs: Wrapped?) -> Bool
        @_instruction("any.ne") static func != (lhs: Wrapped?, rhs: Wrapped?) -> Bool
      }
      extension Optional: Hashable where Wrapped: Hashable {
        func hash(into hasher: inout Hasher) {
          switch self {
          case .some(let value):
            hasher._combine(1)
            hasher.combine(value)
          case .none: hasher._combine(0)
          }
        }
      }
      extension Optional: Sendable where Wrapped: Sendable {}
      extension Optional: CustomDebugStringConvertible {
        var debugDescription: String { _debugDescription(self) }
      }
      """#)

  static let bool = PreludeChunk(
    names: ["Bool"],
    text: #"""
      @_builtin
      struct Bool: Hashable, ExpressibleByBooleanLiteral, LosslessStringConvertible, Sendable,
        CVarArg
      {
        init() { self = false }
        init(_ value: Bool) { self = value }
        init(booleanLiteral value: Bool) { self = value }
        init?(_ description: String) {
          switch description {
          case "true": self = true
          case "false": self = false
          default: return nil
          }
        }
        @_instruction("bool.eq") static func == (lhs: Bool, rhs: Bool) -> Bool
        @_instruction("bool.ne") static func != (lhs: Bool, rhs: Bool) -> Bool
        @_instruction("bool.not") static prefix func ! (a: Bool) -> Bool
        mutating func toggle() { self = !self }
        var description: String { self ? "true" : "false" }
        func hash(into hasher: inout Hasher) { hasher._combine(self ? 1 : 0) }
        static func random() -> Bool {
          var generator = SystemRandomNumberGenerator()
          return random(using: &generator)
        }
        static func random<T: RandomNumberGenerator>(using generator: inout T) -> Bool {
          (generator.next() >> 17) & 1 == 0
        }
      }
      """#)

  static let result = PreludeChunk(
    names: ["Result"],
    text: #"""
      enum Result<Success, Failure: Error> {
        case success(Success)
        case failure(Failure)
        init(catching body: () throws -> Success) {
          do {
            self = .success(try body())
          } catch {
            self = .failure(error as! Failure)
          }
        }
        func get() throws(Failure) -> Success {
          switch self {
          case .success(let value): return value
          case .failure(let error): throw error
          }
        }
        func map<NewSuccess>(_ transform: (Success) -> NewSuccess) -> Result<NewSuccess, Failure> {
          switch self {
          case .success(let value): return .success(transform(value))
          case .failure(let error): return .failure(error)
          }
        }
        func mapError<NewFailure: Error>(
          _ transform: (Failure) -> NewFailure
        ) -> Result<Success, NewFailure> {
          switch self {
          case .success(let value): return .success(value)
          case .failure(let error): return .failure(transform(error))
          }
        }
        func flatMap<NewSuccess>(
          _ transform: (Success) -> Result<NewSuccess, Failure>
        ) -> Result<NewSuccess, Failure> {
          switch self {
          case .success(let value): return transform(value)
          case .failure(let error): return .failure(error)
          }
        }
        func flatMapError<NewFailure: Error>(
          _ transform: (Failure) -> Result<Success, NewFailure>
        ) -> Result<Success, NewFailure> {
          switch self {
          case .success(let value): return .success(value)
          case .failure(let error): return transform(error)
          }
        }
      }
      extension Result: Equatable where Success: Equatable, Failure: Equatable {}
      extension Result: Hashable where Success: Hashable, Failure: Hashable {}
      """#)

  static let never = PreludeChunk(
    names: ["Never"],
    text: #"""
      enum Never: Error, Hashable, Comparable, Identifiable {
        var id: Never { self }
        static func < (lhs: Never, rhs: Never) -> Bool { false }
      }
      """#)

  static let void = PreludeChunk(names: ["Void"], text: "typealias Void = ()")

  static let anyHashable = PreludeChunk(
    names: ["AnyHashable"],
    text: #"""
      struct AnyHashable: Hashable, CustomStringConvertible, CustomDebugStringConvertible {
        let _held: Any
        init<H: Hashable>(_ base: H) { _held = AnyHashable._base(of: base) }
        var base: Any { AnyHashable._base(of: self) }
        @_instruction("any.eq") static func == (lhs: AnyHashable, rhs: AnyHashable) -> Bool
        func hash(into hasher: inout Hasher) { hasher._combine(_hash(base)) }
        var hashValue: Int { _hash(base) }
        var description: String { String(describing: base) }
        var debugDescription: String { "AnyHashable(\(String(reflecting: base)))" }
        @_native("any.hashableBase") static func _base(of value: Any) -> Any
        @_native("any.hash") func _hash(_ value: Any) -> Int
      }
      """#)

  static let keyPaths = PreludeChunk(
    names: [
      "AnyKeyPath", "PartialKeyPath", "KeyPath", "WritableKeyPath", "ReferenceWritableKeyPath",
    ],
    text: #"""
      @_builtin
      class AnyKeyPath: Hashable, CustomDebugStringConvertible {
        @_instruction("any.eq") static func == (lhs: AnyKeyPath, rhs: AnyKeyPath) -> Bool
        @_native("any.hash") func _hash(_ value: Any) -> Int
        func hash(into hasher: inout Hasher) { hasher._combine(_hash(self)) }
        var debugDescription: String { String(describing: self) }
        @_native("keyPath.append") func _append(_ path: AnyKeyPath) -> AnyKeyPath
        @_native("keyPath.read") func _read(_ root: Any) -> Any?
        static var rootType: any Any.Type { _type(0) }
        static var valueType: any Any.Type { _type(1) }
        @_native("keyPath.type") static func _type(_ index: Int) -> any Any.Type
      }
      @_builtin
      class PartialKeyPath<Root>: AnyKeyPath {}
      @_builtin
      class KeyPath<Root, Value>: PartialKeyPath<Root> {
        @_native("keyPath.append")
        func appending<Appended>(path: KeyPath<Value, Appended>) -> KeyPath<Root, Appended>
        @_native("keyPath.append")
        func appending<Appended>(
          path: ReferenceWritableKeyPath<Value, Appended>
        ) -> ReferenceWritableKeyPath<Root, Appended>
      }
      @_builtin
      class WritableKeyPath<Root, Value>: KeyPath<Root, Value> {
        @_native("keyPath.append")
        func appending<Appended>(path: KeyPath<Value, Appended>) -> KeyPath<Root, Appended>
        @_native("keyPath.append")
        func appending<Appended>(
          path: WritableKeyPath<Value, Appended>
        ) -> WritableKeyPath<Root, Appended>
        @_native("keyPath.append")
        func appending<Appended>(
          path: ReferenceWritableKeyPath<Value, Appended>
        ) -> ReferenceWritableKeyPath<Root, Appended>
      }
      @_builtin
      class ReferenceWritableKeyPath<Root, Value>: WritableKeyPath<Root, Value> {
        @_native("keyPath.append")
        func appending<Appended>(path: KeyPath<Value, Appended>) -> KeyPath<Root, Appended>
        @_native("keyPath.append")
        func appending<Appended>(
          path: WritableKeyPath<Value, Appended>
        ) -> ReferenceWritableKeyPath<Root, Appended>
      }
      """#)
}
