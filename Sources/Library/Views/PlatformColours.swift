// Also needed for `Color(.systemBackground)`, which mentions no type of UIKit.
//
// Loads with: UIColor, NSColor
// Loads by member

extension UIColor {
  public convenience init(_ color: Color) {
    self.init(_name: color._name, _alpha: color._opacity)
  }
}
extension NSColor {
  public convenience init(_ color: Color) {
    self.init(_name: color._name, _alpha: color._opacity)
  }
}
