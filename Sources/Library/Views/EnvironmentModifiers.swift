// Modifiers that set values of the environment under names of their own.
//
// Loads by member

extension View {
  public func font(_ font: Font?) -> some View { environment(\.font, font) }
  public func lineLimit(_ number: Int?) -> some View { environment(\.lineLimit, number) }
  // The least number of lines is no value of the environment.
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { self }
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    environment(\.lineLimit, limit.upperBound)
  }
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    environment(\.lineLimit, limit.upperBound)
  }
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    environment(\.lineLimit, limit)
  }
  public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    environment(\.lineSpacing, lineSpacing)
  }
  public func multilineTextAlignment(strategy: Text.AlignmentStrategy) -> some View { self }
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }
  public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    environment(\.minimumScaleFactor, factor)
  }
  public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }
  public func allowsTightening(_ flag: Bool) -> some View {
    environment(\.allowsTightening, flag)
  }
  public func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    environment(\.autocorrectionDisabled, disable)
  }
  public func disableAutocorrection(_ disable: Bool?) -> some View {
    _changing(\.autocorrectionDisabled, by: disable) { if let wanted = $1 { $0 = wanted } }
  }
  public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }
  public func symbolVariant(_ variant: SymbolVariants) -> some View {
    _changing(\.symbolVariants, by: variant) { $0._names += $1._names }
  }
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    environment(\.symbolRenderingMode, mode)
  }
  public func contentTransition(_ transition: ContentTransition) -> some View {
    environment(\.contentTransition, transition)
  }
  public func redacted(reason: RedactionReasons) -> some View {
    _changing(\.redactionReasons, by: reason) { $0.formUnion($1) }
  }
  public func unredacted() -> some View { environment(\.redactionReasons, []) }
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }
  public func dynamicTypeSize(_ range: ClosedRange<DynamicTypeSize>) -> some View {
    _changing(\.dynamicTypeSize, by: range) { $0 = min(max($0, $1.lowerBound), $1.upperBound) }
  }
  public func dynamicTypeSize(_ range: PartialRangeFrom<DynamicTypeSize>) -> some View {
    _changing(\.dynamicTypeSize, by: range) { $0 = max($0, $1.lowerBound) }
  }
  public func dynamicTypeSize(_ range: PartialRangeThrough<DynamicTypeSize>) -> some View {
    _changing(\.dynamicTypeSize, by: range) { $0 = min($0, $1.upperBound) }
  }
  public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }
  // The system asks for it in the whole window; here it reaches what is inside of the view.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    _changing(\.colorScheme, by: colorScheme) { if let wanted = $1 { $0 = wanted } }
  }
  public func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize)
  }
  public func menuOrder(_ order: MenuOrder) -> some View { environment(\.menuOrder, order) }
  public func menuIndicator(_ visibility: Visibility) -> some View {
    environment(\.menuIndicatorVisibility, visibility)
  }
  public func labelsVisibility(_ visibility: Visibility) -> some View {
    environment(\.labelsVisibility, visibility)
  }
  public func headerProminence(_ prominence: Prominence) -> some View {
    environment(\.headerProminence, prominence)
  }
  public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    environment(\.buttonRepeatBehavior, behavior)
  }
  public func scrollDisabled(_ disabled: Bool) -> some View {
    _changing(\.isScrollEnabled, by: disabled) { $0 = $0 && !$1 }
  }
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    _changing(\.self, by: (visibility: visibility, axes: axes)) {
      if $1.axes.contains(.vertical) { $0.verticalScrollIndicatorVisibility = $1.visibility }
      if $1.axes.contains(.horizontal) { $0.horizontalScrollIndicatorVisibility = $1.visibility }
    }
  }
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
    environment(\.scrollDismissesKeyboardMode, mode)
  }
  public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
    _changing(\.isFocusEffectEnabled, by: disabled) { $0 = $0 && !$1 }
  }
  public func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
    _changing(\.isHoverEffectEnabled, by: disabled) { $0 = $0 && !$1 }
  }

  /// The view with a value of the environment that depends on the one around it.
  ///
  /// - Parameter argument: What the closure depends on besides: if it is the same, so is the result.
  func _changing<V, Argument>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, by argument: Argument,
    _ change: @escaping (inout V, Argument) -> Void
  ) -> some View {
    ModifiedContent(
      content: self,
      modifier: _EnvironmentChange(keyPath: keyPath, argument: argument, change: change))
  }
}

@_shown(by: .environment) @_parts(keyPath: keyPath)
struct _EnvironmentChange<V, Argument>: _EnvironmentModifier {
  typealias Body = Never
  var keyPath: WritableKeyPath<EnvironmentValues, V>
  var argument: Argument
  var change: (inout V, Argument) -> Void
  func _modify(_ values: inout EnvironmentValues) {
    var value = values[keyPath: keyPath]
    change(&value, argument)
    values[keyPath: keyPath] = value
  }
}

// Their own, which keep them texts and images.
extension Text {
  public struct AlignmentStrategy: Hashable {
    let _name: String
    public static let `default` = AlignmentStrategy(_name: "default")
    public static let layoutBased = AlignmentStrategy(_name: "layoutBased")
    public static let writingDirectionBased = AlignmentStrategy(_name: "writingDirectionBased")
  }
  public func font(_ font: Font?) -> Text { _styled([font as Any]) }
}
extension Image {
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    _styled([mode as Any])
  }
}
