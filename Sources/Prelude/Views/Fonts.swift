extension PreludeLibrary {
  /// Fonts, animations and transactions.
  static let fonts = PreludeChunk(
    names: [
      "Font", "Animation", "Transaction", "AnyTransition", "withAnimation", "withTransaction",
      "TransactionKey", "AnimationCompletionCriteria",
    ],
    text: #"""
      public struct Font: Hashable {
        var _name: String
        public enum Weight { case ultraLight, thin, light, regular, medium, semibold, bold, heavy
          case black
        }
        public enum Design { case `default`, serif, rounded, monospaced }
        public enum TextStyle: CaseIterable { case largeTitle, title, title2, title3, headline
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
          size: CGFloat, weight: Font.Weight = .regular, design: Font.Design = .default
        ) -> Font {
          Font(_name: "system \(size)")
        }
        public static func system(
          _ style: Font.TextStyle, design: Font.Design? = nil, weight: Font.Weight? = nil
        ) -> Font {
          Font(_name: "\(style)")
        }
        public static func custom(_ name: String, size: CGFloat) -> Font { Font(_name: name) }
        public func bold() -> Font { self }
        public func italic() -> Font { self }
        public func weight(_ weight: Font.Weight) -> Font { self }
        public func monospacedDigit() -> Font { self }
        public func monospaced() -> Font { self }
      }

      public struct Animation: Equatable {
        var _name: String
        public static let `default` = Animation(_name: "default")
        public static let linear = Animation(_name: "linear")
        public static let easeIn = Animation(_name: "easeIn")
        public static let easeOut = Animation(_name: "easeOut")
        public static let easeInOut = Animation(_name: "easeInOut")
        public static let spring = Animation(_name: "spring")
        public static let bouncy = Animation(_name: "bouncy")
        public static let smooth = Animation(_name: "smooth")
        public static let snappy = Animation(_name: "snappy")
        public static let interactiveSpring = Animation(_name: "interactiveSpring")
        public static func linear(duration: Double) -> Animation { linear }
        public static func easeIn(duration: Double) -> Animation { easeIn }
        public static func easeOut(duration: Double) -> Animation { easeOut }
        public static func easeInOut(duration: Double) -> Animation { easeInOut }
        public static func spring(
          response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
        ) -> Animation {
          spring
        }
        public static func spring(
          duration: Double, bounce: Double = 0, blendDuration: Double = 0
        ) -> Animation {
          spring
        }
        public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
          bouncy
        }
        public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
          smooth
        }
        public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
          snappy
        }
        public static func interactiveSpring(
          response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
        ) -> Animation {
          interactiveSpring
        }
        public static func interpolatingSpring(
          mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
        ) -> Animation {
          Animation(_name: "interpolatingSpring")
        }
        public static func timingCurve(
          _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: Double = 0.35
        ) -> Animation {
          Animation(_name: "timingCurve")
        }
        public func delay(_ delay: Double) -> Animation { self }
        public func speed(_ speed: Double) -> Animation { self }
        public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation { self }
        public func repeatForever(autoreverses: Bool = true) -> Animation { self }
      }

      public struct Transaction {
        public var animation: Animation?
        public var disablesAnimations = false
        public var isContinuous = false
        public var tracksVelocity = false
        var _values: [String: Any] = [:]
        public init() { animation = nil }
        public init(animation: Animation?) { self.animation = animation }
        public mutating func addAnimationCompletion(
          criteria: AnimationCompletionCriteria = .logicallyComplete,
          _ completion: @escaping () -> Void
        ) {}
        public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
          get { _values["\(key)"] as? K.Value ?? K.defaultValue }
          set { _values["\(key)"] = newValue }
        }
      }
      public protocol TransactionKey {
        associatedtype Value
        static var defaultValue: Value { get }
      }
      public enum AnimationCompletionCriteria: Hashable { case logicallyComplete, removed }

      @_native("transaction.split") func _splitTransaction()
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
        let result = try withTransaction(Transaction(animation: animation), body)
        _whenSettled(completion)
        return result
      }
      // What is written before, in and after it shows one after the other.
      public func withTransaction<Result>(
        _ transaction: Transaction, _ body: () throws -> Result
      ) rethrows -> Result {
        _splitTransaction()
        let result = try body()
        _splitTransaction()
        return result
      }
      public func withTransaction<Result, V>(
        _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> Result
      ) rethrows -> Result {
        _splitTransaction()
        return try body()
      }

      public struct AnyTransition {
        public static let opacity = AnyTransition()
        public static let scale = AnyTransition()
        public static let slide = AnyTransition()
        public static let identity = AnyTransition()
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
          AnyTransition()
        }
        public func combined(with other: AnyTransition) -> AnyTransition { self }
        public func animation(_ animation: Animation?) -> AnyTransition { self }
      }
      """#)
}
