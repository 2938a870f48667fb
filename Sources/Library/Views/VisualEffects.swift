// Effects that depend on the geometry of views, and animations by phases and keyframes. None of them
// moves a view; what depends on geometry is checked and does not run.
//
// Loads by member

public protocol VisualEffect {}
public struct EmptyVisualEffect: VisualEffect { public init() {} }
extension VisualEffect {
  public func opacity(_ opacity: Double) -> some VisualEffect { self }
  public func offset(_ offset: CGSize) -> some VisualEffect { self }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { self }
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    self
  }
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    self
  }
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some VisualEffect {
    self
  }
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    self
  }
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some VisualEffect {
    self
  }
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect { self }
  public func brightness(_ amount: Double) -> some VisualEffect { self }
  public func contrast(_ amount: Double) -> some VisualEffect { self }
  public func grayscale(_ amount: Double) -> some VisualEffect { self }
  public func hueRotation(_ angle: Angle) -> some VisualEffect { self }
  public func saturation(_ amount: Double) -> some VisualEffect { self }
  public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect { self }
  public func colorEffect(_ shader: Any, isEnabled: Bool = true) -> some VisualEffect { self }
  public func distortionEffect(
    _ shader: Any, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some VisualEffect {
    self
  }
  public func layerEffect(
    _ shader: Any, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some VisualEffect {
    self
  }
}
public enum ScrollTransitionPhase: Equatable {
  case topLeading, identity, bottomTrailing
  public var isIdentity: Bool { self == .identity }
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}
public struct ScrollTransitionConfiguration {
  public struct Threshold {
    public static let visible = Threshold()
    public static let hidden = Threshold()
    public static let centered = Threshold()
    public static func visible(_ amount: Double) -> Threshold { Threshold() }
    public func interpolated(towards other: Threshold, amount: Double) -> Threshold { self }
    public func inset(by distance: Double) -> Threshold { self }
  }
  public static let interactive = ScrollTransitionConfiguration()
  public static let animated = ScrollTransitionConfiguration()
  public static let identity = ScrollTransitionConfiguration()
  public static func interactive(
    timingCurve: UnitCurve = .easeInOut
  ) -> ScrollTransitionConfiguration {
    interactive
  }
  public static func animated(
    _ animation: Animation = .default
  ) -> ScrollTransitionConfiguration {
    animated
  }
  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration { self }
  public func threshold(
    _ threshold: ScrollTransitionConfiguration.Threshold
  ) -> ScrollTransitionConfiguration {
    self
  }
}

extension View {
  public func visualEffect<E: VisualEffect>(
    _ effect: @escaping (EmptyVisualEffect, GeometryProxy) -> E
  ) -> some View {
    _drawn("visualEffect")
  }
  public func scrollTransition<E: VisualEffect>(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> E
  ) -> some View {
    _drawn("scrollTransition")
  }
  public func scrollTransition<E: VisualEffect>(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil, transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> E
  ) -> some View {
    _drawn("scrollTransition")
  }
  public func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    body(PlaceholderContentView(_content: self))
  }
  public func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void,
    @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    body(PlaceholderContentView(_content: self))
  }
  public func phaseAnimator<Phases: Sequence, C: View>(
    _ phases: Phases,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phases.Element) -> C,
    animation: @escaping (Phases.Element) -> Animation? = { _ in .default }
  ) -> some View where Phases.Element: Equatable {
    PhaseAnimator(
      phases, content: { content(PlaceholderContentView(_content: self), $0) },
      animation: animation)
  }
  public func phaseAnimator<Phases: Sequence, T: Equatable, C: View>(
    _ phases: Phases, trigger: T,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phases.Element) -> C,
    animation: @escaping (Phases.Element) -> Animation? = { _ in .default }
  ) -> some View where Phases.Element: Equatable {
    PhaseAnimator(
      phases, trigger: trigger,
      content: { content(PlaceholderContentView(_content: self), $0) }, animation: animation)
  }
  public func keyframeAnimator<Value, K, C: View>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> C,
    @ViewBuilder keyframes: @escaping (Value) -> K
  ) -> some View {
    KeyframeAnimator(
      initialValue: initialValue, repeating: repeating,
      content: { content(PlaceholderContentView(_content: self), $0) }, keyframes: keyframes)
  }
  public func keyframeAnimator<Value, T: Equatable, K, C: View>(
    initialValue: Value, trigger: T,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> C,
    @ViewBuilder keyframes: @escaping (Value) -> K
  ) -> some View {
    KeyframeAnimator(
      initialValue: initialValue, trigger: trigger,
      content: { content(PlaceholderContentView(_content: self), $0) }, keyframes: keyframes)
  }
}
