import Syntax

/// What the text of a call tells about the functions it may call.
struct CallShape {
  /// The labels of the arguments in parentheses; nil for none.
  private let labels: [String?]
  private let closureCount: Int

  init(_ call: Call) {
    labels = call.arguments.map(\.label)
    closureCount = call.trailingClosures.count
  }

  /// Whether a function with these parameters may take the arguments: each has a parameter with its
  /// label, in order, and those without an argument have a default or get a trailing closure.
  func fits(_ parameters: [Parameter]) -> Bool {
    var rest = parameters[...]
    var missing = 0
    // Several arguments may belong to the last parameter.
    var repeats = false
    for label in labels {
      if repeats, label == nil { continue }
      repeats = false
      while let next = rest.first, next.argumentLabel != label {
        if !next.mayBeOmitted { missing += 1 }
        rest.removeFirst()
      }
      guard let taken = rest.popFirst() else { return false }
      repeats = taken.isRepeated
    }
    missing += rest.count { !$0.mayBeOmitted }
    return missing <= closureCount
  }
}

extension Parameter {
  /// Whether it takes any number of arguments.
  fileprivate var isRepeated: Bool {
    if isVariadic { return true }
    if case .packExpansion? = type?.stripped.0.kind { return true }
    return false
  }

  fileprivate var mayBeOmitted: Bool { defaultValue != nil || isRepeated }
}
