import Semantics
import SourceText
import Syntax

/// The names that the macros of a project add, according to the macros' declarations. The
/// expansions themselves are unknown: compiler plug-ins make them, and those cannot run here.
struct MacroNames {
  /// `names: named(id), prefixed(_), suffixed(Mock), arbitrary` of one macro.
  private struct Names {
    var isArbitrary = false
    var named: Set<String> = []
    var prefixes: [String] = []
    var suffixes: [String] = []

    func names(beside declared: [String]) -> Set<String> {
      named.union(
        declared.flatMap { name in prefixes.map { $0 + name } + suffixes.map { name + $0 } })
    }

    func union(_ other: Names) -> Names {
      Names(
        isArbitrary: isArbitrary || other.isArbitrary, named: named.union(other.named),
        prefixes: prefixes + other.prefixes, suffixes: suffixes + other.suffixes)
    }

    mutating func add(_ text: Substring) {
      guard let open = text.firstIndex(of: "("), text.last == ")" else {
        if text == "arbitrary" { isArbitrary = true }
        return
      }
      // `named(subscript(_:))` and `named(save(_:to:))` name all members called so.
      let name = String(text[text.index(after: open)...].prefix { !"(): ".contains($0) })
      switch text[..<open] {
      case "named": named.insert(name)
      case "prefixed": prefixes.append(name)
      case "suffixed": suffixes.append(name)
      default: break
      }
    }
  }

  /// The names of the members that attached macros add to their type, by macro.
  private var members: [String: Names] = [:]
  /// The names of the declarations that attached macros add beside theirs, by macro.
  private var peers: [String: Names] = [:]
  /// The names that uses of the macros add, except for members of the types that they are attached
  /// to.
  private var added: Set<String> = []
  /// The members that macros add to types. The types' own members use them without a base.
  private var ownMembers: Set<String> = []
  /// The modules that use attached macros.
  private(set) var modules: Set<String> = []

  init(_ modules: [ModuleTexts], _ checker: TypeChecker) {
    for (source, statements) in modules.flatMap(\.files) {
      for declaration in checker.declarations(in: statements) { declare(declaration, source) }
    }
    guard !members.isEmpty || !peers.isEmpty || !added.isEmpty else { return }
    for module in modules {
      for (_, statements) in module.files {
        for declaration in checker.declarations(in: statements) { use(declaration, module.name) }
      }
    }
  }

  /// Whether a macro attached to a type adds a member with a name.
  func add(_ name: String, to type: NominalType) -> Bool {
    added.contains(name)
      || type.modifiers.attributes.contains { attribute in
        members[attribute.name].map {
          $0.isArbitrary || $0.names(beside: [type.name]).contains(name)
        } ?? false
      }
  }

  /// Whether a macro adds a declaration that is used by an unqualified name.
  func add(_ name: String) -> Bool { added.contains(name) || ownMembers.contains(name) }

  private mutating func declare(_ declaration: Declaration, _ source: Source) {
    guard case .macro(let macro) = declaration.kind else { return }
    for attribute in declaration.attributes {
      guard let arguments = attribute.arguments,
        let first = arguments.firstIndex(where: { $0.label == "names" })
      else { continue }
      var names = Names()
      for argument in arguments[first...] where argument.label == nil || argument.label == "names" {
        names.add(source.text(in: argument.value.span)[...])
      }
      switch (attribute.name, arguments.first.map { source.text(in: $0.value.span) }) {
      case ("attached", "peer"): peers[macro.name] = names
      case ("attached", "member"), ("attached", "extension"):
        members[macro.name] = members[macro.name].map { $0.union(names) } ?? names
      case ("freestanding", _): added.formUnion(names.named)
      default: break
      }
    }
  }

  private mutating func use(_ declaration: Declaration, _ module: String) {
    for attribute in declaration.attributes {
      if let names = peers[attribute.name] {
        added.formUnion(names.names(beside: declaration.names(of: nil)))
        modules.insert(module)
      }
      if let names = members[attribute.name] {
        ownMembers.formUnion(names.names(beside: declaration.names(of: nil)))
        modules.insert(module)
      }
    }
    for member in declaration.members { use(member, module) }
  }
}
