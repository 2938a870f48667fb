// Loads by member

extension _DrawingModifiers {
  func foregroundColor(_ color: Color?) {}
  func foregroundStyle<S: ShapeStyle>(_ style: S) {}
  func foregroundStyle<S: ShapeStyle, T: ShapeStyle>(_ primary: S, _ secondary: T) {}
  func foregroundStyle<S: ShapeStyle, T: ShapeStyle, U: ShapeStyle>(
    _ primary: S, _ secondary: T, _ tertiary: U
  ) {}
  func tint(_ tint: Color?) {}
  func tint<S: ShapeStyle>(_ tint: S?) {}
  func accentColor(_ accentColor: Color?) {}
  func backgroundStyle<S: ShapeStyle>(_ style: S) {}
  func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) {}
  func opacity(_ opacity: Double) {}
  func brightness(_ amount: Double) {}
  func contrast(_ amount: Double) {}
  func saturation(_ amount: Double) {}
  func grayscale(_ amount: Double) {}
  func hueRotation(_ angle: Angle) {}
  func colorInvert() {}
  func colorMultiply(_ color: Color) {}
  func luminanceToAlpha() {}
}
