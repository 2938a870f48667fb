// Loads by member

extension _DrawingModifiers {
  func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) {}
  func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) {}
  func clipped(antialiased: Bool = false) {}
  func blur(radius: CGFloat, opaque: Bool = false) {}
  func shadow(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) {}
  func blendMode(_ blendMode: BlendMode) {}
  func compositingGroup() {}
  func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) {}
  func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) {}
  func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) {}
  func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) {}
  func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, z: CGFloat, anchor: Any = 0) {}
  func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) {}
  func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) {}
  func allowsHitTesting(_ enabled: Bool) {}
  func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) {}
  func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) {}
  func accessibilityHidden(_ hidden: Bool) {}
  func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) {}
  func accessibilityIdentifier(_ identifier: String) {}
  func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) {}
  func interactiveDismissDisabled(_ isDisabled: Bool = true) {}
  func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) {}
  func presentationDragIndicator(_ visibility: Visibility) {}
  func privacySensitive(_ sensitive: Bool = true) {}
  func scrollContentBackground(_ visibility: Visibility) {}
  func badge(_ count: Int) {}
  func badge(_ label: Text?) {}
  func badge<S: StringProtocol>(_ label: S?) {}
}
