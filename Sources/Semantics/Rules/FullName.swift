import Syntax

/// A function's full name, with labels, and its distance to others.
struct FullName: Hashable {
  let base: String
  /// Empty for parameters without a label.
  let labels: [String]

  init(_ function: Function) {
    base = function.name
    labels = function.parameters.map { $0.label ?? "" }
  }

  init(_ declaration: FunctionDeclaration) {
    base = declaration.name
    labels = declaration.parameters.map { parameter in
      let label = parameter.label ?? parameter.name
      return label == "_" ? "" : label
    }
  }

  var text: String {
    "\(base)(\(labels.map { ($0.isEmpty ? "_" : $0) + ":" }.joined()))"
  }

  private var length: Int { labels.reduce(base.utf8.count) { $0 + $1.utf8.count } }

  /// The edit distance between the names; nil if it exceeds a quarter of their length, or if their
  /// numbers of parameters differ. swiftc measures it in the same way.
  func distance(to other: FullName) -> Int? {
    guard labels.count == other.labels.count else { return nil }
    let limit = min(length, other.length) / 4
    var distance = EditDistance.between(first, other.first, limit: limit)
    for (label, otherLabel) in zip(labels, other.labels).dropFirst() where distance <= limit {
      distance += EditDistance.between(label, otherLabel, limit: limit)
    }
    return distance <= limit ? distance : nil
  }

  /// The base name joined with the first label: `press(on:)` and `pressOn(_:)` are similar.
  private var first: String {
    guard let label = labels.first, let letter = label.first else { return base }
    return base + letter.uppercased() + label.dropFirst()
  }
}
