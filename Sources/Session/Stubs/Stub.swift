import SourceText

/// A declaration that stands in for one that a document leaves out.
struct Stub {
  enum Kind: String {
    case structure, view, object, observable, observableObject, `protocol`, function
    /// A value at the top level: its one property is the variable itself.
    case variable
    /// What is imported and not there: its types are stubs of their own.
    case module
    /// Members that a type is said to have, which was declared without them.
    case additions
  }

  let name: String
  private(set) var kind: Kind
  /// Stored properties with their types, in order of first use; `$` before a name marks a binding.
  private(set) var properties: [(name: String, type: String)] = []
  private(set) var methods: [String] = []
  /// What stands in braces behind its calls, of a view.
  private(set) var closure: TrailingClosure?
  enum TrailingClosure { case content, action }
  /// How many arguments without labels it is made with.
  private(set) var unlabelled = 0

  init(name: String, kind: Kind) {
    self.name = name
    self.kind = kind
  }

  func has(_ property: String) -> Bool { properties.contains { $0.name == property } }

  mutating func add(_ property: String, _ type: String) {
    if !has(property), property != "id" || kind != .structure {
      properties.append((property, type))
    }
  }

  /// Whether the property had another type.
  mutating func change(_ property: String, to type: String) -> Bool {
    guard let index = properties.firstIndex(where: { $0.name == property }),
      properties[index].type != type
    else { return false }
    properties[index].type = type
    return true
  }

  /// Whether the variable was not bound to before.
  mutating func bind() -> Bool {
    guard kind == .variable, properties.count == 1, !properties[0].name.hasPrefix("$") else {
      return false
    }
    properties[0].name = "$" + properties[0].name
    return true
  }

  /// Whether it was of another kind.
  mutating func become(_ other: Kind) -> Bool {
    guard kind != other else { return false }
    kind = other
    return true
  }

  /// Whether it is to be made with more arguments without labels than before.
  mutating func take(unlabelled count: Int) -> Bool {
    guard count > unlabelled else { return false }
    unlabelled = count
    return true
  }

  /// Whether it took no closure before.
  mutating func take(_ trailing: TrailingClosure) -> Bool {
    guard kind == .view, closure == nil else { return false }
    closure = trailing
    return true
  }

  /// Whether the method is new.
  mutating func add(method: String) -> Bool {
    guard !methods.contains(method) else { return false }
    methods.append(method)
    return true
  }

  /// The declaration on one line.
  var text: String {
    switch kind {
    case .function: return methods.joined(separator: "; ")
    case .variable:
      return properties.map { property in
        let isBound = property.name.hasPrefix("$")
        let own = isBound ? "@State var \(property.name.dropFirst())" : "var \(property.name)"
        return "\(own): \(property.type) = \(Stub.value(of: property.type))"
      }.joined()
    case .protocol: return "protocol \(name) {}"
    case .module: return "import \(name)"
    case .object: return "class \(name) { \(members) }"
    case .additions:
      let extended = name.hasPrefix("[") ? "Array" : name
      let computed = properties.map { "var \($0.name): \($0.type) { \(Stub.value(of: $0.type)) }" }
      return "extension \(extended) { \((computed + methods).joined(separator: "; ")) }"
    case .structure:
      return "struct \(name): Identifiable, Hashable { "
        + (["var id = UUID()"] + stored + methods + [initializer]).joined(separator: "; ") + " }"
    case .view:
      let parts: (generics: String, held: [String], body: String) =
        switch closure {
        case nil: ("", [], "EmptyView()")
        case .action: ("", ["var action: () -> Void"], "Button(\"\(name)\", action: action)")
        case .content:
          ("<Content: View>", ["@ViewBuilder var content: () -> Content"], "content()")
        }
      let body = "var body: some View { \(parts.body) }"
      return "struct \(name)\(parts.generics): View { "
        + (stored + parts.held + methods + [body]).joined(separator: "; ") + " }"
    case .observable: return "@Observable class \(name) { \(members) }"
    case .observableObject: return "class \(name): ObservableObject { \(members) }"
    }
  }

  private var members: String { (stored + methods + [initializer]).joined(separator: "; ") }

  private var initializer: String {
    let given = (0..<unlabelled).map { "_ argument\($0 + 1): Any? = nil" }
    let named = properties.map { "\($0.name): \($0.type) = \(Stub.value(of: $0.type))" }
    let body = properties.map { "self.\($0.name) = \($0.name)" }.joined(separator: "; ")
    return "init(\((given + named).joined(separator: ", "))) {\(body.isEmpty ? "" : " \(body) ")}"
  }

  private var stored: [String] {
    properties.map { property in
      if property.name.hasPrefix("$") {
        return "@Binding var \(property.name.dropFirst()): \(property.type)"
      }
      let wrapper = kind == .observableObject ? "@Published " : ""
      return "\(wrapper)var \(property.name): \(property.type) = \(Stub.value(of: property.type))"
    }
  }

  /// A value of a type that a stub may have.
  static func value(of type: String) -> String {
    switch type {
    case "String": "\"\""
    case "Int", "Double", "CGFloat", "Float": "0"
    case "Bool": "false"
    case "Date": "Date(timeIntervalSince1970: 0)"
    case "URL": "URL(string: \"https://example.com\")!"
    case "UUID": "UUID()"
    case "() -> Void": "{}"
    default:
      if type.hasSuffix("?") {
        "nil"
      } else if type.hasPrefix("[") {
        type.contains(": ") ? "[:]" : "[]"
      } else {
        type.hasPrefix("Set<") ? "[]" : "\(type)()"
      }
    }
  }
}
