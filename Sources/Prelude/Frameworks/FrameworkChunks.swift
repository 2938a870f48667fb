extension PreludeLibrary {
  /// The chunks of this folder: a file for each framework, or each part of a large one.
  static let frameworkChunks: [PreludeChunk] = [
    selectors, selectorTargets,
    uiResponders, uiViews, uiControls, uiTexts, uiTables, uiControllers, uiPickers, uiScenes,
    uiAppearances, uiFonts,
    nsViews, nsWindows, layers,
  ]
}
