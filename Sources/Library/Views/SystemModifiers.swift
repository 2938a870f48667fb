// Modifiers for what a system draws around views: keyboards, bars, sheets, scroll views, accessibility.
//
// Loads by member

extension _DrawingModifiers {
  func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) {}
  func keyboardType(_ type: UIKeyboardType) {}
  func textContentType(_ textContentType: UITextContentType?) {}
  func autocapitalization(_ style: UITextAutocapitalizationType) {}
  func submitLabel(_ submitLabel: SubmitLabel) {}
  func submitScope(_ isBlocking: Bool = true) {}
  func invalidatableContent(_ invalidatable: Bool = true) {}
  func help<S: StringProtocol>(_ text: S) {}
  func help(_ text: Text) {}
  func buttonBorderShape(_ shape: ButtonBorderShape) {}
  func textSelection<S: TextSelectability>(_ selectability: S) {}
  func geometryGroup() {}
  func deleteDisabled(_ isDisabled: Bool) {}
  func moveDisabled(_ isDisabled: Bool) {}
  func selectionDisabled(_ isDisabled: Bool = true) {}
  func transformEffect(_ transform: CGAffineTransform) {}
  func flipsForRightToLeftLayoutDirection(_ enabled: Bool) {}
  func findDisabled(_ isDisabled: Bool = true) {}
  func replaceDisabled(_ isDisabled: Bool = true) {}
  func findNavigator(isPresented: Binding<Bool>) {}

  func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) {}
  func matchedTransitionSource<ID: Hashable>(id: ID, in namespace: Namespace.ID) {}
  func matchedTransitionSource<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, configuration: (Any) -> Any
  ) {}
  func coordinateSpace<T: Hashable>(name: T) {}
  func coordinateSpace(_ name: CoordinateSpace) {}
  func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) {}
  func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) {}
  func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, _ length: (CGFloat, Axis) -> CGFloat
  ) {}
  func safeAreaPadding(_ insets: EdgeInsets) {}
  func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) {}
  func safeAreaPadding(_ length: CGFloat) {}
  func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) {}
  func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) {}
  func contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement = .automatic) {}
  func scenePadding(_ edges: Edge.Set = .all) {}

  func scrollTargetBehavior<B: ScrollTargetBehavior>(_ behavior: B) {}
  func scrollTargetLayout(isEnabled: Bool = true) {}
  func scrollClipDisabled(_ disabled: Bool = true) {}
  func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = .vertical) {}
  func defaultScrollAnchor(_ anchor: UnitPoint?) {}
  func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) {}
  func scrollIndicatorsFlash(onAppear: Bool) {}
  func scrollIndicatorsFlash<T: Equatable>(trigger: T) {}

  func listItemTint(_ tint: Color?) {}
  func listItemTint(_ tint: ListItemTint?) {}
  func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) {}
  func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) {}
  func listSectionSpacing(_ spacing: ListSectionSpacing) {}
  func listSectionSpacing(_ spacing: CGFloat) {}

  func statusBarHidden(_ hidden: Bool = true) {}
  func statusBar(hidden: Bool) {}
  func persistentSystemOverlays(_ visibility: Visibility) {}
  func navigationSubtitle<S: StringProtocol>(_ subtitle: S) {}
  func navigationSubtitle(_ subtitle: Text) {}
  func navigationSplitViewColumnWidth(_ width: CGFloat) {}
  func navigationSplitViewColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) {}
  func navigationLinkIndicatorVisibility(_ visibility: Visibility) {}
  func inspectorColumnWidth(_ width: CGFloat) {}
  func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) {}
  func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) {}
  func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) {}
  func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) {}
  func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) {}
  func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) {}
  func toolbarRole(_ role: ToolbarRole) {}
  func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) {}

  func presentationDetents(_ detents: Set<PresentationDetent>) {}
  func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) {}
  func presentationCornerRadius(_ cornerRadius: CGFloat?) {}
  func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) {}
  func presentationCompactAdaptation(
    horizontal: PresentationAdaptation, vertical: PresentationAdaptation
  ) {}
  func presentationContentInteraction(_ behavior: PresentationContentInteraction) {}

  func focusable(_ isFocusable: Bool = true) {}
  func focusable(_ isFocusable: Bool = true, interactions: Any) {}
  func focusSection() {}
  func focusScope(_ namespace: Namespace.ID) {}
  func prefersDefaultFocus(_ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID) {}

  func previewDisplayName(_ value: String?) {}
  func previewInterfaceOrientation(_ value: InterfaceOrientation) {}
  func defaultAppStorage(_ store: UserDefaults) {}

  func accessibility(label: Text) {}
  func accessibility(value: Text) {}
  func accessibility(hint: Text) {}
  func accessibility(identifier: String) {}
  func accessibility(hidden: Bool) {}
  func accessibility(sortPriority: Double) {}
  func accessibility(addTraits: AccessibilityTraits) {}
  func accessibility(removeTraits: AccessibilityTraits) {}
  func accessibilityLabel(_ label: Text) {}
  func accessibilityLabel(_ label: Text, isEnabled: Bool) {}
  func accessibilityLabel<S: StringProtocol>(_ label: S) {}
  func accessibilityLabel<S: StringProtocol>(_ label: S, isEnabled: Bool) {}
  func accessibilityLabel<V: View>(
    @ViewBuilder content: (PlaceholderContentView<Receiver>) -> V
  ) {}
  func accessibilityValue(_ value: Text) {}
  func accessibilityValue(_ value: Text, isEnabled: Bool) {}
  func accessibilityValue<S: StringProtocol>(_ value: S) {}
  func accessibilityValue<S: StringProtocol>(_ value: S, isEnabled: Bool) {}
  func accessibilityHint(_ hint: Text) {}
  func accessibilityHint(_ hint: Text, isEnabled: Bool) {}
  func accessibilityHint<S: StringProtocol>(_ hint: S) {}
  func accessibilityHint<S: StringProtocol>(_ hint: S, isEnabled: Bool) {}
  func accessibilityInputLabels(_ inputLabels: [Text]) {}
  func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) {}
  func accessibilitySortPriority(_ sortPriority: Double) {}
  func accessibilityAddTraits(_ traits: AccessibilityTraits) {}
  func accessibilityRemoveTraits(_ traits: AccessibilityTraits) {}
  func accessibilityElement(children: AccessibilityChildBehavior = .ignore) {}
  func accessibilityHeading(_ level: AccessibilityHeadingLevel) {}
  func accessibilityRespondsToUserInteraction(_ responds: Bool = true) {}
  func accessibilityIgnoresInvertColors(_ active: Bool = true) {}
}
