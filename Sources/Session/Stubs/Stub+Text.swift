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
        if property.isComputed {
          return "var \(property.plainName): \(property.type) { \(property.initialValue) }"
        }
        let isBound = property.name.hasPrefix("$")
        let own = isBound ? "@State var \(property.name.dropFirst())" : "var \(property.name)"
        return "\(own): \(property.type) = \(property.initialValue)"
      }.joined()
    case .protocol:
      let parents = conformances.isEmpty ? "" : ": \(conformances.joined(separator: ", "))"
      let own = "\(access)protocol \(name)\(parents) {}"
      return own + (hasMembers(isStatic: false) ? "; \(extensionText)" : "") + witness
    case .module: return "import \(name)"
    case .declared: return declaration + (hasMembers ? "; \(extensionText)" : "")
    case .enumeration:
      let first = cases.first ?? "none"
      let made = first.contains("(") ? first.replacing("AnyHashable?", with: "nil") : first
      return "\(access)enum \(name): Hashable { case \(cases.joined(separator: ", ")); "
        + "init() { self = .\(made) } }"
    case .wrapper: return wrapper
    case .additions: return extensionText
    case .structure:
      return declaration("struct", ["Hashable"], members)
    case .view: return view
    case .object: return declaration("class", [], members)
    case .observable: return declaration("class", [], members, prefix: "@Observable ")
    case .observableObject: return declaration("class", ["ObservableObject"], members)
    }
  }

  /// What a note says of it.
  var shownText: String {
    kind == .declared ? "'\(name)', as another text declares it" : text
  }

  private var wrapper: String {
    let given =
      unlabelled.enumerated().map { place, type in "_ argument\(place + 1): \(type) = nil" }
      + properties.map { "\($0.name): \($0.type) = nil" }
    let parameters = given.joined(separator: ", ")
    return "@propertyWrapper struct \(name)<Value> { final class Kept { var value: Value? }; "
      + "let kept = Kept(); init(\(parameters)) {}; "
      + "init(\((["wrappedValue: Value"] + given).joined(separator: ", "))) "
      + "{ kept.value = wrappedValue }; var wrappedValue: Value { get { if let value = kept.value "
      + "{ return value }; fatalError(\"nothing says what '@\(name)' gives\") } "
      + "nonmutating set { kept.value = newValue } } }"
  }

  private var access: String { isPublic ? "public " : "" }

  private var members: [String] { stored + common + initializers }

  /// What stands in a type whatever its kind.
  private var common: [String] {
    types
      + instanceProperties.filter(\.isComputed).map {
        "var \($0.plainName): \($0.type) { \($0.initialValue) }"
      }
      + properties.filter(\.isStatic).map {
        // Generic types have no stored ones.
        genericCount > 0 || $0.isComputed
          ? "static var \($0.name): \($0.type) { \($0.initialValue) }"
          : "static var \($0.name): \($0.type) = \($0.initialValue)"
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

  private func hasMembers(isStatic: Bool) -> Bool {
    properties.contains { $0.isStatic == isStatic } || methods.contains { $0.isStatic == isStatic }
  }

  /// What a protocol offers by name is of a type that conforms to it and does no more.
  private var witness: String {
    guard kind == .protocol, hasMembers(isStatic: true) else { return "" }
    let type = OpenType.witness(of: name)
    let values = properties.filter(\.isStatic).map {
      "static var \($0.name): \(type) { \(type)() }"
    }
    let functions = methods.filter(\.isStatic).map { "\($0.head) -> \(type) { \(type)() }" }
    return "; struct \(type): \(name) {}; extension \(name) where Self == \(type) { "
      + (values + functions).joined(separator: "; ") + " }"
  }

  private var extensionText: String {
    let extended = name.hasPrefix("[") ? "Array" : name
    let properties = kind == .protocol ? instanceProperties : self.properties
    let methods = kind == .protocol ? self.methods.filter { !$0.isStatic } : self.methods
    let computed = properties.map { property in
      if Stub.entryTypes.contains(name) {
        return "@Entry var \(property.name): \(property.type) = \(property.initialValue)"
      }
      let value = property.initialValue
      let own = storage(of: property)
      let body =
        kind == .protocol
        ? "get { \(value) } nonmutating set {}"
        : property.setter.map { "get { \(own) } \($0) { \(own) = newValue }" } ?? value
      return "\(property.isStatic ? "static " : "")var \(property.plainName): \(property.type) "
        + "{ \(body) }"
    }
    return (storage.map { $0 + "; " } ?? "") + "extension \(extended) { "
      + (types + computed + methods.map(\.text)).joined(separator: "; ") + " }"
  }

  /// The variables that hold what properties of the program's own type are set to; nil where there are none.
  var storage: String? {
    let stored = properties.filter { $0.setter != nil && kind == .additions }.map { property in
      "@State var \(storage(of: property)): \(property.type) = \(property.initialValue)"
    }
    return stored.isEmpty ? nil : stored.joined(separator: "; ")
  }

  /// The variable that holds what a property of the program's own type is set to: an extension has no
  /// stored ones.
  private func storage(of property: Property) -> String {
    name.prefix(1).lowercased() + name.dropFirst() + property.plainName.prefix(1).uppercased()
      + property.plainName.dropFirst()
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
    let held = closures.enumerated().map { place, closure in
      let types = closure.parameters.map(\.type).joined(separator: ", ")
      let builder = closure.gives == .views ? "@ViewBuilder " : ""
      let begin = isAlwaysGiven(place) ? "" : " = \(Stub.value(of: "(\(types)) -> Void"))"
      return "\(builder)var \(closure.label): (\(types)) -> \(result(ofClosureAt: place))\(begin)"
    }
    var members = stored + held + common
    if isOfElements { members.append("var data: Data") }
    members += initializers
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

  private var stored: [String] {
    instanceProperties.filter { !$0.isComputed }.map { property in
      if property.name.hasPrefix("$") {
        return "@Binding var \(property.name.dropFirst()): \(property.type)"
      }
      let wrapper = kind == .observableObject ? "@Published " : ""
      return "\(wrapper)var \(property.name): \(property.type) = \(property.initialValue)"
    }
  }
}
