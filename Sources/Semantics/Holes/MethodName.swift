/// The name of a method with its argument labels: `viewWillAppear(_:)`.
package struct MethodName: Hashable {
  package let name: String
  /// Nil for an unlabeled argument.
  package let labels: [String?]

  package init(name: String, labels: [String?]) {
    self.name = name
    self.labels = labels
  }
}
