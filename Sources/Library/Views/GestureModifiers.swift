// Modifiers that add gestures to views.
//
// Loads by member

/// Which of several gestures that see the same touch are recognized.
enum _GesturePriority: Int {
  /// Those further in go first.
  case usual
  /// Those further in are recognized beside it.
  case simultaneous
  /// It goes first.
  case high
}

@_shown(.transparent) @_role(.gesture, priority: _priority, mask: _mask)
struct _Gesture<T: Gesture>: ViewModifier {
  typealias Body = Never
  var gesture: T
  var _priority: Int
  var _mask: Int
  init(_ gesture: T, _ priority: _GesturePriority, including mask: GestureMask) {
    self.gesture = gesture
    _priority = priority.rawValue
    _mask = mask.rawValue
  }
  func _listens(_ kind: String) -> Bool { gesture._kinds.contains(kind) }
  func _take(_ kind: String, _ x: Double, _ y: Double, _ isEnd: Bool) -> Bool {
    gesture._take(_HandMove(kind: kind, x: x, y: y, isEnd: isEnd)) != nil
  }
}

extension View {
  public func gesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    ModifiedContent(content: self, modifier: _Gesture<T>(gesture, .usual, including: mask))
  }
  public func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    ModifiedContent(content: self, modifier: _Gesture<T>(gesture, .simultaneous, including: mask))
  }
  public func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    ModifiedContent(content: self, modifier: _Gesture<T>(gesture, .high, including: mask))
  }
  public func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    gesture(SpatialTapGesture(count: count).onEnded { action($0.location) })
  }
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void,
    onPressingChanged: @escaping (Bool) -> Void
  ) -> some View {
    gesture(
      LongPressGesture().onChanged { _ in onPressingChanged(true) }.onEnded { _ in
        onPressingChanged(false)
        action()
      })
  }
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    pressing: ((Bool) -> Void)? = nil,
    perform action: @escaping () -> Void
  ) -> some View {
    gesture(
      LongPressGesture().onChanged { _ in pressing?(true) }.onEnded { _ in
        pressing?(false)
        action()
      })
  }
}
