// Values for animations. Nothing is drawn between two states, so only the values and their
// arithmetic are implemented.

public protocol VectorArithmetic: AdditiveArithmetic {
  mutating func scale(by rhs: Double)
  var magnitudeSquared: Double { get }
}
extension VectorArithmetic {
  public func scaled(by rhs: Double) -> Self {
    var result = self
    result.scale(by: rhs)
    return result
  }
  public func interpolated(towards other: Self, amount: Double) -> Self {
    self + (other - self).scaled(by: amount)
  }
}
extension Double: VectorArithmetic {
  public mutating func scale(by rhs: Double) { self *= rhs }
  public var magnitudeSquared: Double { self * self }
}
extension Float: VectorArithmetic {
  public mutating func scale(by rhs: Double) { self *= Float(rhs) }
  public var magnitudeSquared: Double { Double(self) * Double(self) }
}
extension CGFloat: VectorArithmetic {
  public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }
  public var magnitudeSquared: Double { Double(self) * Double(self) }
}
public struct EmptyAnimatableData: VectorArithmetic {
  public init() {}
  public static var zero: EmptyAnimatableData { EmptyAnimatableData() }
  public static func + (
    lhs: EmptyAnimatableData, rhs: EmptyAnimatableData
  ) -> EmptyAnimatableData { lhs }
  public static func - (
    lhs: EmptyAnimatableData, rhs: EmptyAnimatableData
  ) -> EmptyAnimatableData { lhs }
  public mutating func scale(by rhs: Double) {}
  public var magnitudeSquared: Double { 0 }
}
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>:
  VectorArithmetic
{
  public var first: First
  public var second: Second
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
  public static var zero: AnimatablePair<First, Second> {
    AnimatablePair<First, Second>(First.zero, Second.zero)
  }
  public static func + (
    lhs: AnimatablePair<First, Second>, rhs: AnimatablePair<First, Second>
  ) -> AnimatablePair<First, Second> {
    AnimatablePair<First, Second>(lhs.first + rhs.first, lhs.second + rhs.second)
  }
  public static func - (
    lhs: AnimatablePair<First, Second>, rhs: AnimatablePair<First, Second>
  ) -> AnimatablePair<First, Second> {
    AnimatablePair<First, Second>(lhs.first - rhs.first, lhs.second - rhs.second)
  }
  public mutating func scale(by rhs: Double) {
    first.scale(by: rhs)
    second.scale(by: rhs)
  }
  public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

public protocol Animatable {
  associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData
  var animatableData: AnimatableData { get set }
}
extension Animatable where AnimatableData == EmptyAnimatableData {
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}
public protocol AnimatableModifier: Animatable, ViewModifier {}

public struct CGAffineTransform: Hashable {
  public var a: CGFloat
  public var b: CGFloat
  public var c: CGFloat
  public var d: CGFloat
  public var tx: CGFloat
  public var ty: CGFloat
  public init() { self.init(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0) }
  public init(
    a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat
  ) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }
  public init(
    _ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat
  ) {
    self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
  }
  public init(translationX tx: CGFloat, y ty: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
  }
  public init(scaleX sx: CGFloat, y sy: CGFloat) {
    self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
  }
  public init(rotationAngle angle: CGFloat) {
    let sine = sin(angle)
    let cosine = cos(angle)
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }
  public static let identity = CGAffineTransform()
  public var isIdentity: Bool { self == .identity }
  public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: a * other.a + b * other.c, b: a * other.b + b * other.d,
      c: c * other.a + d * other.c, d: c * other.b + d * other.d,
      tx: tx * other.a + ty * other.c + other.tx,
      ty: tx * other.b + ty * other.d + other.ty)
  }
  public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: x, y: y).concatenating(self)
  }
  public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: x, y: y).concatenating(self)
  }
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }
  public func inverted() -> CGAffineTransform {
    let determinant = a * d - b * c
    if determinant == 0 { return self }
    return CGAffineTransform(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
  }
}
extension CGPoint {
  public func applying(_ t: CGAffineTransform) -> CGPoint {
    CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
  }
}
extension CGSize {
  public func applying(_ t: CGAffineTransform) -> CGSize {
    CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
  }
}
public struct ProjectionTransform: Equatable {
  var _affine: CGAffineTransform
  public init() { _affine = .identity }
  public init(_ m: CGAffineTransform) { _affine = m }
  public var isIdentity: Bool { _affine.isIdentity }
  public var isAffine: Bool { true }
  public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
    ProjectionTransform(_affine.concatenating(rhs._affine))
  }
}
public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
  func effectValue(size: CGSize) -> ProjectionTransform
}
extension GeometryEffect {
  public func ignoredByLayout() -> Self { self }
}

