/// The names of objects and views in a session, as reports show them: `Book#1`, `Board#1`,
/// `Shelf#1[Book#2]`.
package protocol LiveNames: AnyObject {
  /// A variable whose `wrappedValue` is the named value; nil if nothing has the name.
  func variable(for name: String) -> GlobalVariable?

  /// Why nothing has the name, as a message; nil if it does not have the form of such a name.
  func absence(of name: String) -> String?
}
