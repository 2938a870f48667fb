extension PreludeLibrary {
  /// SwiftUI's views and scenes that only draw: a call with any arguments makes an `_InertLeaf` of
  /// that name, whose children are the arguments that are views.
  package static let inertViewNames: [String] = [
    "AngularGradient", "Chart", "ColorPickerSupported",
    "DocumentGroup", "EllipticalGradient", "FillShapeView", "HSplitView", "HelpLink", "ImagePaint",
    "InsetShape",
    "Annotation", "Map", "MapCircle", "MapPolygon", "MapPolyline", "Marker", "UserAnnotation",
    "MeshGradient", "NavigationBar", "OffsetShape",
    "PasteButton", "PhotosPicker", "RealityView", "RotatedShape", "ScaledShape",
    "RectangleMark", "SectorMark", "SettingsLink", "SpriteView", "StrokeShapeView",
    "CodableRepresentation", "DataRepresentation", "FileRepresentation", "ProxyRepresentation",
    "SubscriptionView", "TextFieldLink",
    "ToolbarSpacer", "ToolbarTitleMenu", "TransformedShape",
    "UnevenRoundedRectangle",
    "VSplitView", "VideoPlayer", "WindowVisibilityToggle",
    "AccessibilityRotorEntry", "DropShadow", "BarMark", "LineMark", "PointMark", "AreaMark",
    "RuleMark", "RectangleMark", "AxisMarks", "AxisGridLine", "AxisTick", "AxisValueLabel",
    "ImageRenderer", "GlassEffectContainer",
    "WebView", "StoreView", "ProductView", "SignInWithAppleButton", "CameraView", "ShapeView",
    "KeyframeTrack", "LinearKeyframe", "CubicKeyframe", "SpringKeyframe", "MoveKeyframe",
  ]

  /// Modifiers that return a value of the receiver's own type, so that `Text("a").bold() +
  /// Text("b")` and `Image("a").resizable()` keep their types.
  package static let inertSelfModifiers: [String: Set<String>] = [
    "Text": [
      "fontWeight", "fontDesign", "fontWidth", "bold", "italic", "monospaced",
      "monospacedDigit", "underline", "strikethrough", "foregroundColor", "foregroundStyle",
      "kerning", "tracking", "baselineOffset", "textScale", "speechSpellsOutCharacters",
    ],
    "Image": ["resizable", "renderingMode", "interpolation", "antialiased"],
  ]

  /// Modifiers that only draw, with a closure that builds what they draw on each evaluation.
  package static let inertContentModifiers: Set<String> = [
    "chartXAxis", "chartYAxis", "chartZAxis", "chartLegend", "chartBackground", "annotation",
    "mapControls", "ornament",
  ]
}
