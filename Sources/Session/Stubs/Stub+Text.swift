extension Stub {
  /// The declaration on one line.
  var text: String {
    switch kind {
    case .function: return methods.map(\.text).joined(separator: "; ")
    case .variable:
      return properties.map { property in
        if property.type.hasPrefix("FocusState<") {
          return "@FocusState var \(property.plainName): \(property.type.dropFirst(11).dropLast())"
        }
        let isBound = property.name.hasPrefix("$")
        let own = isBound ? "@State var \(property.name.dropFirst())" : "var \(property.name)"
        return "\(own): \(property.type) = \(property.initialValue)"
      }.joined()
    case .protocol:
      let parents = conformances.isEmpty ? "" : ": \(conformances.joined(separator: ", "))"
      let own = "\(access)protocol \(name)\(parents) {}"
      return properties.isEmpty && methods.isEmpty ? own : "\(own); \(additions)"
    case .module: return "import \(name)"
    case .enumeration:
      let first = cases.first ?? "none"
      let made = first.contains("(") ? first.replacing("AnyHashable?", with: "nil") : first
      return "\(access)enum \(name): Hashable { case \(cases.joined(separator: ", ")); "
        + "init() { self = .\(made) } }"
    case .additions: return additions
    case .structure:
      let id = has("id") ? [] : ["var id = UUID()"]
      return declaration(
        "struct", ["Identifiable", "Hashable"], id + stored + common + initializers)
    case .view: return view
    case .object: return declaration("class", [], members)
    case .observable: return declaration("class", [], members, prefix: "@Observable ")
    case .observableObject: return declaration("class", ["ObservableObject"], members)
    }
  }

  private var access: String { isPublic ? "public " : "" }

  private var members: [String] { stored + common + initializers }

  /// One with the closures that stand behind some calls, and one without.
  private var initializers: [String] {
    closures.isEmpty ? [initializer()] : [initializer(), initializer(takesClosures: false)]
  }

  /// What stands in a type whatever its kind.
  private var common: [String] {
    types
      + properties.filter(\.isStatic).map {
        "static var \($0.name): \($0.type) { \($0.initialValue) }"
      } + methods.map(\.text)
  }

  private func declaration(
    _ keyword: String, _ base: [String], _ members: [String], prefix: String = ""
  ) -> String {
    // What is held as a closure cannot be compared.
    let isComparable = closures.isEmpty && genericCount == 0
    let parents = (base + conformances.filter { !base.contains($0) }).filter {
      !withheld.contains($0) && ($0 != "Hashable" || isComparable)
    }
    let generics = (0..<genericCount).map { "T\($0 + 1)" }.joined(separator: ", ")
    return "\(prefix)\(access)\(keyword) \(name)\(generics.isEmpty ? "" : "<\(generics)>")"
      + "\(parents.isEmpty ? "" : ": \(parents.joined(separator: ", "))") "
      + "{ \(members.joined(separator: "; ")) }"
  }

  private var additions: String {
    let extended = name.hasPrefix("[") ? "Array" : name
    let computed = properties.map { property in
      if Stub.entryTypes.contains(name) {
        return "@Entry var \(property.name): \(property.type) = \(property.initialValue)"
      }
      let value = property.initialValue
      let body = kind == .protocol ? "get { \(value) } nonmutating set {}" : value
      return "\(property.isStatic ? "static " : "")var \(property.plainName): \(property.type) "
        + "{ \(body) }"
    }
    return "extension \(extended) { "
      + (types + computed + methods.map(\.text)).joined(separator: "; ") + " }"
  }

  /// Types whose values have entries of the program's own.
  static let entryTypes: Set<String> = [
    "EnvironmentValues", "FocusedValues", "ContainerValues", "Transaction",
  ]

  /// Types of the library that programs extend with values of their own.
  static let extendedTypes: Set<String> = [
    "Color", "Font", "Image", "Animation", "AnyTransition", "Notification.Name",
  ]

  private var view: String {
    let shown = closures.enumerated().filter { $0.element.gives == .views }.map { place, closure in
      (type: place == 0 ? "Content" : "Content\(place + 1)", closure: closure)
    }
    let isOfElements = closures.contains(where: \.isOfElements)
    let generics =
      (isOfElements ? ["Data: RandomAccessCollection"] : []) + shown.map { "\($0.type): View" }
    var (held, parameters): ([String], [String]) = ([], [])
    for (place, closure) in closures.enumerated() {
      let types = closure.parameters.map(\.type).joined(separator: ", ")
      let result =
        closure.gives == .views ? place == 0 ? "Content" : "Content\(place + 1)" : "Void"
      let builder = closure.gives == .views ? "@ViewBuilder " : ""
      held.append("\(builder)var \(closure.label): (\(types)) -> \(result)")
      parameters.append("\(builder)\(closure.label): @escaping (\(types)) -> \(result)")
    }
    var members = stored + held + common
    if isOfElements { members.append("var data: Data") }
    if !unlabelled.isEmpty { members.append(initializer(with: parameters)) }
    members.append("var body: some View { \(viewBody) }")
    return
      "\(access)struct \(name)\(generics.isEmpty ? "" : "<\(generics.joined(separator: ", "))>")"
      + ": View { \(members.joined(separator: "; ")) }"
  }

  /// What it shows of the closures that it is made with.
  private var viewBody: String {
    let shown = closures.compactMap { closure -> String? in
      switch closure.gives {
      case .views where closure.isOfElements:
        return "ForEach(Array(data.enumerated()), id: \\.offset) { \(closure.label)($0.element) }"
      case .views:
        let values = closure.parameters.map { Stub.value(of: $0.type) }
        return "\(closure.label)(\(values.joined(separator: ", ")))"
      case .nothing where closure.parameters.isEmpty:
        return "Button(\"\(name)\", action: \(closure.label))"
      case .nothing:
        let values = closure.parameters.map { Stub.value(of: $0.type) }
        return "Button(\"\(name)\") { \(closure.label)(\(values.joined(separator: ", "))) }"
      case .anything: return nil
      }
    }
    return shown.isEmpty ? "EmptyView()" : shown.joined(separator: "; ")
  }

  private var own: [Property] { properties.filter { !$0.isStatic } }

  private func initializer(with views: [String] = [], takesClosures: Bool = true) -> String {
    let isOfElements = closures.contains(where: \.isOfElements)
    let given = unlabelled.enumerated().map { place, type in
      place == 0 && isOfElements
        ? "_ data: Data"
        : "_ argument\(place + 1): \(type) = \(Stub.value(of: type))"
    }
    // Of what is no view, a closure is taken and not called.
    let taken = kind == .view || !takesClosures ? [] : closures
    let results = taken.indices.map { "Result\($0 + 1)" }
    let closures =
      views
      + zip(taken, results).map { closure, result in
        let types = closure.parameters.map(\.type).joined(separator: ", ")
        return "\(closure.label): (\(types)) -> \(result)"
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
    let held =
      views.isEmpty
      ? []
      : self.closures.map { "self.\($0.label) = \($0.label)" }
        + (isOfElements ? ["self.data = data"] : [])
    let body = (assigned + held).joined(separator: "; ")
    let generics = results.isEmpty ? "" : "<\(results.joined(separator: ", "))>"
    return "init\(generics)(\((given + named + closures).joined(separator: ", "))) "
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
