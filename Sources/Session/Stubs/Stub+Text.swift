extension Stub {
  /// The declaration on one line.
  var text: String {
    switch kind {
    case .function: return methods.map(\.text).joined(separator: "; ")
    case .variable:
      return properties.map { property in
        let isBound = property.name.hasPrefix("$")
        let own = isBound ? "@State var \(property.name.dropFirst())" : "var \(property.name)"
        return "\(own): \(property.type) = \(property.initialValue)"
      }.joined()
    case .protocol: return "protocol \(name) {}"
    case .module: return "import \(name)"
    case .enumeration:
      let first = cases.first ?? "none"
      let made = first.contains("(") ? first.replacing("AnyHashable?", with: "nil") : first
      return "enum \(name): Hashable { case \(cases.joined(separator: ", ")); "
        + "init() { self = .\(made) } }"
    case .additions: return additions
    case .structure:
      return declaration(
        "struct", ["Identifiable", "Hashable"],
        ["var id = UUID()"] + stored + common + [initializer()])
    case .view: return view
    case .object: return declaration("class", [], members)
    case .observable: return declaration("@Observable class", [], members)
    case .observableObject: return declaration("class", ["ObservableObject"], members)
    }
  }

  private var members: [String] { stored + common + [initializer()] }

  /// What stands in a type whatever its kind.
  private var common: [String] {
    types
      + properties.filter(\.isStatic).map {
        "static var \($0.name): \($0.type) { \($0.initialValue) }"
      } + methods.map(\.text)
  }

  private func declaration(_ keyword: String, _ base: [String], _ members: [String]) -> String {
    let parents = base + conformances.filter { !base.contains($0) }
    return "\(keyword) \(name)\(parents.isEmpty ? "" : ": \(parents.joined(separator: ", "))") "
      + "{ \(members.joined(separator: "; ")) }"
  }

  private var additions: String {
    let extended = name.hasPrefix("[") ? "Array" : name
    let computed = properties.map { property in
      if name == "EnvironmentValues" {
        return "@Entry var \(property.name): \(property.type) = \(property.initialValue)"
      }
      return "\(property.isStatic ? "static " : "")var \(property.name): \(property.type) "
        + "{ \(property.initialValue) }"
    }
    return "extension \(extended) { "
      + (types + computed + methods.map(\.text)).joined(separator: "; ") + " }"
  }

  private var view: String {
    let parts: (generics: String, held: [String], parameters: [String], body: String) =
      switch closure {
      case nil: ("", [], [], "EmptyView()")
      case .action:
        (
          "", ["var action: () -> Void"], ["action: @escaping () -> Void"],
          "Button(\"\(name)\", action: action)"
        )
      case .content:
        (
          "<Content: View>", ["@ViewBuilder var content: () -> Content"],
          ["@ViewBuilder content: @escaping () -> Content"], "content()"
        )
      }
    var members = stored + parts.held + common
    if !unlabelled.isEmpty { members.append(initializer(with: parts.parameters)) }
    members.append("var body: some View { \(parts.body) }")
    return "struct \(name)\(parts.generics): View { \(members.joined(separator: "; ")) }"
  }

  private var own: [Property] { properties.filter { !$0.isStatic } }

  private func initializer(with closures: [String] = []) -> String {
    let given = unlabelled.enumerated().map {
      "_ argument\($0.offset + 1): \($0.element) = \(Stub.value(of: $0.element))"
    }
    let named = own.map { property in
      property.name.hasPrefix("$")
        ? "\(property.name.dropFirst()): Binding<\(property.type)>"
        : "\(property.name): \(property.type.hasSuffix("-> Void") ? "@escaping " : "")"
          + "\(property.type) = \(property.initialValue)"
    }
    let assigned = own.map { property in
      property.name.hasPrefix("$")
        ? "_\(property.name.dropFirst()) = \(property.name.dropFirst())"
        : "self.\(property.name) = \(property.name)"
    }
    let held = closures.map { closure in
      let name = closure.hasPrefix("action") ? "action" : "content"
      return "self.\(name) = \(name)"
    }
    let body = (assigned + held).joined(separator: "; ")
    return "init(\((given + named + closures).joined(separator: ", "))) "
      + "{\(body.isEmpty ? "" : " \(body) ")}"
  }

  private var stored: [String] {
    own.map { property in
      if property.name.hasPrefix("$") {
        return "@Binding var \(property.name.dropFirst()): \(property.type)"
      }
      let wrapper = kind == .observableObject ? "@Published " : ""
      return "\(wrapper)var \(property.name): \(property.type) = \(property.initialValue)"
    }
  }
}
