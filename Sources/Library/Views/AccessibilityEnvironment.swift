// Environment values for accessibility settings.
//
// Loads by member

struct _AccessibilityEnabledPlainKey: EnvironmentKey { static var defaultValue: Bool { false } }
struct _AccessibilityAssistiveAccessEnabledPlainKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}
struct _AccessibilityDifferentiateWithoutColorPlainKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}
struct _AccessibilityInvertColorsPlainKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}
struct _AccessibilityReduceTransparencyPlainKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}
struct _AccessibilityShowButtonShapesPlainKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}
struct _AccessibilitySwitchControlEnabledPlainKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}
struct _AccessibilityVoiceOverEnabledPlainKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}
struct _AccessibilityQuickActionsEnabledPlainKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}
struct _AccessibilityLargeContentViewerEnabledPlainKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}
struct _AccessibilityPlayAnimatedImagesPlainKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}
struct _AccessibilityDimFlashingLightsPlainKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}
struct _AccessibilityPrefersHeadAnchorAlternativePlainKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}
extension EnvironmentValues {
  public var accessibilityEnabled: Bool {
    get { self[_AccessibilityEnabledPlainKey.self] }
  }
  public var accessibilityAssistiveAccessEnabled: Bool {
    get { self[_AccessibilityAssistiveAccessEnabledPlainKey.self] }
  }
  public var accessibilityDifferentiateWithoutColor: Bool {
    get { self[_AccessibilityDifferentiateWithoutColorPlainKey.self] }
  }
  public var accessibilityInvertColors: Bool {
    get { self[_AccessibilityInvertColorsPlainKey.self] }
  }
  public var accessibilityReduceTransparency: Bool {
    get { self[_AccessibilityReduceTransparencyPlainKey.self] }
  }
  public var accessibilityShowButtonShapes: Bool {
    get { self[_AccessibilityShowButtonShapesPlainKey.self] }
  }
  public var accessibilitySwitchControlEnabled: Bool {
    get { self[_AccessibilitySwitchControlEnabledPlainKey.self] }
  }
  public var accessibilityVoiceOverEnabled: Bool {
    get { self[_AccessibilityVoiceOverEnabledPlainKey.self] }
  }
  public var accessibilityQuickActionsEnabled: Bool {
    get { self[_AccessibilityQuickActionsEnabledPlainKey.self] }
  }
  public var accessibilityLargeContentViewerEnabled: Bool {
    get { self[_AccessibilityLargeContentViewerEnabledPlainKey.self] }
  }
  public var accessibilityPlayAnimatedImages: Bool {
    get { self[_AccessibilityPlayAnimatedImagesPlainKey.self] }
  }
  public var accessibilityDimFlashingLights: Bool {
    get { self[_AccessibilityDimFlashingLightsPlainKey.self] }
  }
  public var accessibilityPrefersHeadAnchorAlternative: Bool {
    get { self[_AccessibilityPrefersHeadAnchorAlternativePlainKey.self] }
  }
}
