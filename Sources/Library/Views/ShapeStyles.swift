// Static members for shape styles: `.blue`, `.secondary`.
//
// Loads by member

extension ShapeStyle where Self == Color {
  public static var red: Color { Color.red }
  public static var orange: Color { Color.orange }
  public static var yellow: Color { Color.yellow }
  public static var green: Color { Color.green }
  public static var mint: Color { Color.mint }
  public static var teal: Color { Color.teal }
  public static var cyan: Color { Color.cyan }
  public static var blue: Color { Color.blue }
  public static var indigo: Color { Color.indigo }
  public static var purple: Color { Color.purple }
  public static var pink: Color { Color.pink }
  public static var brown: Color { Color.brown }
  public static var white: Color { Color.white }
  public static var gray: Color { Color.gray }
  public static var black: Color { Color.black }
  public static var clear: Color { Color.clear }
}
extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle.primary }
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle.secondary }
  public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle.tertiary }
  public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle.quaternary }
  public static var quinary: HierarchicalShapeStyle { HierarchicalShapeStyle.quinary }
}
extension ShapeStyle where Self == Material {
  public static var ultraThinMaterial: Material { Material.ultraThin }
  public static var thinMaterial: Material { Material.thin }
  public static var regularMaterial: Material { Material.regular }
  public static var thickMaterial: Material { Material.thick }
  public static var ultraThickMaterial: Material { Material.ultraThick }
}
extension ShapeStyle where Self == _NamedShapeStyle {
  public static var tint: _NamedShapeStyle { _NamedShapeStyle(_name: "tint") }
  public static var foreground: _NamedShapeStyle { _NamedShapeStyle(_name: "foreground") }
  public static var background: _NamedShapeStyle { _NamedShapeStyle(_name: "background") }
  public static var selection: _NamedShapeStyle { _NamedShapeStyle(_name: "selection") }
  public static var separator: _NamedShapeStyle { _NamedShapeStyle(_name: "separator") }
  public static var placeholder: _NamedShapeStyle { _NamedShapeStyle(_name: "placeholder") }
  public static var link: _NamedShapeStyle { _NamedShapeStyle(_name: "link") }
  public static var fill: _NamedShapeStyle { _NamedShapeStyle(_name: "fill") }
  public static var windowBackground: _NamedShapeStyle {
    _NamedShapeStyle(_name: "windowBackground")
  }
}
extension ShapeStyle {
  public var secondary: some ShapeStyle { self }
  public var tertiary: some ShapeStyle { self }
  public var quaternary: some ShapeStyle { self }
  public var quinary: some ShapeStyle { self }
  public func shadow(_ style: ShadowStyle) -> Self { self }
}
