// Gestures: each computes its value from a movement, and calls its callbacks.

/// A movement: `kind` is `tap`, `doubletap`, `press`, `drag`, `pinch`, `rotate` or `hover`.
struct _HandMove {
  var kind: String
  var x: Double
  var y: Double
  var isEnd: Bool
}

public protocol Gesture {
  associatedtype Value
  /// The kinds of movements that it recognizes.
  var _kinds: [String] { get }
  /// The value for a movement; nil if it does not recognize that.
  func _take(_ move: _HandMove) -> Value?
}
extension Gesture {
  public var _kinds: [String] { [] }
  public func _take(_ move: _HandMove) -> Value? { nil }
}

extension Optional: Gesture where Wrapped: Gesture {
  public typealias Value = Wrapped.Value
  public var _kinds: [String] { self?._kinds ?? [] }
  public func _take(_ move: _HandMove) -> Wrapped.Value? { self?._take(move) }
}

public struct DragGesture: Gesture {
  public struct Value: Equatable {
    public var time: Date
    public var location: CGPoint
    public var startLocation: CGPoint
    public var translation: CGSize
    public var velocity: CGSize
    public var predictedEndLocation: CGPoint
    public var predictedEndTranslation: CGSize
  }
  public var minimumDistance: CGFloat
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance
  }
  public var _kinds: [String] { ["drag"] }
  public func _take(_ move: _HandMove) -> DragGesture.Value? {
    if move.kind != "drag" { return nil }
    let size = CGSize(width: move.x, height: move.y)
    let place = CGPoint(x: move.x, y: move.y)
    return DragGesture.Value(
      time: Date(), location: place, startLocation: CGPoint(x: 0, y: 0), translation: size,
      velocity: CGSize(width: 0, height: 0), predictedEndLocation: place,
      predictedEndTranslation: size)
  }
}
public struct TapGesture: Gesture {
  public typealias Value = Void
  public var count: Int
  public init(count: Int = 1) { self.count = count }
  public var _kinds: [String] { [_tapKind(count)] }
  public func _take(_ move: _HandMove) -> Void? { move.kind == _tapKind(count) ? () : nil }
}
public struct SpatialTapGesture: Gesture {
  public struct Value: Equatable { public var location: CGPoint }
  public var count: Int
  public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    self.count = count
  }
  public var _kinds: [String] { [_tapKind(count)] }
  public func _take(_ move: _HandMove) -> SpatialTapGesture.Value? {
    move.kind == _tapKind(count)
      ? SpatialTapGesture.Value(location: CGPoint(x: move.x, y: move.y)) : nil
  }
}
public struct LongPressGesture: Gesture {
  public typealias Value = Bool
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {}
  public var _kinds: [String] { ["press"] }
  public func _take(_ move: _HandMove) -> Bool? { move.kind == "press" ? true : nil }
}
public struct MagnificationGesture: Gesture {
  public typealias Value = CGFloat
  public init(minimumScaleDelta: CGFloat = 0.01) {}
  public var _kinds: [String] { ["pinch"] }
  public func _take(_ move: _HandMove) -> CGFloat? {
    move.kind == "pinch" ? CGFloat(move.x) : nil
  }
}
public struct MagnifyGesture: Gesture {
  public struct Value: Equatable {
    public var magnification: CGFloat
    public var velocity: CGFloat
    public var startLocation: CGPoint
  }
  public init(minimumScaleDelta: CGFloat = 0.01) {}
  public var _kinds: [String] { ["pinch"] }
  public func _take(_ move: _HandMove) -> MagnifyGesture.Value? {
    if move.kind != "pinch" { return nil }
    return MagnifyGesture.Value(
      magnification: CGFloat(move.x), velocity: 0, startLocation: CGPoint(x: 0, y: 0))
  }
}
public struct RotationGesture: Gesture {
  public typealias Value = Angle
  public init(minimumAngleDelta: Angle = .degrees(1)) {}
  public var _kinds: [String] { ["rotate"] }
  public func _take(_ move: _HandMove) -> Angle? {
    move.kind == "rotate" ? Angle(degrees: move.x) : nil
  }
}
public struct RotateGesture: Gesture {
  public struct Value: Equatable {
    public var rotation: Angle
    public var velocity: Angle
  }
  public init(minimumAngleDelta: Angle = .degrees(1)) {}
  public var _kinds: [String] { ["rotate"] }
  public func _take(_ move: _HandMove) -> RotateGesture.Value? {
    if move.kind != "rotate" { return nil }
    return RotateGesture.Value(rotation: Angle(degrees: move.x), velocity: .zero)
  }
}

