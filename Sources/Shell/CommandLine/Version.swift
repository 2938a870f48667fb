/// The version of bindery.
package enum Version {
  package static let number = "0.1.0"
  /// The output of `--version`.
  package static let text = "bindery \(number)\n"
}
