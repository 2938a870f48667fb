/// The product's version.
package enum Version {
  package static let number = "0.1.0"
  /// What `--version` prints.
  package static let text = "bindery \(number)\n"
}
