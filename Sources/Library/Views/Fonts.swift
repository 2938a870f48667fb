// Fonts, animations and transactions.

public struct Font: Hashable {
  var _name: String
  /// The font with additional traits that distinguish it: a size, a weight.
  func _with(_ traits: String?...) -> Font {
    Font(_name: ([_name] + traits.compactMap { $0 }).joined(separator: " "))
  }
  public enum Weight {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy
    case black
  }
  public enum Width { case compressed, condensed, standard, expanded }
  public enum Leading { case standard, tight, loose }
  public enum Design { case `default`, serif, rounded, monospaced }
  public enum TextStyle: CaseIterable {
    case largeTitle, title, title2, title3, headline
    case subheadline, body, callout, footnote, caption, caption2
  }
  public static let largeTitle = Font(_name: "largeTitle")
  public static let title = Font(_name: "title")
  public static let title2 = Font(_name: "title2")
  public static let title3 = Font(_name: "title3")
  public static let headline = Font(_name: "headline")
  public static let subheadline = Font(_name: "subheadline")
  public static let body = Font(_name: "body")
  public static let callout = Font(_name: "callout")
  public static let footnote = Font(_name: "footnote")
  public static let caption = Font(_name: "caption")
  public static let caption2 = Font(_name: "caption2")
  public static func system(
    size: CGFloat, weight: Font.Weight? = nil, design: Font.Design? = nil
  ) -> Font {
    Font(_name: "system \(size)")._with(weight.map { "\($0)" }, design.map { "\($0)" })
  }
  public static func system(
    _ style: Font.TextStyle, design: Font.Design? = nil, weight: Font.Weight? = nil
  ) -> Font {
    Font(_name: "\(style)")._with(weight.map { "\($0)" }, design.map { "\($0)" })
  }
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(_name: name)._with("\(size)")
  }
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(_name: name)._with("fixed \(fixedSize)")
  }
  public static func custom(
    _ name: String, size: CGFloat, relativeTo textStyle: TextStyle
  ) -> Font {
    Font(_name: name)._with("\(size)", "\(textStyle)")
  }
  public func bold() -> Font { _with("bold") }
  public func italic() -> Font { _with("italic") }
  public func weight(_ weight: Font.Weight) -> Font { _with("weight \(weight)") }
  public func width(_ width: Font.Width) -> Font { _with("width \(width)") }
  public func leading(_ leading: Font.Leading) -> Font { _with("leading \(leading)") }
  public func smallCaps() -> Font { _with("smallCaps") }
  public func lowercaseSmallCaps() -> Font { _with("lowercaseSmallCaps") }
  public func uppercaseSmallCaps() -> Font { _with("uppercaseSmallCaps") }
  public func monospacedDigit() -> Font { _with("monospacedDigit") }
  public func monospaced() -> Font { _with("monospaced") }
}

