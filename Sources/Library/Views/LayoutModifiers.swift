// Loads by member

extension _DrawingModifiers {
  func padding(_ length: CGFloat) {}
  func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) {}
  func padding(_ insets: EdgeInsets) {}
  func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) {}
  func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) {}
  func frame(depth: CGFloat?) {}
  func frame(
    minDepth: CGFloat? = nil, idealDepth: CGFloat? = nil, maxDepth: CGFloat? = nil
  ) {}
  func fixedSize() {}
  func fixedSize(horizontal: Bool, vertical: Bool) {}
  func layoutPriority(_ value: Double) {}
  func position(_ position: CGPoint) {}
  func position(x: CGFloat = 0, y: CGFloat = 0) {}
  func offset(_ offset: CGSize) {}
  func offset(_ offset: CGPoint) {}
  func offset(x: CGFloat = 0, y: CGFloat = 0) {}
  func offset(z: CGFloat) {}
  func edgesIgnoringSafeArea(_ edges: Edge.Set) {}
  func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) {}
  func zIndex(_ value: Double) {}
  func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) {}
  func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) {}
  func scaledToFit() {}
  func scaledToFill() {}
  func gridCellColumns(_ count: Int) {}
  func gridCellUnsizedAxes(_ axes: Axis.Set) {}
  func gridColumnAlignment(_ guide: HorizontalAlignment) {}
  func listRowInsets(_ insets: EdgeInsets?) {}
  func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) {}
  func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) {}
  func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) {}
  func listRowBackground<V: View>(_ view: V?) {}
  func listRowSpacing(_ spacing: CGFloat?) {}
  func labelsHidden() {}
  func hidden() {}
  func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) {}
  func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) {}
  func background(ignoresSafeAreaEdges edges: Edge.Set = .all) {}
  func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) {}
  func background<S: Shape>(in shape: S, fillStyle: FillStyle = FillStyle()) {}
  func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) {}
  @_disfavoredOverload
  func background<V: View>(_ background: V, alignment: Alignment = .center) {}
}
