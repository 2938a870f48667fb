import SourceText
import Syntax

/// Guesses what a stub is from how a text uses its name.
struct StubGuess {
  let source: Source
  /// The types declared at the top level of the text.
  let ownTypes: Set<String>
  /// The types and protocols that these inherit from.
  let inherited: Set<String>
  /// The modules that it imports.
  let imports: Set<String>
  /// What the text does with names.
  let uses: TextUses

  init(source: Source, _ file: SourceFile) {
    self.source = source
    uses = TextUses(file, of: source)
    var (types, modules, parents): (Set<String>, Set<String>, Set<String>) = ([], [], [])
    for statement in file.statements {
      guard case .declaration(let declaration) = statement.kind else { continue }
      switch declaration.kind {
      case .type(let type):
        types.insert(type.name)
        parents.formUnion(type.inheritance.flatMap { source.names(in: $0.span) })
      case .import(let path): modules.formUnion(path.prefix(1))
      default: continue
      }
    }
    (ownTypes, imports, inherited) = (types, modules, parents)
  }

  /// Whether variables or lists hold values of a name, or functions take them.
  func holds(_ name: String) -> Bool {
    uses.names.contains(.held(name)) || !uses.typeArguments(of: name).isEmpty
  }

  /// The kind of the stub for an undeclared name, by the uses of the name.
  ///
  /// - Parameter isHeldElsewhere: Whether other texts hold values of it.
  func kind(
    of name: String, _ callees: CalleeFacts, isHeldElsewhere: Bool = false
  ) -> Stub.Kind {
    guard name.first?.isUppercase ?? false else { return .function }
    func has(_ use: NameUse) -> Bool { uses.names.contains(use) }
    let objects = ["StateObject", "ObservedObject", "EnvironmentObject"]
    if objects.contains(where: { has(.wrapped(name, by: $0)) })
      || has(.passed(name, to: "environmentObject"))
    {
      return .observableObject
    }
    if has(.wrapped(name, by: "Bindable")) || has(.key(name, of: "Environment"))
      || has(.passed(name, to: "environment"))
      // A type that a view stores and initializes is not a view, whatever its name.
      || has(.initial(name, of: "State")) && isCalledView(name)
    {
      return .observable
    }
    if has(.constraint(name)) { return .protocol }
    let isMade = !uses.calls(of: name).isEmpty || has(.reference(name))
    if hasSuffix(name, ["Delegate", "DataSource", "Protocol"]), !isMade,
      !isMadeByWrapper(name, callees)
    {
      return .protocol
    }
    if isOfObjectFramework(name) { return .object }
    // What variables or lists hold is no view.
    let isHeld = holds(name)
    if isCalledView(name), !isHeld, isMade && !isHeldElsewhere || name.hasSuffix("View") {
      return .view
    }
    if !isHeld, isShown(name, callees) { return .view }
    if StubGuess.isCalledObject(name) { return .observable }
    return .structure
  }

  /// `@UIApplicationDelegateAdaptor var delegate: AppDelegate`: whether it is what a wrapper of the library
  /// makes or holds, which asks for conformances.
  private func isMadeByWrapper(_ name: String, _ callees: CalleeFacts) -> Bool {
    uses.names.contains { use in
      switch use {
      case .wrapped(name, by: let wrapper), .key(name, of: let wrapper):
        callees.isConstrainedWrapper(wrapper)
      default: false
      }
    }
  }

  /// Whether the text makes it where views are made, or calls a modifier of views on it.
  private func isShown(_ name: String, _ callees: CalleeFacts) -> Bool {
    let showsViews =
      ["View", "Scene"].contains { uses.names.contains(.constraint($0)) }
      || inherited.contains("View")
      || uses.names.contains {
        if case .built(let other, in: _) = $0 { callees.isView(other) } else { false }
      }
    return uses.names.contains { use in
      switch use {
      case .built(name, in: .views): showsViews
      case .built(name, in: .closure(let callee)):
        showsViews && (callee.first?.isUppercase ?? false || callees.isModifier(callee))
      case .modified(name, by: let member):
        callees.isModifier(member) || callees.isMisspelledModifier(member)
      // `Panel { Text("a") }`
      case .built(let other, in: .closure(name)): callees.isView(other)
      default: false
      }
    }
  }

  /// Whether a name is one of an object that keeps or does something.
  static func isCalledObject(_ name: String) -> Bool {
    ["Model", "Store", "Manager", "Service", "Library", "Settings", "Cart"]
      .contains(where: name.hasSuffix)
  }

  private func isCalledView(_ name: String) -> Bool {
    hasSuffix(
      name,
      [
        "View", "Row", "Screen", "Cell", "Card", "Page", "Sheet", "Editor", "Detail", "Button",
        "Header", "Footer", "Badge", "Banner", "Label", "Placeholder", "Overlay", "Tile",
      ])
  }

  /// Whether a name is passed as an action: `action: save`.
  func isAction(_ name: String) -> Bool { uses.names.contains(.action(name)) }

  /// Whether a name in capitals is used as a value: it is neither called nor asked for members.
  func isConstant(_ name: String) -> Bool {
    name.count > 1 && name.allSatisfy { $0.isUppercase || $0.isNumber || $0 == "_" }
      && uses.calls(of: name).isEmpty && !uses.names.contains(.base(name))
  }

