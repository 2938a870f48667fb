/// A sample session: a document whose inputs can be played at the prompt.
package struct Sample: Sendable {
  /// How `tour` calls it: `1`, or `8.2` for the second of a group.
  package let name: String
  package let title: String
  package let path: String
  /// The folder that it stands in with others; nil for those that stand alone.
  package let group: String?

  package init(name: String, title: String, path: String, group: String?) {
    self.name = name
    self.title = title
    self.path = path
    self.group = group
  }
}
