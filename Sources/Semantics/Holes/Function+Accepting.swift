extension Function {
  /// Whether the function can be called with these labels; parameters with defaults and trailing
  /// closures may be omitted.
  func accepts(_ labels: [String?]) -> Bool {
    var rest = parameters[...]
    for label in labels {
      guard let index = rest.firstIndex(where: { $0.label == label }),
        rest[..<index].allSatisfy({ $0.defaultValue != nil })
      else { return false }
      rest = rest[(index + 1)...]
    }
    return rest.allSatisfy { parameter in
      if case .function = parameter.type { return true }
      return parameter.defaultValue != nil
    }
  }
}
