extension PreludeLibrary {
  /// SwiftUI's modifiers that only draw, lay out, or serve the system: calls of them are accepted
  /// with any arguments.
  package static let inertModifierNames: Set<String> = Set(
    """
    fill stroke strokeBorder trim inset rotation scale size transform subtracting intersection union
    symmetricDifference lineIntersection lineSubtraction
    padding frame fixedSize layoutPriority position offset edgesIgnoringSafeArea
    ignoresSafeArea safeAreaPadding containerRelativeFrame contentMargins zIndex
    coordinateSpace gridCellColumns gridCellAnchor gridColumnAlignment gridCellUnsizedAxes
    font fontWeight fontDesign fontWidth bold italic underline strikethrough kerning tracking
    baselineOffset textCase textScale lineLimit lineSpacing lineHeight multilineTextAlignment
    minimumScaleFactor truncationMode allowsTightening monospaced monospacedDigit textSelection
    foregroundColor foregroundStyle tint accentColor background backgroundStyle overlay border
    cornerRadius clipShape clipped opacity blur brightness contrast saturation hueRotation
    colorInvert colorMultiply grayscale luminanceToAlpha shadow blendMode compositingGroup
    drawingGroup scaleEffect rotationEffect rotation3DEffect transformEffect projectionEffect
    colorEffect distortionEffect layerEffect glassEffect glassEffectID
    resizable renderingMode interpolation antialiased symbolRenderingMode symbolVariant
    symbolEffect symbolEffectsRemoved imageScale aspectRatio scaledToFit scaledToFill
    buttonStyle toggleStyle labelStyle listStyle pickerStyle textFieldStyle datePickerStyle
    navigationViewStyle tabViewStyle formStyle progressViewStyle menuStyle groupBoxStyle gaugeStyle
    indexViewStyle textEditorStyle disclosureGroupStyle controlGroupStyle tableStyle
    navigationSplitViewStyle buttonBorderShape buttonRepeatBehavior controlSize menuOrder
    menuIndicator labelsHidden labelsVisibility labelIconToTitleSpacing listItemTint
    listRowBackground listRowInsets listRowSeparator listRowSeparatorTint listRowSpacing
    listSectionSeparator listSectionSeparatorTint listSectionSpacing headerProminence
    scrollContentBackground scrollIndicators scrollIndicatorsFlash scrollDisabled
    scrollTargetBehavior scrollTargetLayout scrollClipDisabled scrollBounceBehavior
    scrollDismissesKeyboard scrollEdgeEffectStyle defaultScrollAnchor
    hidden layoutValue popoverTip
    alternatingRowBackgrounds speechAdjustedPitch
    keyboardType textContentType textInputAutocapitalization autocapitalization
    disableAutocorrection autocorrectionDisabled submitLabel submitScope
    typeSelectEquivalent writingToolsBehavior findNavigator findDisabled replaceDisabled
    navigationBarTitleDisplayMode navigationBarHidden
    navigationBarBackButtonHidden navigationSubtitle navigationDocument navigationTransition
    navigationSplitViewColumnWidth navigationLinkIndicatorVisibility toolbarBackground
    toolbarBackgroundVisibility toolbarColorScheme toolbarRole toolbarTitleDisplayMode
    toolbarVisibility toolbarForegroundStyle statusBar statusBarHidden
    persistentSystemOverlays tabViewCustomization tabBarMinimizeBehavior
    tabViewSearchActivation defaultAdaptableTabBarPlacement
    badge badgeProminence help contentTransition matchedGeometryEffect
    matchedTransitionSource geometryGroup
    defersSystemGestures
    onLongTouchGesture
    dragPreview hoverEffect hoverEffectDisabled pointerStyle allowsHitTesting contentShape
    digitalCrownRotation digitalCrownAccessory
    focusable focusEffectDisabled focusScope focusSection
    focusedObject focusedSceneObject prefersDefaultFocus
    searchToolbarBehavior searchPresentationToolbarBehavior
    handlesExternalEvents onCommand
    fileDialogMessage
    exportsItemProviders importsItemProviders itemProvider
    presentationDetents presentationDragIndicator presentationCornerRadius
    presentationCompactAdaptation presentationContentInteraction presentationBackgroundInteraction
    presentationSizing interactiveDismissDisabled dialogIcon dialogSeverity dialogSuppressionToggle
    accessibility accessibilityLabel accessibilityValue accessibilityHint accessibilityHidden
    accessibilityIdentifier accessibilityElement accessibilityAddTraits accessibilityRemoveTraits
    accessibilitySortPriority
    accessibilityInputLabels
    accessibilityRespondsToUserInteraction accessibilityShowsLargeContentViewer accessibilityRotor
    accessibilityHeading accessibilityCustomContent accessibilityActivationPoint
    speechSpellsOutCharacters speechAlwaysIncludesPunctuation speechAnnouncementsQueued
    dynamicTypeSize environmentKeyPath preferredColorScheme flipsForRightToLeftLayoutDirection
    privacySensitive redacted unredacted invalidatableContent allowedDynamicRange
    defaultAppStorage defaultHoverEffect statusBarStyle previewDevice previewDisplayName
    previewLayout previewInterfaceOrientation previewContext
    windowStyle windowResizability windowToolbarStyle windowLevel defaultSize defaultPosition
    defaultWindowPlacement defaultLaunchBehavior restorationBehavior commands commandsRemoved
    commandsReplaced windowDismissBehavior windowFullScreenBehavior windowMinimizeBehavior
    backgroundTask userInterfaceStyle chartXAxis chartYAxis chartLegend chartXScale chartYScale
    chartForegroundStyleScale chartPlotStyle inspectorColumnWidth
    containerShape renderEffect materialActiveAppearance materialsDisabled
    typesettingLanguage translationTask translationPresentation deleteDisabled moveDisabled
    selectionDisabled headerTitle springLoadingBehavior handGestureShortcut
    accessibilityChartDescriptor accessibilityDefaultFocus accessibilityDirectTouch
    accessibilityDragPoint accessibilityDropPoint accessibilityIgnoresInvertColors
    accessibilityLabeledPair accessibilityLinkedGroup accessibilityQuickAction
    accessibilityRotorEntry accessibilityScrollStatus
    accessibilityTextContentType accessibilityZoomAction allowsWindowActivationEvents annotation
    appStoreOverlay aspectRatio3D assistiveAccessNavigationIcon attributedTextFormattingDefinition
    backgroundExtensionEffect buttonSizing chartAngleSelection chartBackground chartGesture
    chartLineStyleScale chartOverlay chartScrollPosition chartScrollTargetBehavior
    chartScrollableAxes chartSymbolScale chartSymbolSizeScale chartXAxisLabel chartXAxisStyle
    chartXSelection chartXVisibleDomain chartYAxisLabel chartYAxisStyle chartYSelection
    chartYVisibleDomain colorScheme configurationDisplayName containerBackgroundRemovable
    contentCaptureProtected contentMarginsDisabled continuityDevicePicker controlWidgetActionHint
    controlWidgetStatus currentEntitlementTask customizationBehavior customizationID
    defaultVisibility defaultWheelPickerItemHeight disabledCustomizationBehavior
    documentBrowserContextMenu dragConfiguration dragContainer dragContainerSelection
    dragPreviewsFormation dropConfiguration dropPreviewsFormation exportingCondition
    familyActivityPicker fileDialogBrowserOptions fileDialogConfirmationLabel
    fileDialogCustomizationID fileDialogDefaultDirectory fileDialogImportsUnresolvedAliases
    fileDialogURLEnabled fileExporterFilenameLabel frame3D glassEffectTransition glassEffectUnion
    groupActivityAssociation handlesGameControllerEvents healthDataAccessRequest hoverEffectGroup
    imagePlaygroundGenerationStyle imagePlaygroundSheet immersiveContentBrightness
    immersiveEnvironmentBehavior immersiveEnvironmentPicker inAppPurchaseOptions interpolationMethod
    journalingSuggestionsPicker labelReservedIconWidth lineStyle listRowHoverEffect
    listRowHoverEffectDisabled listRowPlatterColor listSectionIndexVisibility listSectionMargins
    lookAroundViewer manageSubscriptionsSheet manipulable mapCameraKeyframeAnimator
    mapControlVisibility mapControls mapFeatureSelectionAccessory mapFeatureSelectionContent
    mapFeatureSelectionDisabled mapItemDetailPopover mapItemDetailSheet mapScope
    menuActionDismissBehavior menuBarExtraStyle musicSubscriptionOffer offerCodeRedemption
    onCameraCaptureEvent onDragSessionUpdated onDropSessionUpdated onImmersionChange
    onInteractiveResizeChange
    onPencilDoubleTap onPencilSqueeze onWorldRecenter ornament padding3D pageCommand
    payWithApplePayButtonStyle postToPhotosSharedAlbumSheet preferredSubscriptionOffer
    preferredSurroundingsEffect presentationBreakthroughEffect presentationPreventsAppTermination
    productDescription productIconBorder productViewStyle promptsForUserConfiguration
    realityViewCameraControls realityViewLayoutBehavior refundRequestSheet rotation3DLayout
    scaledToFit3D scenePadding scrollInputBehavior searchDictationBehavior
    searchSelection sectionIndexLabel signInWithAppleButtonStyle spatialOverlay storeButton
    storeProductTask storeProductsTask subscriptionIntroductoryOffer
    subscriptionOfferViewButtonVisibility subscriptionPromotionalOffer subscriptionStatusTask
    subscriptionStoreButtonLabel subscriptionStoreControlBackground subscriptionStoreControlIcon
    subscriptionStoreControlStyle subscriptionStoreOptionGroupStyle
    subscriptionStorePickerItemBackground subscriptionStorePolicyDestination
    subscriptionStorePolicyForegroundStyle subscriptionStoreSignInAction suggestedFileName
    supportedFamilies supportedVolumeViewpoints symbol symbolColorRenderingMode symbolSize
    symbolVariableValueMode tabItemTint tableColumnHeaders
    textInputCompletion textInputFormattingControlVisibility textInputSuggestions textRenderer
    textSelectionAffinity touchBar touchBarCustomizationLabel touchBarItemPresence
    touchBarItemPrincipal transactionTask upperLimbVisibility verifyIdentityWithWalletButtonStyle
    visibility volumeBaseplateVisibility volumeWorldAlignment webViewBackForwardNavigationGestures
    webViewContentBackground webViewElementFullscreenBehavior webViewLinkPreviews
    webViewMagnificationGestures webViewOnScrollGeometryChange webViewScrollInputBehavior
    webViewScrollPosition webViewTextSelection widgetAccentable widgetAccentedRenderingMode
    widgetCurvesContent widgetLabel widgetURL width windowManagerRole windowResizeAnchor
    windowResizeBehavior windowToolbarFullScreenVisibility windowToolbarLabelStyle workoutPreview
    writingDirection writingToolsAffordanceVisibility
    """.utf8.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }.map {
      String(Substring($0))
    })
}
