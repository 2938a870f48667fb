import SourceText
import Syntax

/// The declarations of all texts given to a session, whether or not they ran: even a rejected text
/// shows which types other texts refer to.
package struct DeclaredTexts {
  /// A top-level extension of a text.
  struct Extension: Equatable {
    let extended: String
    /// The type of which its static members are: `Bubble` for `where Self == Bubble`.
    let ownerOfStatics: String
    /// The names of its properties, methods and nested types.
    let members: Set<String>
    /// The names of its nested types.
    let types: Set<String>
    /// The names of its static members.
    let statics: Set<String>
    /// Its functions by name, with the effects that calls of all of them have.
    let effects: [String: Effects]
    let text: String

    /// The name of the stub that declares it in other texts.
    var stubName: String { "extension \(extended)." + members.sorted().joined(separator: ",") }

    /// Whether a call can be one of its functions of a name: it is tried and awaited as these require.
    func takes(_ call: CallUse?, of name: String) -> Bool {
      guard let call, let effects = effects[name] else { return true }
      return (call.isAwaited || !effects.isAsync) && (call.isTried || !effects.isThrowing)
    }
  }

  /// The effects of functions.
  struct Effects: Equatable {
    var isAsync: Bool
    var isThrowing: Bool
  }

  private var texts: [String: String] = [:]
  /// The identifiers in those texts.
  private var mentioned: [String: Set<String>] = [:]
  /// The complete texts that contain a type with all its members, by the name of the type.
  private var showing: [String: String] = [:]
  /// The extensions, in the order of the texts.
  private(set) var extensions: [Extension] = []
  /// The types that conform to each protocol.
  private var conforming: [String: [String]] = [:]
  /// What the types declare that could be a requirement of a protocol, by their names.
  private var witnesses: [String: [Stub.Requirement]] = [:]

  /// The types that texts name as members of other types: `Game.Card`.
  private(set) var memberTypes: Set<String> = []
  /// The names before a parenthesis, those of types among them.
  private var called: Set<String> = []
  /// The types with which types declare variables of a name.
  private var variables: [String: Set<String>] = [:]

  package init() {}

  /// The text of the declaration of a name; nil if there is none.
  subscript(name: String) -> String? { texts[name] }

  /// The declarations of the types that a text extends.
  func textsOfTypes(extendedIn file: SourceFile) -> [Source] {
    file.statements.compactMap { statement in
      guard case .declaration(let declaration) = statement.kind,
        case .extension(let part) = declaration.kind,
        let extended = part.extendedName
      else { return nil }
      return texts[extended].map { Source(name: "stub", text: $0) }
    }
  }

  /// The identifiers in the declaration of a name.
  func names(inDeclarationOf name: String) -> Set<String> { mentioned[name] ?? [] }

  /// Whether a declaration of the texts mentions a name.
  func mention(_ name: String) -> Bool { mentioned.values.contains { $0.contains(name) } }

  /// Whether types conform to what has this name.
  func isProtocol(_ name: String) -> Bool { conforming[name] != nil }

  /// Whether a type names another one as what it inherits from or conforms to.
  func inherits(_ type: String, from parent: String) -> Bool {
    conforming[parent]?.contains(type) ?? false
  }

  /// What the types that conform to a protocol declare, any of which the protocol may require.
  func witnesses(of name: String) -> [Stub.Requirement] {
    (conforming[name] ?? []).flatMap { witnesses[$0] ?? [] }
  }

  /// The type of all variables of a name, an optional of which some may have; nil if types declare none, or
  /// with several types.
  func type(ofVariable name: String) -> String? {
    let types = Set((variables[name] ?? []).map(\.unwrapped))
    return types.count == 1 ? types.first : nil
  }

  /// Whether a text makes values of a type, and extends it by static ones, which no enum stores.
  func isMadeInExtension(_ type: String) -> Bool {
    isMade(type) && extensions.contains { $0.extended == type && !$0.statics.isEmpty }
  }

  /// Whether a text makes a value of a type.
  func isMade(_ type: String) -> Bool { called.contains(type) }

  /// Whether a stub must be a protocol, because types that inherit from it declare a member of it without
  /// overriding it, and none of them shows that it has a superclass.
  func isImplemented(_ stub: Stub) -> Bool {
    guard let types = conforming[stub.name] else { return false }
    return types.contains { witnesses[$0]?.contains { $0.isMember(of: stub) } ?? false }
      && types.allSatisfy { mentioned[$0]?.isDisjoint(with: ["override", "super"]) ?? true }
  }

  /// Whether the input, or the text that it is a part of, contains a type with all its members,
  /// without a comment in place of some.
  func showsMembers(of type: String, in input: Source) -> Bool {
    showing[type].map { DeclaredTexts.contains($0, input.text) } ?? false
  }

  /// Whether a text is another one or has it as a part.
  private static func contains(_ text: String, _ part: String) -> Bool {
    text == part || part.utf8.count < text.utf8.count && text.contains(bytesOf: part)
  }

  /// Records the types, type aliases, functions and extensions that a text declares at the top
  /// level.
  mutating func note(_ file: SourceFile, of input: Source) {
    guard !file.diagnostics.contains(where: \.isError) else { return }
    memberTypes.formUnion(input.memberTypes)
    called.formUnion(input.calledNames)
    for statement in file.statements {
      guard case .declaration(let declaration) = statement.kind else { continue }
      let text = input.text(in: input.trimmed(statement.span))
      let names = { input.mentionedNames(in: statement.span) }
      switch declaration.kind {
      case .type(let type):
        note(type.name, text, names)
        note(type.name, conformingTo: type.inheritance)
        witnesses[type.name] = type.members.compactMap {
          Stub.Requirement($0, of: type, in: input)
        }
        for variable in witnesses[type.name] ?? [] where variable.labels == nil {
          if let type = variable.type { variables[variable.name, default: []].insert(type) }
        }
        for (name, type) in type.members.compactMap(\.variableMade) {
          variables[name, default: []].insert(type)
        }
        let isWhole = !type.isElided && !type.members.isEmpty
        if !showsMembers(of: type.name, in: input) {
          showing[type.name] = isWhole ? input.text : nil
        }
      case .typeAlias(let alias): note(alias.name, text, names)
      case .function(let function): note(function.name, text, names)
      case .extension(let part):
        guard let name = part.extendedName else { continue }
        note(name, conformingTo: part.inheritance)
        let found = Extension(
          extended: name, ownerOfStatics: part.typeOfSelf.map { input.text(in: $0.span) } ?? name,
          members: Set(part.members.flatMap(DeclaredTexts.names)),
          types: Set(part.members.compactMap(\.typeName)),
          statics: Set(part.members.filter(\.isStatic).flatMap(DeclaredTexts.names)),
          effects: DeclaredTexts.effects(of: part.members), text: text)
        if !extensions.contains(found) { extensions.append(found) }
      default: continue
      }
    }
  }

  private mutating func note(_ name: String, _ text: String, _ names: () -> Set<String>) {
    guard texts.updateValue(text, forKey: name) != text else { return }
    mentioned[name] = names()
  }

  private mutating func note(_ type: String, conformingTo inheritance: [TypeReference]) {
    for parent in inheritance {
      guard case .named(nil, let name, _) = parent.kind,
        !(conforming[name]?.contains(type) ?? false)
      else { continue }
      conforming[name, default: []].append(type)
    }
  }

  private static func effects(of members: [Declaration]) -> [String: Effects] {
    members.reduce(into: [:]) { found, member in
      guard case .function(let function) = member.kind else { return }
      let own = function.effects
      let known = found[function.name] ?? Effects(isAsync: true, isThrowing: true)
      found[function.name] = Effects(
        isAsync: known.isAsync && own.isAsync, isThrowing: known.isThrowing && own.isThrowing)
    }
  }

  private static func names(_ member: Declaration) -> [String] {
    switch member.kind {
    case .function(let function): [function.name]
    case .type(let type): [type.name]
    case .typeAlias(let alias): [alias.name]
    case .subscript: ["subscript"]
    case .variable(let variable):
      variable.bindings.compactMap { binding in
        if case .binding(let name) = binding.pattern.kind { name } else { nil }
      }
    default: []
    }
  }
}

