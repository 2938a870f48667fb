extension PreludeLibrary {
  /// The chunks of this folder: a file for each framework, or each part of a large one.
  static let frameworkChunks: [PreludeChunk] = [
    selectors, selectorTargets, keyValueObserving,
    uiResponders, uiViews, uiGestures, uiControls, uiTexts, uiTables, uiControllers, uiPickers,
    uiScenes,
    uiAppearances, uiFonts,
    nsViews, nsWindows, layers, displayLinks,
    coreLocation, maps, mapContent, mapModifiers, webViews, webPages, store, activities,
    activityWidgets,
    photos, photoPickers, entities, realityViews, entityGestures, sceneViews, quaternions, media,
    videoPlayers,
    userNotifications,
  ]
}