// Compared by the parameters of the curve: equal animations make equal transactions.
public struct Animation: Hashable {
  var _curve: String
  var _numbers: [Double] = []
  var _base: AnyHashable? = nil
  var _changes: [Animation] = []
  public static let `default` = Animation(_curve: "default")
  public static let linear = linear(duration: 0.35)
  public static let easeIn = easeIn(duration: 0.35)
  public static let easeOut = easeOut(duration: 0.35)
  public static let easeInOut = easeInOut(duration: 0.35)
  public static let spring = _spring(0.5, bounce: 0)
  public static let bouncy = bouncy()
  public static let smooth = smooth()
  public static let snappy = snappy()
  public static let interactiveSpring = interactiveSpring()
  public static let interpolatingSpring = interpolatingSpring()
  static func _spring(_ duration: Double, bounce: Double, _ blend: Double = 0) -> Animation {
    .spring(
      response: duration, dampingFraction: bounce < 0 ? 1 / (1 + bounce) : 1 - bounce,
      blendDuration: blend)
  }
  public static func linear(duration: Double) -> Animation {
    timingCurve(0, 0, 1, 1, duration: duration)
  }
  public static func easeIn(duration: Double) -> Animation {
    timingCurve(0.42, 0, 1, 1, duration: duration)
  }
  public static func easeOut(duration: Double) -> Animation {
    timingCurve(0, 0, 0.58, 1, duration: duration)
  }
  public static func easeInOut(duration: Double) -> Animation {
    timingCurve(0.42, 0, 0.58, 1, duration: duration)
  }
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation {
    Animation(_curve: "spring", _numbers: [response, dampingFraction, blendDuration])
  }
  public static func spring(
    duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation {
    _spring(duration, bounce: bounce, blendDuration)
  }
  public static func spring(_ spring: Spring, blendDuration: Double = 0) -> Animation {
    _spring(spring.duration, bounce: spring.bounce, blendDuration)
  }
  public static func interpolatingSpring(
    _ spring: Spring, initialVelocity: Double = 0
  ) -> Animation {
    interpolatingSpring(
      duration: spring.duration, bounce: spring.bounce, initialVelocity: initialVelocity)
  }
  public static func interpolatingSpring(
    duration: Double, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation {
    Animation(_curve: "interpolatingSpring", _numbers: [duration, bounce, initialVelocity])
  }
  public static func interactiveSpring(
    duration: Double, extraBounce: Double = 0, blendDuration: Double = 0.25
  ) -> Animation {
    _spring(duration, bounce: 0.14 + extraBounce, blendDuration)
  }
  public static func timingCurve(_ curve: UnitCurve, duration: Double) -> Animation {
    Animation(_curve: "timingCurve", _numbers: [duration], _base: AnyHashable(curve))
  }
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    _spring(duration, bounce: 0.3 + extraBounce)
  }
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    _spring(duration, bounce: extraBounce)
  }
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    _spring(duration, bounce: 0.15 + extraBounce)
  }
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Animation {
    .spring(
      response: response, dampingFraction: dampingFraction, blendDuration: blendDuration)
  }
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double = 170, damping: Double = 26,
    initialVelocity: Double = 0
  ) -> Animation {
    Animation(
      _curve: "interpolatingSpring", _numbers: [mass, stiffness, damping, initialVelocity])
  }
  public static func timingCurve(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: Double = 0.35
  ) -> Animation {
    Animation(_curve: "timingCurve", _numbers: [x1, y1, x2, y2, duration])
  }
  func _changed(_ kind: String, _ numbers: [Double]) -> Animation {
    var result = self
    result._changes.append(Animation(_curve: kind, _numbers: numbers))
    return result
  }
  public func delay(_ delay: Double) -> Animation { _changed("delay", [delay]) }
  public func speed(_ speed: Double) -> Animation { _changed("speed", [speed]) }
  public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation {
    _changed("repeatCount", [Double(count), autoreverses ? 1 : 0])
  }
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    _changed("repeatForever", [autoreverses ? 1 : 0])
  }
  public func logicallyComplete(after duration: Double) -> Animation {
    _changed("logicallyComplete", [duration])
  }

  /// The seconds until it is complete; nil if it goes on forever.
  var _duration: Double? {
    var duration = _ownDuration
    for change in _changes {
      switch change._curve {
      case "delay": duration += change._numbers[0]
      case "speed": duration /= change._numbers[0]
      case "repeatCount": duration *= change._numbers[0]
      case "logicallyComplete": duration = change._numbers[0]
      default: return nil
      }
    }
    return duration
  }
  /// What springs overshoot and swing after their duration does not count.
  private var _ownDuration: Double {
    switch _curve {
    case "default": 0.55
    case "timingCurve": _numbers.last ?? 0
    case "spring": _numbers[0]
    case "interpolatingSpring":
      _numbers.count == 3 ? _numbers[0] : 2 * Double.pi * (_numbers[0] / _numbers[1]).squareRoot()
    default: (_base?.base as? any CustomAnimation).map { _lasting($0) } ?? 0
    }
  }
  /// When a custom animation has no more values, or is logically complete; it is asked for ten seconds at most.
  private func _lasting<A: CustomAnimation>(_ animation: A) -> Double {
    var context = AnimationContext<Double>(state: AnimationState<Double>())
    for frame in 0..<600 {
      let time = Double(frame) / 60
      if animation.animate(value: 1.0, time: time, context: &context) == nil { return time }
      if context.isLogicallyComplete { return time }
    }
    return 10
  }
}

