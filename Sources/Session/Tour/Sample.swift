/// A sample session: a document whose inputs can be played at the prompt.
package struct Sample: Sendable {
  /// The name for `tour`: `1`, or `8.2` for the second sample of a group.
  package let name: String
  package let title: String
  package let path: String
  /// The title of the group that it belongs to; nil if there is none.
  package let group: String?
  /// The command line that runs it, if it is no session but a program; nil for sessions.
  package let commandLine: String?

  package init(
    name: String, title: String, path: String, group: String?, commandLine: String? = nil
  ) {
    self.commandLine = commandLine
    self.name = name
    self.title = title
    self.path = path
    self.group = group
  }

  /// The parts of its number: 8 and 2 for `8.2`.
  var numbers: [Int] { name.split(separator: ".").compactMap { Int($0) } }
}
