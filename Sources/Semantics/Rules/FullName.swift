import Syntax

/// A function's name with the labels of its parameters, and how near it is to another.
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

  /// How many letters apart the names are; nil where that is more than one in four, or they take
  /// different numbers of arguments. The compiler counts the same way.
  func distance(to other: FullName) -> Int? {
    guard labels.count == other.labels.count else { return nil }
    let limit = min(length, other.length) / 4
    var distance = EditDistance.between(first, other.first, limit: limit)
    for (label, otherLabel) in zip(labels, other.labels).dropFirst() where distance <= limit {
      distance += EditDistance.between(label, otherLabel, limit: limit)
    }
    return distance <= limit ? distance : nil
  }

  /// The base name and the first label as one: `press(on:)` and `pressOn(_:)` are near.
  private var first: String {
    guard let label = labels.first, let letter = label.first else { return base }
    return base + letter.uppercased() + label.dropFirst()
  }
}