  /// The type of a variable, guessed from its uses or its name.
  func type(ofVariable name: String) -> String {
    if uses.names.contains(.flag(name)) { return "Bool" }
    if uses.names.contains(.text(name)) { return "String" }
    if uses.names.contains(.counter(name)) { return "Int" }
    let type = StubGuess.type(of: name)
    guard ["select", "optional"].contains(where: name.lowercased().hasPrefix) else { return type }
    return ["Color", "Font", "Date", "URL"].contains(type) ? type + "?" : "String?"
  }

  private func hasSuffix(_ name: String, _ endings: [String]) -> Bool {
    endings.contains(where: name.hasSuffix)
  }

  /// How the result of a call is used: the name of the variable, and whether it is optional.
  struct Use {
    let name: String?
    let isOptional: Bool
  }

  /// How the results of calls of a name are used; nil if they are discarded, or only members of
  /// them are used.
  func result(ofCallsOf name: String) -> Use? { result(of: uses.calls, of: name) }

  /// How the results of subscripts of a name are used; nil if there are none.
  func result(ofSubscriptsOf name: String) -> Use? { result(of: uses.subscripts, of: name) }

  private func result(of calls: [CallUse], of name: String) -> Use? {
    calls.lazy.compactMap { call in
      guard call.name == name else { return nil }
      return switch call.purpose {
      case .discarded, .base: nil
      case .variable(let name, let isOptional): Use(name: name, isOptional: isOptional)
      case .elements(let element): Use(name: element.map { $0 + "s" }, isOptional: false)
      case .returned, .operand: Use(name: nil, isOptional: false)
      }
    }.first
  }

  /// Whether a class in the text inherits from the name.
  func isInherited(_ name: String) -> Bool { uses.names.contains(.superclass(name)) }

  /// Whether a name has the prefix of an Objective-C framework: `UILabel`, `MKMapView`.
  private func isOfObjectFramework(_ name: String) -> Bool {
    StubGuess.prefixes.contains { prefix in
      name.hasPrefix(prefix) && name.dropFirst(prefix.count).first?.isUppercase ?? false
    }
  }

  private static let prefixes = [
    "UI", "NS", "MK", "CK", "CL", "AV", "WK", "SK", "SCN", "AR", "LA", "PH", "CN", "EK", "HK", "MF",
    "GK", "UN", "MC", "NW", "SF", "PK", "CB",
  ]

  /// Whether a name is one of a closure that is told of something: `onReact`.
  static func isCallback(_ name: String) -> Bool {
    name.hasPrefix("on") && name.dropFirst(2).first?.isUppercase ?? false
  }

  /// Whether a property holds a text according to its name.
  static func isText(_ name: String) -> Bool {
    let word = name.lastWord.lowercased()
    return name == "rawValue"
      || [
        "name", "title", "subtitle", "text", "message", "label", "caption", "description", "code",
        "token", "key", "symbol", "query", "email", "password", "reason", "string", "id",
        "username", "nickname", "input", "comment", "note", "draft", "word", "sentence", "phrase",
        "pin", "zip", "phone", "address", "bio", "answer", "letter", "character", "line",
      ].contains(word)
  }

  /// The type of a property, guessed from its name.
  static func type(of name: String) -> String {
    let lower = name.lowercased()
    if ["fraction", "ratio"].contains(where: lower.hasPrefix) { return "Double" }
    if ["is", "has", "should", "can", "shows"].contains(where: { prefix in
      name.hasPrefix(prefix) && name.dropFirst(prefix.count).first?.isUppercase ?? false
    }) || lower.hasSuffix("done") || lower.hasSuffix("completed") {
      return "Bool"
    }
    if ["max", "min"].contains(where: { prefix in
      name.hasPrefix(prefix) && name.dropFirst(prefix.count).first?.isUppercase ?? false
    }), lower.hasSuffix("s") {
      return "Int"
    }
    // Only the last word counts: an `image` is no `age`, an `account` no `count`.
    let word = name.lastWord.lowercased()
    if word == "ratio" { return "Double" }
    if [
      "count", "index", "number", "age", "year", "quantity", "votes", "points", "score", "rank",
      "priority", "level",
    ].contains(word) {
      return "Int"
    }
    if [
      "price", "amount", "progress", "total", "rating", "width", "height", "radius", "spacing",
      "padding", "opacity", "temperature", "latitude", "longitude", "distance", "duration",
    ].contains(word) {
      return "Double"
    }
    if word == "date" || word == "at" && lower != word { return "Date" }
    if lower.hasSuffix("color") || word == "tint" { return "Color" }
    if word == "font" { return "Font" }
    if lower.hasSuffix("url") { return "URL" }
    if lower == "data" { return "Data" }
    if ["success", "granted", "finished", "enabled", "flag"].contains(where: lower.hasSuffix) {
      return "Bool"
    }
    if StringLiteral.areUnits(word) { return "Int" }
    if ["indices", "offsets"].contains(where: lower.hasSuffix) { return "[Int]" }
    if lower.hasSuffix("s"), !lower.hasSuffix("ss"), !lower.hasSuffix("us") { return "[String]" }
    return "String"
  }
}