public struct _Watched<Base: Gesture>: Gesture {
  public typealias Value = Base.Value
  var _base: Base
  var _changed: ((Base.Value) -> Void)?
  var _ended: ((Base.Value) -> Void)?
  public var _kinds: [String] { _base._kinds }
  public func _take(_ move: _HandMove) -> Base.Value? {
    let value = _base._take(move)
    if let value {
      if move.isEnd { _ended?(value) } else { _changed?(value) }
    }
    return value
  }
}
public struct GestureStateGesture<Base: Gesture, State>: Gesture {
  public typealias Value = Base.Value
  var _base: Base
  var _state: GestureState<State>
  var _body: (Base.Value, inout State, inout Transaction) -> Void
  public var _kinds: [String] { _base._kinds }
  public func _take(_ move: _HandMove) -> Base.Value? {
    let value = _base._take(move)
    if let value {
      if move.isEnd {
        _state._reset()
      } else {
        var state = _state.wrappedValue
        var transaction = Transaction()
        _body(value, &state, &transaction)
        _state._write(state)
      }
    }
    return value
  }
}
public struct _MappedGesture<Base: Gesture, Value>: Gesture {
  var _base: Base
  var _map: (Base.Value) -> Value
  public var _kinds: [String] { _base._kinds }
  public func _take(_ move: _HandMove) -> Value? { _base._take(move).map { _map($0) } }
}
public struct AnyGesture<Value>: Gesture {
  var _listens: [String]
  var _taking: (_HandMove) -> Value?
  public init<T: Gesture>(_ gesture: T) where T.Value == Value {
    _listens = gesture._kinds
    _taking = { gesture._take($0) }
  }
  public var _kinds: [String] { _listens }
  public func _take(_ move: _HandMove) -> Value? { _taking(move) }
}
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
  public struct Value {
    public var first: First.Value?
    public var second: Second.Value?
  }
  var _first: First
  var _second: Second
  public init(_ first: First, _ second: Second) {
    _first = first
    _second = second
  }
  public var _kinds: [String] { _first._kinds + _second._kinds }
  public func _take(_ move: _HandMove) -> SimultaneousGesture<First, Second>.Value? {
    let first = _first._take(move)
    let second = _second._take(move)
    if first == nil && second == nil { return nil }
    return SimultaneousGesture<First, Second>.Value(first: first, second: second)
  }
}
public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
  public enum Value {
    case first(First.Value)
    case second(First.Value, Second.Value?)
  }
  var _first: First
  var _second: Second
  public init(_ first: First, _ second: Second) {
    _first = first
    _second = second
  }
  public var _kinds: [String] { _second._kinds }
  /// The first gesture counts as finished when the second begins.
  public func _take(_ move: _HandMove) -> SequenceGesture<First, Second>.Value? {
    let kind = _first._kinds.first ?? ""
    if let second = _second._take(move) {
      let done = _HandMove(kind: kind, x: 0, y: 0, isEnd: true)
      if let first = _first._take(done) { return .second(first, second) }
    }
    return nil
  }
}
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
  public enum Value {
    case first(First.Value)
    case second(Second.Value)
  }
  var _first: First
  var _second: Second
  public init(_ first: First, _ second: Second) {
    _first = first
    _second = second
  }
  public var _kinds: [String] { _first._kinds + _second._kinds }
  public func _take(_ move: _HandMove) -> ExclusiveGesture<First, Second>.Value? {
    if let first = _first._take(move) { return .first(first) }
    if let second = _second._take(move) { return .second(second) }
    return nil
  }
}

extension Gesture {
  public func onEnded(_ action: @escaping (Value) -> Void) -> _Watched<Self> {
    _Watched<Self>(_base: self, _changed: nil, _ended: action)
  }
  public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture<Self, State>(_base: self, _state: state, _body: body)
  }
  public func map<T>(_ body: @escaping (Value) -> T) -> _MappedGesture<Self, T> {
    _MappedGesture<Self, T>(_base: self, _map: body)
  }
  public func simultaneously<Other: Gesture>(
    with other: Other
  ) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture<Self, Other>(self, other)
  }
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture<Self, Other>(self, other)
  }
  public func exclusively<Other: Gesture>(
    before other: Other
  ) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture<Self, Other>(self, other)
  }
}
extension Gesture where Value: Equatable {
  public func onChanged(_ action: @escaping (Value) -> Void) -> _Watched<Self> {
    _Watched<Self>(_base: self, _changed: action, _ended: nil)
  }
}

public struct GestureMask: OptionSet {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let none: GestureMask = []
  public static let gesture = GestureMask(rawValue: 1)
  public static let subviews = GestureMask(rawValue: 2)
  public static let all = GestureMask(rawValue: 3)
}