public struct AnimationState<Value: VectorArithmetic> {
  public init() {}
  public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
    get { K.defaultValue }
    set {}
  }
}
public protocol AnimationStateKey {
  associatedtype Value
  static var defaultValue: Value { get }
}
public struct AnimationContext<Value: VectorArithmetic> {
  public var state: AnimationState<Value>
  public var isLogicallyComplete = false
  public var environment: EnvironmentValues { EnvironmentValues() }
}
public protocol CustomAnimation: Hashable {
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V?
  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V?
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool
}
extension CustomAnimation {
  public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? { nil }
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { false }
}
public struct Spring: Hashable {
  public var duration: TimeInterval
  public var bounce: Double
  public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
    self.duration = duration
    self.bounce = bounce
  }
  public init(response: Double, dampingRatio: Double) {
    self.init(duration: response, bounce: 1 - dampingRatio)
  }
  public var response: Double { duration }
  public var dampingRatio: Double { 1 - bounce }
  public static var bouncy: Spring { Spring(duration: 0.5, bounce: 0.3) }
  public static var smooth: Spring { Spring(duration: 0.5, bounce: 0) }
  public static var snappy: Spring { Spring(duration: 0.5, bounce: 0.15) }
  public static func bouncy(
    duration: TimeInterval = 0.5, extraBounce: Double = 0
  ) -> Spring { Spring(duration: duration, bounce: 0.3 + extraBounce) }
  public static func smooth(
    duration: TimeInterval = 0.5, extraBounce: Double = 0
  ) -> Spring { Spring(duration: duration, bounce: extraBounce) }
  public static func snappy(
    duration: TimeInterval = 0.5, extraBounce: Double = 0
  ) -> Spring { Spring(duration: duration, bounce: 0.15 + extraBounce) }
}
public struct UnitCurve: Hashable {
  var _name: String
  var _points: [UnitPoint] = []
  public static let linear = UnitCurve(_name: "linear")
  public static let easeIn = UnitCurve(_name: "easeIn")
  public static let easeOut = UnitCurve(_name: "easeOut")
  public static let easeInOut = UnitCurve(_name: "easeInOut")
  public static func bezier(
    startControlPoint: UnitPoint, endControlPoint: UnitPoint
  ) -> UnitCurve {
    UnitCurve(_name: "bezier", _points: [startControlPoint, endControlPoint])
  }
  public static let circularEaseIn = UnitCurve(_name: "circularEaseIn")
  public static let circularEaseOut = UnitCurve(_name: "circularEaseOut")
  public static let circularEaseInOut = UnitCurve(_name: "circularEaseInOut")
  /// The control points of cubic curves.
  var _controls: (Double, Double, Double, Double) {
    switch _name {
    case "easeIn": (0.42, 0, 1, 1)
    case "easeOut": (0, 0, 0.58, 1)
    case "easeInOut": (0.42, 0, 0.58, 1)
    case "bezier":
      (
        Double(_points[0].x), Double(_points[0].y), Double(_points[1].x),
        Double(_points[1].y)
      )
    default: (0, 0, 1, 1)
    }
  }
  var _isInverse = false
  public var inverse: UnitCurve {
    var other = self
    other._isInverse.toggle()
    return other
  }
  /// The progress of the motion after a fraction of its time.
  public func value(at progress: Double) -> Double {
    let progress = min(max(progress, 0), 1)
    if _name == "linear" { return progress }
    if _isInverse {
      return _root(of: progress) { inverse.value(at: $0) }
    }
    switch _name {
    case "circularEaseIn": return 1 - (1 - progress * progress).squareRoot()
    case "circularEaseOut":
      return (1 - (1 - progress) * (1 - progress)).squareRoot()
    case "circularEaseInOut":
      let half = progress < 0.5 ? progress * 2 : 2 - progress * 2
      let value = (1 - (1 - half * half).squareRoot()) / 2
      return progress < 0.5 ? value : 1 - value
    default:
      let (x1, y1, x2, y2) = _controls
      let time = _root(of: progress) { _cubic(x1, x2, $0) }
      return _cubic(y1, y2, time)
    }
  }
  private func _cubic(_ a: Double, _ b: Double, _ t: Double) -> Double {
    3 * (1 - t) * (1 - t) * t * a + 3 * (1 - t) * t * t * b + t * t * t
  }
  private func _root(of value: Double, _ function: (Double) -> Double) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if function(middle) < value { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}
extension Animation {
  public init<A: CustomAnimation>(_ base: A) {
    self.init(_curve: "\(A.self)", _base: AnyHashable(base))
  }
  public static func spring(
    _ spring: Spring, blendDuration: TimeInterval = 0
  ) -> Animation { _spring(spring.duration, bounce: spring.bounce, blendDuration) }
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    Animation(_curve: "timingCurve", _numbers: [duration], _base: AnyHashable(curve))
  }
}

