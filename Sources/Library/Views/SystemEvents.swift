// Modifiers with actions that only a system performs: nothing here takes place. The actions are checked.
//
// Loads by member

public enum HoverPhase: Equatable {
  case active(CGPoint)
  case ended
}
public enum MoveCommandDirection { case up, down, left, right }
public enum AccessibilityAdjustmentDirection: Hashable { case increment, decrement }
public struct AccessibilityActionKind: Equatable {
  var _name: String
  public static let `default` = AccessibilityActionKind(_name: "default")
  public static let escape = AccessibilityActionKind(_name: "escape")
  public static let magicTap = AccessibilityActionKind(_name: "magicTap")
  public static let delete = AccessibilityActionKind(_name: "delete")
  public static let showMenu = AccessibilityActionKind(_name: "showMenu")
}
extension AccessibilityActionKind {
  public init(named name: Text) { _name = name._text }
}
public struct SensoryFeedback: Equatable {
  public enum Weight { case light, medium, heavy }
  public enum Flexibility { case rigid, solid, soft }
  var _name: String
  public static let start = SensoryFeedback(_name: "start")
  public static let stop = SensoryFeedback(_name: "stop")
  public static let alignment = SensoryFeedback(_name: "alignment")
  public static let decrease = SensoryFeedback(_name: "decrease")
  public static let increase = SensoryFeedback(_name: "increase")
  public static let levelChange = SensoryFeedback(_name: "levelChange")
  public static let pathComplete = SensoryFeedback(_name: "pathComplete")
  public static let selection = SensoryFeedback(_name: "selection")
  public static let success = SensoryFeedback(_name: "success")
  public static let warning = SensoryFeedback(_name: "warning")
  public static let error = SensoryFeedback(_name: "error")
  public static let impact = SensoryFeedback(_name: "impact")
  public static func impact(
    weight: SensoryFeedback.Weight = .medium, intensity: Double = 1
  ) -> SensoryFeedback {
    impact
  }
  public static func impact(
    flexibility: SensoryFeedback.Flexibility, intensity: Double = 1
  ) -> SensoryFeedback {
    impact
  }
}
public struct ScrollPhaseChangeContext {
  public let geometry: ScrollGeometry
  public let velocity: CGVector?
}

/// The pointer over a view: where it is, or nil when it leaves.
struct _Hover: Gesture {
  typealias Value = Void
  var action: (CGPoint?) -> Void
  var _kinds: [String] { ["hover"] }
  func _take(_ move: _HandMove) -> Void? {
    if move.kind != "hover" { return nil }
    action(move.isEnd ? nil : CGPoint(x: move.x, y: move.y))
    return ()
  }
}

extension View {
  public func onContinuousHover(
    coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    gesture(_Hover(action: { action($0.map { .active($0) } ?? .ended) }))
  }
  public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    gesture(_Hover(action: { action($0 != nil) }))
  }
  public func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?) -> some View {
    _drawn("onMoveCommand")
  }
  public func onExitCommand(perform action: (() -> Void)?) -> some View {
    _drawn("onExitCommand")
  }
  public func onDeleteCommand(perform action: (() -> Void)?) -> some View {
    _drawn("onDeleteCommand")
  }
  public func onPlayPauseCommand(perform action: (() -> Void)?) -> some View {
    _drawn("onPlayPauseCommand")
  }
  public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T
  ) -> some View {
    _drawn("sensoryFeedback", [trigger])
  }
  public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (T, T) -> Bool
  ) -> some View {
    _drawn("sensoryFeedback", [trigger])
  }
  public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping () -> SensoryFeedback?
  ) -> some View {
    _drawn("sensoryFeedback", [trigger])
  }
  public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (T, T) -> SensoryFeedback?
  ) -> some View {
    _drawn("sensoryFeedback", [trigger])
  }
  public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (T, T) -> Void
  ) -> some View {
    _drawn("onScrollGeometryChange")
  }
  public func onScrollPhaseChange(
    _ action: @escaping (ScrollPhase, ScrollPhase) -> Void
  ) -> some View {
    _drawn("onScrollPhaseChange")
  }
  public func onScrollPhaseChange(
    _ action: @escaping (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void
  ) -> some View {
    _drawn("onScrollPhaseChange")
  }
  public func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> some View {
    _drawn("onScrollVisibilityChange")
  }
  public func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> some View {
    _drawn("onScrollTargetVisibilityChange")
  }
  public func onModifierKeysChanged(
    mask: EventModifiers = .all, initial: Bool = true,
    _ action: @escaping (EventModifiers, EventModifiers) -> Void
  ) -> some View {
    _drawn("onModifierKeysChanged")
  }
  public func accessibilityFocused(
    _ condition: AccessibilityFocusState<Bool>.Binding
  ) -> some View {
    _drawn("accessibilityFocused")
  }
  public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View {
    _drawn("accessibilityFocused")
  }
  public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View {
    _drawn("accessibilityAction")
  }
  public func accessibilityAction(
    named name: Text, _ handler: @escaping () -> Void
  ) -> some View {
    _drawn("accessibilityAction", [name])
  }
  public func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping () -> Void
  ) -> some View {
    _drawn("accessibilityAction", [name])
  }
  public func accessibilityAction<Label: View>(
    action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) -> some View {
    _drawn("accessibilityAction", [label()])
  }
  public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View {
    _drawn("accessibilityAdjustableAction")
  }
  public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View {
    _drawn("accessibilityScrollAction")
  }
  public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    _drawn("alignmentGuide")
  }
  public func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    _drawn("alignmentGuide")
  }
  public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View {
    _drawn("onContinueUserActivity")
  }
  public func userActivity(
    _ activityType: String, isActive: Bool = true,
    _ update: @escaping (NSUserActivity) -> Void
  ) -> some View {
    _drawn("userActivity")
  }
  public func userActivity<P>(
    _ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void
  ) -> some View {
    _drawn("userActivity")
  }
}
