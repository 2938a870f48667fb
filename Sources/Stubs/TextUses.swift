import SourceText
import Syntax

/// The calls of a text, and what it does with names, as its tree shows them.
struct TextUses {
  let source: Source
  /// The calls, attributes with arguments included, in the order of the text.
  var calls: [CallUse] = []
  var subscripts: [CallUse] = []
  /// What is done with names.
  var names: Set<NameUse> = []
  var patterns = Patterns()
  /// The generic arguments that are passed to types, in the order of the text.
  var specializations: [(name: String, arguments: [TypeReference])] = []
  /// The names of the generic parameters of the types that the text declares.
  var genericParameters: Set<String> = []
  /// The types of the variables that are declared with one.
  var variableTypes: [String: TypeReference] = [:]
  /// The types of the results of functions.
  var resultTypes: [String: TypeReference] = [:]
  /// The attributes of variables with a type.
  var attributes: [String: [String]] = [:]
  /// What the initial values of variables call.
  var initialCalls: [String: String] = [:]
  var functions: [FunctionDeclaration] = []
  /// The labels of the initializers that are passed as functions, by the names of the types:
  /// `Theme.init(rawValue:)`.
  var initializers: [String: [[String]]] = [:]
  /// The members and results of functions that are assigned to variables as they are.
  var assignments: Set<Assignment> = []
  /// The members of which other members are used.
  var bases: Set<String> = []
  /// The variables that are tested for `nil` to end a loop.
  var ends: Set<String> = []
  /// The members that `compactMap` gives of elements, where they are not nil.
  var unwrapped: Set<String> = []
  /// The variable that the first selection is bound to.
  var selection: String?
  var values = Values()
  /// What encloses places, outer ones first.
  var enclosures: [Enclosure] = []

  /// What patterns match.
  struct Patterns {
    /// The labels of what is matched besides a case, by the end of the case's name.
    var payloads: [Int32: [String?]] = [:]
    /// The ends of the names of the cases.
    var caseEnds: Set<Int32> = []
    /// The names that associated values are bound to, with the cases, labels and places of these.
    var bound: [(bound: String, name: String, label: String?, place: Int)] = []
  }

  /// What values are called where they are used.
  struct Values {
    /// The last names of the operands next to operators, by the places of these.
    var operands: [Int32: (left: String?, right: String?)] = [:]
    /// The values that local names stand for: `previous` for `old` in `if let old = price.previous`.
    var locals: [String: Set<String>] = [:]
    /// The names of the parameters of the closures that are assigned to values, by the names of these.
    var parameters: [String: [String]] = [:]
    /// The names of the values that format styles show, by the places of the styles.
    var shown: [Int32: String] = [:]
  }

  /// `cursor = page.next`, `cursor = loadNext()`.
  struct Assignment: Hashable {
    let target: String
    /// The last name of the value or of what is called.
    let name: String
    let isCall: Bool
  }

  /// Something in brackets.
  struct Enclosure {
    enum Kind {
      /// The arguments of a call, by its place among the calls.
      case arguments(Int)
      /// A closure, with the name of the call to which it is passed, and its label.
      case closure(callee: String?, label: String?)
      case other
    }

    let span: Span
    let kind: Kind

    func contains(_ place: Int) -> Bool { span.start < place && place < span.end }
  }

  /// - Parameter source: A text of which nothing is visited yet.
  private init(_ source: Source) { self.source = source }

  init(_ file: SourceFile, of source: Source) {
    var visitor = UseVisitor(TextUses(source))
    visitor.visit(file)
    self = visitor.uses
  }

  /// The calls of a name that is not a member.
  func calls(of name: String) -> [CallUse] { calls.filter { $0.path == name } }

  /// The call of which the callee ends at a place.
  func call(after place: Int) -> CallUse? {
    calls.first { place == $0.nameSpan.end || place == $0.calleeEnd }
  }

  /// The labels of the call, or of the pattern of a case, of which the callee or name ends at a place.
  func labels(after place: Int) -> [String?]? {
    call(after: place)?.labels ?? patterns.payloads[Int32(truncatingIfNeeded: place)]
  }

  /// The call around a place that has it among its arguments, and the label of the argument.
  func argument(at place: Int) -> (call: CallUse, name: String, label: String?)? {
    guard let innermost = enclosures.last(where: { $0.contains(place) }),
      case .arguments(let index) = innermost.kind, let name = calls[index].name
    else { return nil }
    let argument = calls[index].arguments.last {
      ($0.labelSpan?.start ?? $0.value.span.start) <= place
    }
    return (calls[index], name, argument?.label)
  }

  /// The calls to which the closures around a place are passed, innermost first.
  func callees(around place: Int) -> [(name: String, label: String?)] {
    enclosures.reversed().compactMap { enclosure in
      guard enclosure.contains(place), case .closure(let callee?, let label) = enclosure.kind else {
        return nil
      }
      return (callee, label)
    }
  }

  /// The generic arguments that the text first passes to a type: `State` and `Action` for
  /// `Store<State, Action>`.
  func typeArguments(of name: String) -> [String] {
    specializations.first { $0.name == name }?.arguments.map { source.text(in: $0.span) } ?? []
  }

  /// The declared type of a variable: `var error: NSError?`.
  func declaredType(of variable: String) -> String? {
    variableTypes[variable].map { source.text(in: $0.span) }
  }

