extension PreludeLibrary {
  /// What SwiftUI's modifiers that only draw take: their calls are checked against these, and have no
  /// effect beyond that. Those whose names stand nowhere here take anything.
  static let drawingModifiers = [layoutModifiers, textModifiers, colourModifiers, effectModifiers]

  private static let layoutModifiers = PreludeChunk(
    members: [
      "padding", "frame", "fixedSize", "layoutPriority", "position", "offset",
      "edgesIgnoringSafeArea", "ignoresSafeArea", "zIndex", "aspectRatio", "scaledToFit",
      "scaledToFill", "gridCellColumns", "gridCellUnsizedAxes", "gridColumnAlignment",
      "listRowInsets", "listRowSeparator", "listRowSeparatorTint", "listRowBackground",
      "listRowSpacing", "labelsHidden", "hidden", "overlay", "background",
    ],
    text: #"""
      extension _DrawingModifiers {
        func padding(_ insets: EdgeInsets) {}
        func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) {}
        func padding(_ length: CGFloat) {}
        func frame(
          width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
        ) {}
        func frame(
          minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
          minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
          alignment: Alignment = .center
        ) {}
        func frame(depth: CGFloat?) {}
        func frame(
          minDepth: CGFloat? = nil, idealDepth: CGFloat? = nil, maxDepth: CGFloat? = nil
        ) {}
        func fixedSize() {}
        func fixedSize(horizontal: Bool, vertical: Bool) {}
        func layoutPriority(_ value: Double) {}
        func position(_ position: CGPoint) {}
        func position(x: CGFloat = 0, y: CGFloat = 0) {}
        func offset(_ offset: CGSize) {}
        func offset(_ offset: CGPoint) {}
        func offset(x: CGFloat = 0, y: CGFloat = 0) {}
        func offset(z: CGFloat) {}
        func edgesIgnoringSafeArea(_ edges: Edge.Set) {}
        func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) {}
        func zIndex(_ value: Double) {}
        func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) {}
        func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) {}
        func scaledToFit() {}
        func scaledToFill() {}
        func gridCellColumns(_ count: Int) {}
        func gridCellUnsizedAxes(_ axes: Axis.Set) {}
        func gridColumnAlignment(_ guide: HorizontalAlignment) {}
        func listRowInsets(_ insets: EdgeInsets?) {}
        func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) {}
        func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) {}
        func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) {}
        func listRowBackground<V: View>(_ view: V?) {}
        func listRowSpacing(_ spacing: CGFloat?) {}
        func labelsHidden() {}
        func hidden() {}
        func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) {}
        func overlay<S: ShapeStyle, T: Shape>(
          _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
        ) {}
        func background(ignoresSafeAreaEdges edges: Edge.Set = .all) {}
        func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) {}
        func background<S: Shape>(in shape: S, fillStyle: FillStyle = FillStyle()) {}
        func background<S: ShapeStyle, T: Shape>(
          _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
        ) {}
        @_disfavoredOverload
        func background<V: View>(_ background: V, alignment: Alignment = .center) {}
      }
      """#)

  private static let textModifiers = PreludeChunk(
    members: [
      "font", "fontWeight", "fontDesign", "fontWidth", "bold", "italic", "underline",
      "strikethrough", "kerning", "tracking", "baselineOffset", "textCase", "lineLimit",
      "lineSpacing", "multilineTextAlignment", "minimumScaleFactor", "truncationMode",
      "allowsTightening", "monospaced", "monospacedDigit", "disableAutocorrection",
      "autocorrectionDisabled", "resizable", "renderingMode", "interpolation", "antialiased",
      "imageScale", "navigationBarTitleDisplayMode", "navigationBarHidden",
      "navigationBarBackButtonHidden",
    ],
    text: #"""
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
        func resizable(
          capInsets: EdgeInsets = EdgeInsets(), resizingMode: Image.ResizingMode = .stretch
        ) {}
        func renderingMode(_ mode: Image.TemplateRenderingMode?) {}
        func interpolation(_ interpolation: Image.Interpolation) {}
        func antialiased(_ isAntialiased: Bool) {}
        func imageScale(_ scale: Image.Scale) {}
        func navigationBarTitleDisplayMode(_ mode: NavigationBarItem.TitleDisplayMode) {}
        func navigationBarHidden(_ hidden: Bool) {}
        func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) {}
      }
      """#)

  private static let colourModifiers = PreludeChunk(
    members: [
      "foregroundColor", "foregroundStyle", "tint", "accentColor", "backgroundStyle", "border",
      "opacity", "brightness", "contrast", "saturation", "grayscale", "hueRotation",
      "colorInvert", "colorMultiply", "luminanceToAlpha", "preferredColorScheme", "fill", "stroke",
      "strokeBorder",
    ],
    text: #"""
      extension _DrawingModifiers {
        func foregroundColor(_ color: Color?) {}
        func foregroundStyle<S: ShapeStyle>(_ style: S) {}
        func foregroundStyle<S: ShapeStyle, T: ShapeStyle>(_ primary: S, _ secondary: T) {}
        func foregroundStyle<S: ShapeStyle, T: ShapeStyle, U: ShapeStyle>(
          _ primary: S, _ secondary: T, _ tertiary: U
        ) {}
        func tint<S: ShapeStyle>(_ tint: S?) {}
        func tint(_ tint: Color?) {}
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
        func preferredColorScheme(_ colorScheme: ColorScheme?) {}
        func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) {}
        func fill(style: FillStyle = FillStyle()) {}
        func stroke<S: ShapeStyle>(
          _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
        ) {}
        func stroke<S: ShapeStyle>(
          _ content: S, style: StrokeStyle, antialiased: Bool = true
        ) {}
        func stroke(lineWidth: CGFloat = 1) {}
        func stroke(style: StrokeStyle) {}
        func strokeBorder<S: ShapeStyle>(
          _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
        ) {}
        func strokeBorder<S: ShapeStyle>(
          _ content: S, style: StrokeStyle, antialiased: Bool = true
        ) {}
        func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) {}
        func strokeBorder(style: StrokeStyle, antialiased: Bool = true) {}
      }
      """#)

  private static let effectModifiers = PreludeChunk(
    members: [
      "cornerRadius", "clipShape", "clipped", "blur", "shadow", "blendMode", "compositingGroup",
      "drawingGroup", "scaleEffect", "rotationEffect", "rotation3DEffect", "trim", "inset",
      "rotation", "contentTransition", "allowsHitTesting", "contentShape",
      "accessibilityHidden", "accessibilityIdentifier", "interactiveDismissDisabled",
      "presentationDragIndicator", "privacySensitive", "scrollDisabled", "scrollContentBackground",
      "scrollIndicators", "scrollDismissesKeyboard", "badge",
    ],
    text: #"""
      extension _DrawingModifiers {
        func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) {}
        func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) {}
        func clipped(antialiased: Bool = false) {}
        func blur(radius: CGFloat, opaque: Bool = false) {}
        func shadow(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) {}
        func blendMode(_ blendMode: BlendMode) {}
        func compositingGroup() {}
        func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) {}
        func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) {}
        func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) {}
        func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) {}
        func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, z: CGFloat, anchor: Any = 0) {}
        func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) {}
        func rotation3DEffect(
          _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
          anchorZ: CGFloat = 0, perspective: CGFloat = 1
        ) {}
        func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) {}
        func inset(by amount: CGFloat) {}
        func rotation(_ angle: Angle, anchor: UnitPoint = .center) {}
        func contentTransition(_ transition: ContentTransition) {}
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
        func presentationDragIndicator(_ visibility: Visibility) {}
        func privacySensitive(_ sensitive: Bool = true) {}
        func scrollDisabled(_ disabled: Bool) {}
        func scrollContentBackground(_ visibility: Visibility) {}
        func scrollIndicators(_ visibility: ScrollIndicatorVisibility, axes: Axis.Set = .vertical) {
        }
        func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) {}
        func badge<S: StringProtocol>(_ label: S?) {}
        func badge(_ label: Text?) {}
        func badge(_ count: Int) {}
      }
      """#)
}