public struct Transaction {
  public var animation: Animation?
  public var disablesAnimations = false
  public var isContinuous = false
  public var tracksVelocity = false
  // Sorted by key.
  var _values: [_TransactionValue] = []
  var _completions: [_AnimationCompletion] = []
  public init() { animation = nil }
  public init(animation: Animation?) { self.animation = animation }
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete,
    _ completion: @escaping () -> Void
  ) {
    _completions.append(_AnimationCompletion(completion))
  }
  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get {
      _values.first { $0.key == "\(key)" }?.value as? K.Value ?? K.defaultValue
    }
    set {
      let name = "\(key)"
      _values.removeAll { $0.key == name }
      let index = _values.firstIndex { $0.key > name } ?? _values.endIndex
      _values.insert(_TransactionValue(key: name, value: newValue), at: index)
    }
  }
  /// Runs an action when the animation is complete: without one, as soon as the views have settled.
  func _complete(_ action: @escaping () -> Void) {
    guard let animation, !disablesAnimations else { return _whenSettled(action) }
    guard let duration = animation._duration else { return }
    if duration <= 0 { return _whenSettled(action) }
    _ = _setAlarm(Int(duration * 1_000_000_000), isMain: true, action)
  }
  // Whether it equals the transaction of writes outside of any other.
  var _isPlain: Bool {
    animation == nil && !disablesAnimations && !isContinuous && !tracksVelocity
      && _values.isEmpty && _completions.isEmpty
  }
}
struct _TransactionValue { let key: String; let value: Any }
final class _AnimationCompletion {
  let action: () -> Void
  init(_ action: @escaping () -> Void) { self.action = action }
}
public protocol TransactionKey {
  associatedtype Value
  static var defaultValue: Value { get }
}
public enum AnimationCompletionCriteria: Hashable { case logicallyComplete, removed }

@_native("transaction.enter") func _enterTransaction(_ transaction: Transaction?)
@_native("transaction.leave") func _leaveTransaction()
@_native("transaction.whenSettled") func _whenSettled(_ action: @escaping () -> Void)

public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(Transaction(animation: animation), body)
}
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  var transaction = Transaction(animation: animation)
  transaction.addAnimationCompletion(criteria: completionCriteria, completion)
  return try withTransaction(transaction, body)
}
// Writes inside are shown separately from those of other transactions.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  _enterTransaction(transaction._isPlain ? nil : transaction)
  defer { _leaveTransaction() }
  let result = try body()
  for completion in transaction._completions { transaction._complete(completion.action) }
  return result
}
public func withTransaction<Result, V>(
  _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction()
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}

public struct AnyTransition {
  /// Whether a removed view disappears at once.
  var _removesAtOnce = false
  public static let opacity = AnyTransition()
  public static let scale = AnyTransition()
  public static let slide = AnyTransition()
  public static let identity = AnyTransition(_removesAtOnce: true)
  public static let blurReplace = AnyTransition()
  public static let symbolEffect = AnyTransition()
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition()
  }
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    AnyTransition()
  }
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition() }
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition() }
  public static func modifier<M: ViewModifier>(active: M, identity: M) -> AnyTransition {
    AnyTransition()
  }
  public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition)
    -> AnyTransition
  {
    removal
  }
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(_removesAtOnce: _removesAtOnce && other._removesAtOnce)
  }
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}