public enum TransitionPhase: Hashable {
  case willAppear, identity, didDisappear
  public var isIdentity: Bool { self == .identity }
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}
public struct TransitionProperties {
  public var hasMotion: Bool
  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}
/// The view that a modifier animates, in the modifier's closure.
@_shown(_content, .transparent)
public struct PlaceholderContentView<Value>: View {
  public typealias Body = Never
  var _content: Value?
}
@MainActor
public protocol Transition {
  associatedtype Body: View
  typealias Content = PlaceholderContentView<Self>
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
  static var properties: TransitionProperties { get }
}
extension Transition {
  public static var properties: TransitionProperties { TransitionProperties() }
  public func combined<T: Transition>(with other: T) -> AnyTransition { AnyTransition(self) }
  public func animation(_ animation: Animation?) -> AnyTransition { AnyTransition(self) }
}
// The transitions of the system: their types are not told apart.
extension AnyTransition: Transition {
  public init<T: Transition>(_ transition: T) { self = AnyTransition() }
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}
extension Transition where Self == AnyTransition {
  public static var opacity: AnyTransition { AnyTransition.opacity }
  public static var slide: AnyTransition { AnyTransition.slide }
  public static var identity: AnyTransition { AnyTransition.identity }
  public static var blurReplace: AnyTransition { AnyTransition.blurReplace }
  public static var scale: AnyTransition { AnyTransition.scale }
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition.scale
  }
  public static func move(edge: Edge) -> AnyTransition { AnyTransition.move(edge: edge) }
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition.push(from: edge) }
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition.offset(offset) }
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    AnyTransition.offset(x: x, y: y)
  }
}
public struct ContentTransition: Hashable {
  var _name: String
  public static let identity = ContentTransition(_name: "identity")
  public static let opacity = ContentTransition(_name: "opacity")
  public static let interpolate = ContentTransition(_name: "interpolate")
  public static let symbolEffect = ContentTransition(_name: "symbolEffect")
  public static func symbolEffect<T: ContentTransitionSymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> ContentTransition {
    ContentTransition(_name: "symbolEffect \(effect)")
  }
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(_name: "numericText")
  }
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(_name: "numericText")
  }
}