extension ExtensionDeclaration {
  /// The type that `Self` is, if it requires that.
  fileprivate var typeOfSelf: TypeReference? {
    requirements.lazy.compactMap { requirement in
      guard case .sameType(let own, let type) = requirement, case .named(nil, "Self", _) = own.kind
      else { return nil }
      return type
    }.first
  }
}

extension Declaration {
  /// The variable that it declares without writing its type, and the type whose values it makes or reads from
  /// the environment: `var client = Client()`, `@Environment(Client.self) var client`.
  fileprivate var variableMade: (name: String, type: String)? {
    guard case .variable(let variable) = kind, variable.bindings.count == 1,
      let binding = variable.bindings.first, binding.type == nil,
      case .binding(let name) = binding.pattern.kind
    else { return nil }
    if case .call(let call)? = binding.initializer?.kind, let type = call.callee.calledName,
      call.callee.path == type, type.first?.isUppercase ?? false
    {
      return (name, type)
    }
    return attributes.lazy.compactMap { attribute in
      guard let value = attribute.arguments?.first?.value,
        case .member(let base, let member) = value.kind,
        member.isSelf, let type = base.path
      else { return nil }
      return (name, type)
    }.first
  }

  fileprivate var isStatic: Bool { modifiers.contains { $0.name == "static" } }

  /// The name of the type or type alias that it declares.
  var typeName: String? {
    switch kind {
    case .type(let type): type.name
    case .typeAlias(let alias): alias.name
    default: nil
    }
  }
}
