// Loads by member

extension _DrawingModifiers {
  func font(_ font: Font?) {}
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
  func textCase(_ textCase: Text.Case?) {}
  func lineLimit(_ number: Int?) {}
  func lineLimit(_ limit: PartialRangeFrom<Int>) {}
  func lineLimit(_ limit: PartialRangeThrough<Int>) {}
  func lineLimit(_ limit: ClosedRange<Int>) {}
  func lineLimit(_ limit: Int, reservesSpace: Bool) {}
  func lineSpacing(_ spacing: CGFloat) {}
  func multilineTextAlignment(_ alignment: TextAlignment) {}
  func multilineTextAlignment(strategy: Any) {}
  func minimumScaleFactor(_ factor: CGFloat) {}
  func truncationMode(_ mode: Text.TruncationMode) {}
  func allowsTightening(_ flag: Bool) {}
  func monospaced(_ isActive: Bool = true) {}
  func monospacedDigit() {}
  func disableAutocorrection(_ disable: Bool?) {}
  func autocorrectionDisabled(_ disable: Bool = true) {}
  func imageScale(_ scale: Image.Scale) {}
  func navigationBarTitleDisplayMode(_ mode: NavigationBarItem.TitleDisplayMode) {}
  func navigationBarHidden(_ hidden: Bool) {}
  func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) {}
}
