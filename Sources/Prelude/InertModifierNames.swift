extension PreludeLibrary {
  /// SwiftUI's modifiers that only draw, lay out, or serve the system: calls of them are accepted
  /// with any arguments.
  package static let inertModifierNames = SortedNames(
    """
    accentColor accessibility accessibilityActivationPoint accessibilityAddTraits
    accessibilityChartDescriptor accessibilityCustomContent accessibilityDefaultFocus
    accessibilityDirectTouch accessibilityDragPoint accessibilityDropPoint accessibilityElement
    accessibilityHeading accessibilityHidden accessibilityHint accessibilityIdentifier
    accessibilityIgnoresInvertColors accessibilityInputLabels accessibilityLabel
    accessibilityLabeledPair accessibilityLinkedGroup accessibilityQuickAction
    accessibilityRemoveTraits accessibilityRespondsToUserInteraction accessibilityRotor
    accessibilityRotorEntry accessibilityScrollStatus accessibilityShowsLargeContentViewer
    accessibilitySortPriority accessibilityTextContentType accessibilityValue
    accessibilityZoomAction allowedDynamicRange allowsHitTesting allowsWindowActivationEvents
    alternatingRowBackgrounds annotation antialiased appStoreOverlay aspectRatio aspectRatio3D
    assistiveAccessNavigationIcon attributedTextFormattingDefinition autocapitalization
    background backgroundExtensionEffect backgroundStyle backgroundTask badge badgeProminence
    baselineOffset blendMode blur bold border brightness buttonBorderShape buttonSizing
    buttonStyle chartAngleSelection chartBackground chartForegroundStyleScale chartGesture
    chartLegend chartLineStyleScale chartOverlay chartPlotStyle chartScrollPosition
    chartScrollTargetBehavior chartScrollableAxes chartSymbolScale chartSymbolSizeScale
    chartXAxis chartXAxisLabel chartXAxisStyle chartXScale chartXSelection chartXVisibleDomain
    chartYAxis chartYAxisLabel chartYAxisStyle chartYScale chartYSelection chartYVisibleDomain
    clipShape clipped colorEffect colorInvert colorMultiply commands commandsRemoved
    commandsReplaced compositingGroup configurationDisplayName containerBackgroundRemovable
    containerRelativeFrame containerShape contentCaptureProtected contentMargins
    contentMarginsDisabled contentShape continuityDevicePicker contrast controlGroupStyle
    controlWidgetActionHint controlWidgetStatus coordinateSpace cornerRadius
    currentEntitlementTask customizationBehavior customizationID datePickerStyle
    defaultAdaptableTabBarPlacement defaultAppStorage defaultHoverEffect defaultLaunchBehavior
    defaultPosition defaultScrollAnchor defaultSize defaultVisibility
    defaultWheelPickerItemHeight defaultWindowPlacement defersSystemGestures deleteDisabled
    dialogIcon dialogSeverity dialogSuppressionToggle digitalCrownAccessory digitalCrownRotation
    disabledCustomizationBehavior disclosureGroupStyle distortionEffect
    documentBrowserContextMenu dragConfiguration dragContainer dragContainerSelection
    dragPreview dragPreviewsFormation drawingGroup dropConfiguration dropPreviewsFormation
    edgesIgnoringSafeArea environmentKeyPath exportingCondition exportsItemProviders
    familyActivityPicker fileDialogBrowserOptions fileDialogConfirmationLabel
    fileDialogCustomizationID fileDialogDefaultDirectory fileDialogImportsUnresolvedAliases
    fileDialogMessage fileDialogURLEnabled fileExporterFilenameLabel fill findDisabled
    findNavigator fixedSize flipsForRightToLeftLayoutDirection focusScope focusSection focusable
    focusedObject focusedSceneObject fontDesign fontWeight fontWidth foregroundColor
    foregroundStyle formStyle frame frame3D gaugeStyle geometryGroup glassEffect glassEffectID
    glassEffectTransition glassEffectUnion grayscale gridCellAnchor gridCellColumns
    gridCellUnsizedAxes gridColumnAlignment groupActivityAssociation groupBoxStyle
    handGestureShortcut handlesExternalEvents handlesGameControllerEvents headerTitle
    healthDataAccessRequest help hidden hoverEffect hoverEffectGroup hueRotation ignoresSafeArea
    imagePlaygroundGenerationStyle imagePlaygroundSheet immersiveContentBrightness
    immersiveEnvironmentBehavior immersiveEnvironmentPicker importsItemProviders
    inAppPurchaseOptions indexViewStyle inset inspectorColumnWidth interactiveDismissDisabled
    interpolation interpolationMethod intersection invalidatableContent italic itemProvider
    journalingSuggestionsPicker kerning keyboardType labelIconToTitleSpacing
    labelReservedIconWidth labelStyle labelsHidden layerEffect layoutPriority layoutValue
    lineHeight lineIntersection lineStyle lineSubtraction listItemTint listRowBackground
    listRowHoverEffect listRowHoverEffectDisabled listRowInsets listRowPlatterColor
    listRowSeparator listRowSeparatorTint listRowSpacing listSectionIndexVisibility
    listSectionMargins listSectionSeparator listSectionSeparatorTint listSectionSpacing
    listStyle lookAroundViewer luminanceToAlpha manageSubscriptionsSheet manipulable
    mapCameraKeyframeAnimator mapControlVisibility mapControls mapFeatureSelectionAccessory
    mapFeatureSelectionContent mapFeatureSelectionDisabled mapItemDetailPopover
    mapItemDetailSheet mapScope matchedGeometryEffect matchedTransitionSource
    materialActiveAppearance materialsDisabled menuActionDismissBehavior menuBarExtraStyle
    menuStyle monospaced monospacedDigit moveDisabled musicSubscriptionOffer
    navigationBarBackButtonHidden navigationBarHidden navigationBarTitleDisplayMode
    navigationDocument navigationLinkIndicatorVisibility navigationSplitViewColumnWidth
    navigationSplitViewStyle navigationSubtitle navigationTransition navigationViewStyle
    offerCodeRedemption offset onCameraCaptureEvent onCommand onDragSessionUpdated
    onDropSessionUpdated onImmersionChange onInteractiveResizeChange onLongTouchGesture
    onPencilDoubleTap onPencilSqueeze onWorldRecenter opacity ornament overlay padding padding3D
    pageCommand payWithApplePayButtonStyle persistentSystemOverlays pickerStyle pointerStyle
    popoverTip position postToPhotosSharedAlbumSheet preferredSubscriptionOffer
    preferredSurroundingsEffect prefersDefaultFocus presentationBackgroundInteraction
    presentationBreakthroughEffect presentationCompactAdaptation presentationContentInteraction
    presentationCornerRadius presentationDetents presentationDragIndicator
    presentationPreventsAppTermination presentationSizing previewContext previewDevice
    previewDisplayName previewInterfaceOrientation previewLayout privacySensitive
    productDescription productIconBorder productViewStyle progressViewStyle projectionEffect
    promptsForUserConfiguration realityViewCameraControls realityViewLayoutBehavior
    refundRequestSheet renderEffect renderingMode replaceDisabled resizable restorationBehavior
    rotation rotation3DEffect rotation3DLayout rotationEffect safeAreaPadding saturation scale
    scaleEffect scaledToFill scaledToFit scaledToFit3D scenePadding scrollBounceBehavior
    scrollClipDisabled scrollContentBackground scrollEdgeEffectStyle scrollIndicatorsFlash
    scrollInputBehavior scrollTargetBehavior scrollTargetLayout searchDictationBehavior
    searchPresentationToolbarBehavior searchSelection searchToolbarBehavior sectionIndexLabel
    selectionDisabled shadow signInWithAppleButtonStyle size spatialOverlay speechAdjustedPitch
    speechAlwaysIncludesPunctuation speechAnnouncementsQueued speechSpellsOutCharacters
    springLoadingBehavior statusBar statusBarHidden statusBarStyle storeButton storeProductTask
    storeProductsTask strikethrough stroke strokeBorder submitLabel submitScope
    subscriptionIntroductoryOffer subscriptionOfferViewButtonVisibility
    subscriptionPromotionalOffer subscriptionStatusTask subscriptionStoreButtonLabel
    subscriptionStoreControlBackground subscriptionStoreControlIcon
    subscriptionStoreControlStyle subscriptionStoreOptionGroupStyle
    subscriptionStorePickerItemBackground subscriptionStorePolicyDestination
    subscriptionStorePolicyForegroundStyle subscriptionStoreSignInAction subtracting
    suggestedFileName supportedFamilies supportedVolumeViewpoints symbol
    symbolColorRenderingMode symbolEffect symbolEffectsRemoved symbolSize
    symbolVariableValueMode symmetricDifference tabBarMinimizeBehavior tabItemTint
    tabViewCustomization tabViewSearchActivation tabViewStyle tableColumnHeaders tableStyle
    textContentType textEditorStyle textFieldStyle textInputAutocapitalization
    textInputCompletion textInputFormattingControlVisibility textInputSuggestions textRenderer
    textScale textSelection textSelectionAffinity tint toggleStyle toolbarBackground
    toolbarBackgroundVisibility toolbarColorScheme toolbarForegroundStyle toolbarRole
    toolbarTitleDisplayMode toolbarVisibility touchBar touchBarCustomizationLabel
    touchBarItemPresence touchBarItemPrincipal tracking transactionTask transform
    transformEffect translationPresentation translationTask trim typeSelectEquivalent
    typesettingLanguage underline union upperLimbVisibility userInterfaceStyle
    verifyIdentityWithWalletButtonStyle visibility volumeBaseplateVisibility
    volumeWorldAlignment webViewBackForwardNavigationGestures webViewContentBackground
    webViewElementFullscreenBehavior webViewLinkPreviews webViewMagnificationGestures
    webViewOnScrollGeometryChange webViewScrollInputBehavior webViewScrollPosition
    webViewTextSelection widgetAccentable widgetAccentedRenderingMode widgetCurvesContent
    widgetLabel widgetURL width windowDismissBehavior windowFullScreenBehavior windowLevel
    windowManagerRole windowMinimizeBehavior windowResizability windowResizeAnchor
    windowResizeBehavior windowStyle windowToolbarFullScreenVisibility windowToolbarLabelStyle
    windowToolbarStyle workoutPreview writingDirection writingToolsAffordanceVisibility
    writingToolsBehavior zIndex
    """)
}
