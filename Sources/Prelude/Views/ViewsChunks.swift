extension PreludeLibrary {
  /// The chunks of this folder.
  static let viewChunks: [PreludeChunk] =
    [
      viewProtocols, previews, viewBuilders, scenes, state, storage, focusState, binding, bindable,
      observedObject, environment, environmentKeys, preferences,
    ]
    + [
      texts, interpolations, labels, buttons, textInput, sliders, pickers, multiDatePickers, stacks,
      collectionViews, lists, rowSelection, forms, navigation, tabs, readers, printedChanges,
    ]
    + [
      moments, interactions, gestures, structure, presentations, alerts, platformViews, canvas,
      inertView,
      customLayouts, focusedValues, geometry, colours, shapeStyles, fonts, shapes,
      controlStyles, primitiveButtonStyles, gestureModifiers, environmentButtons, outlines,
      timelines, animators, outsideEvents, keyPresses, geometryChanges, tables,
      subviews, subviewInitializers,
      openURLActions, scrollPositions, anchors, anchorPreferences, furtherInteractions,
      searching,
      animationValues, transitionModifiers, detents, layoutValues, environmentTypes,
      environmentTable, commands,
      transfers, dragAndDrop, persistence, managedObjects, fetchRequests, persistenceKeys,
      platformValues, platformColours,
      widgets, widgetEnvironment, intents, charts, liveNames,
      drawingValues, namedShapes, namedGradients,
    ] + containerStyles + remadeControls + drawingModifiers
}
