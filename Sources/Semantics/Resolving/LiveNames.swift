/// Names of what lives in a session, as reports print them: `Book#1`, `Board#1`, `Shelf#1[Book#2]`.
package protocol LiveNames: AnyObject {
  /// A variable with a `wrappedValue` that is what bears the name; nil where nothing does.
  func variable(for name: String) -> GlobalVariable?

  /// Why nothing bears a name, in words; nil for what is no such name.
  func absence(of name: String) -> String?
}
