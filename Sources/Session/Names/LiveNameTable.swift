import Interpreter
import Semantics
import SourceText
import ViewGraph

/// Makes the names in reports valid in Swift: `Book#1`, `Board#1`, `Shelf#1[Book#2]`, `watch#1`.
///
/// A name does not retain its value: it is resolved at each use, and the value may no longer exist.
final class LiveNameTable: LiveNames {
  private unowned let checker: TypeChecker
  private unowned let machine: Machine
  private unowned let host: ViewHost
  /// The variables that represent names in the current input.
  private var variables: [String: GlobalVariable] = [:]
  /// Whether names given by the user, as in `mount Board() as main`, also refer to their views.
  var includesGivenNames = false

  init(checker: TypeChecker, machine: Machine, host: ViewHost) {
    self.checker = checker
    self.machine = machine
    self.host = host
  }

  /// Whether the input mentions names of objects or views.
  var isMentioned: Bool { !variables.isEmpty }

  /// Discards the variables of the previous input.
  func begin() { variables = [:] }

  /// Whether a text starts with the given name of a view, and nothing else has that name.
  func meansGivenName(_ input: Source) -> Bool {
    let start = input.trimmed(Span(0, input.bytes.count))
    let root = String(input.text(in: start).prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    guard host.inspector.mountedViews.contains(where: { $0.name == root }) else { return false }
    return checker.globals(named: root).allSatisfy {
      if case .wrapped(let variable, _) = $0 { variables[root] === variable } else { false }
    }
  }

  func variable(for name: String) -> GlobalVariable? {
    guard isLive(name) else { return nil }
    if let known = variables[name] { return known }
    let owner = LiveNameTable.owner(ofProjection: name)
    guard let value = try? host.inspector.liveValue(named: owner ?? name) else { return nil }
    var type = machine.dynamicType(value.value)
    var wrapper = owner == nil ? "_LiveValue" : "_LiveProjection"
    if owner == nil, let nominal = type.nominal, nominal.isPrelude, nominal.name == "Binding" {
      type = type.arguments[0]
      wrapper = "_LiveBinding"
    }
    let wrapping = machine.types.type(named: wrapper, [type])
    let variable = checker.makeVariable(
      name, type: wrapping.type, in: Source(name: "", text: ""), at: .none)
    machine.setGlobal(variable, to: .structure(wrapping, [.string(owner ?? name)]))
    variables[name] = variable
    return variable
  }

  func absence(of name: String) -> String? {
    guard isLive(name) else { return nil }
    return host.inspector.absence(of: LiveNameTable.owner(ofProjection: name) ?? name)?.message
  }

  /// The object or view whose properties a name such as `$BookLine#1` makes bindings of.
  private static func owner(ofProjection name: String) -> String? {
    name.hasPrefix("$") ? String(name.dropFirst()) : nil
  }

  private func isLive(_ name: String) -> Bool {
    name.utf8.contains(UInt8(ascii: "#"))
      || includesGivenNames && host.inspector.mountedViews.contains { $0.name == name }
  }
}

extension LiveName.Absence {
  /// The message for the user.
  var message: String {
    switch self {
    case .objectGone(let name): "\(name) is gone: nothing held it any longer"
    case .viewGone(let name): "\(name) is gone: it is not on the screen any longer"
    case .noObject(let name, let known): "no object \(name); \(LiveName.Absence.list(known))"
    case .noView(let name, let known): "no view \(name); \(LiveName.Absence.list(known))"
    case .noRow(let name, let known): "no row \(name); \(LiveName.Absence.list(known))"
    case .unknown(let name): "no object or view \(name)"
    }
  }

  private static func list(_ names: [String]) -> String {
    switch names.count {
    case 0: "there are none now"
    case 1: "there is only \(names[0])"
    case 2...6: "there are \(names.joined(separator: ", "))"
    default: "there are \(names[0]), \(names[1]) … \(names[names.count - 1])"
    }
  }
}
