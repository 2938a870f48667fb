// Loads by member

extension _DrawingModifiers {
  func fontWeight(_ weight: Font.Weight?) {}
  func fontDesign(_ design: Font.Design?) {}
  func fontWidth(_ width: Font.Width?) {}
  func bold(_ isActive: Bool = true) {}
  func italic(_ isActive: Bool = true) {}
  func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) {}
  func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) {}
  func kerning(_ kerning: CGFloat) {}
  func tracking(_ tracking: CGFloat) {}
  func baselineOffset(_ offset: CGFloat) {}
  func monospaced(_ isActive: Bool = true) {}
  func monospacedDigit() {}
  func navigationBarTitleDisplayMode(_ mode: NavigationBarItem.TitleDisplayMode) {}
  func navigationBarHidden(_ hidden: Bool) {}
  func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) {}
}