  /// The type of an action that a value is: a variable of the text that is declared as a function without a result,
  /// or a function of it that takes and gives nothing. Nil for other values.
  func action(_ value: Expression) -> Stub.Parameter.Closure? {
    guard let name = value.calledName, value.path == name else { return nil }
    if let type = declaredType(of: name) {
      let plain = type.split(separator: " ").filter { !$0.hasPrefix("@") }.joined(separator: " ")
      return Stub.Parameter.Closure(text: plain).flatMap { function in
        let isPlain = function.parameters.allSatisfy { !genericParameters.contains($0.type) }
        return ["Void", "()"].contains(function.result) && isPlain ? function : nil
      }
    }
    let known = functions.filter { $0.name == name }
    guard known.count == 1, known[0].parameters.isEmpty, known[0].result == nil,
      known[0].generics.parameters.isEmpty
    else { return nil }
    return Stub.Parameter.Closure(
      parameters: [], isAsync: known[0].effects.isAsync, isThrowing: known[0].effects.isThrowing)
  }

  /// The name that patterns bind an associated value to, by its open type, or that a closure gives to a
  /// parameter; nil if the value has a label that is a noun, or if there are several names.
  func name(boundTo open: String) -> String? {
    guard let (element, place) = OpenType.payload(of: open) else {
      return OpenType.place(ofUnnamedPart: open).flatMap { place in
        values.parameters[OpenType.label(of: open)]?.dropFirst(place).first
      }
    }
    let names = Set(
      patterns.bound.filter {
        $0.name == element && $0.place == place
          && ($0.label.map(TextUses.prepositions.contains) ?? true)
      }.map(\.bound))
    return names.count == 1 ? names.first : nil
  }

  static let prepositions: Set<String> = [
    "after", "as", "at", "before", "by", "for", "from", "in", "into", "of", "on", "to", "with",
  ]

  /// Whether a value, or what a pattern binds of a case with that name, is a part of a calculation that
  /// is converted to a whole number: the value itself is none then.
  func isCalculated(_ name: String, for type: String) -> Bool {
    guard type == "Int" else { return false }
    let bound = patterns.bound.filter { $0.name == name }.map(\.bound)
    return ([name] + bound).contains { names.contains(.converted($0, to: type)) }
  }

  /// Whether `compactMap` gives the member with an open type, or `Binding($model.member)` unwraps it.
  func isUnwrapped(_ open: String) -> Bool {
    !unwrapped.isEmpty && unwrapped.contains(OpenType.label(of: open)) && !OpenType.isPart(open)
      && OpenType.owner(of: open) != nil
  }

  /// Whether the value with an open type may be nil: a member that is assigned to an optional variable,
  /// or the result of a function that ends a loop.
  ///
  /// - Parameter isOptional: Whether a variable is optional, of the type with which the text declares it, if
  ///   it does, with these attributes.
  func mayBeNil(
    _ open: String,
    _ isOptional: (_ variable: String, TypeReference?, _ attributes: [String]) -> Bool
  ) -> Bool {
    let label = OpenType.label(of: open)
    guard !OpenType.isPart(open), OpenType.staticOwner(of: open) == nil else { return false }
    if isUnwrapped(open) { return true }
    return assignments.contains { assignment in
      let isMeant =
        assignment.isCall
        ? assignment.target == label && ends.contains(label)
          && OpenType.isOfResult(open, ofCallsOf: assignment.name)
        : assignment.name == label && !bases.contains(label) && OpenType.owner(of: open) != nil
      let target = assignment.target
      return isMeant
        && isOptional(
          target, variableTypes[target] ?? resultTypes[target], attributes[target] ?? [])
    }
  }

  /// The type with which the text declares a variable, and its attributes; nil if it does not.
  func declaration(of variable: String) -> (type: TypeReference, attributes: [String])? {
    variableTypes[variable].map { ($0, attributes[variable] ?? []) }
  }

  /// The number that a value is that is converted to another kind of number; nil for other values.
  func convertedNumber(_ name: String) -> String? {
    names.contains(.number(name)) || names.contains(.fraction(name)) ? number(name) : nil
  }

  /// The number that a value seems to be, as it is shown or converted; nil if nothing tells that it is one.
  func number(_ name: String) -> String? {
    if names.contains(.fraction(name)) { return "Double" }
    let uses: [NameUse] = [.measured(name), .number(name), .added(name)]
    return uses.contains(where: names.contains) ? "Int" : nil
  }

  /// The values that the text shows with a unit or a currency, or converts to numbers.
  var measuredNames: [String] {
    names.compactMap { use in
      switch use {
      case .measured(let name), .number(let name): name
      default: nil
      }
    }
  }

  /// The type of the value with which a variable begins: `Model` for `var model = Model()`.
  func initialType(of variable: String) -> String? { initialCalls[variable] }

  /// The head of the function declaration whose name is at a span, with its result: `func
  /// viewDidLoad()`.
  func head(at span: Span) -> String? {
    functions.first { $0.nameSpan == span }.map { function in
      let end = function.body?.span.start ?? function.result?.span.end ?? span.end
      return source.text(in: source.trimmed(Span(Int(function.keywordSpan.start), Int(end))))
    }
  }
}
