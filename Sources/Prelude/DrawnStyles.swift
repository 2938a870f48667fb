extension PreludeLibrary {
  /// SwiftUI's styles that only draw, by the modifiers that set them: as an argument, each is accepted.
  /// Programs may write others, which the library calls.
  package static let drawnStyles: [String: SortedNames] = [
    "buttonStyle": SortedNames(
      """
      accessoryBar accessoryBarAction automatic bordered borderedProminent borderless card glass
      glassProminent link plain
      """),
    "controlGroupStyle": SortedNames("automatic compactMenu menu navigation palette"),
    "disclosureGroupStyle": SortedNames("automatic"),
    "formStyle": SortedNames("automatic columns grouped"),
    "gaugeStyle": SortedNames(
      """
      accessoryCircular accessoryCircularCapacity accessoryLinear accessoryLinearCapacity automatic
      circular linear linearCapacity
      """),
    "groupBoxStyle": SortedNames("automatic"),
    "labelStyle": SortedNames("automatic iconOnly titleAndIcon titleOnly"),
    "labeledContentStyle": SortedNames("automatic"),
    "menuStyle": SortedNames("automatic borderedButton borderlessButton button"),
    "progressViewStyle": SortedNames("automatic circular linear"),
    "textFieldStyle": SortedNames("automatic plain roundedBorder squareBorder"),
    "toggleStyle": SortedNames("automatic button checkbox switch"),
  ]
}
