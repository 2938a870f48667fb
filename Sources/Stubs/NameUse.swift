import Syntax

/// What a text does with a name.
enum NameUse: Hashable {
  /// Where a statement is.
  enum Place: Hashable {
    /// At the top level, or in a body with an opaque result, among other statements.
    case views
    /// In a closure that is passed to a call of this name.
    case closure(String)
    case other

    /// A body with an opaque result: the checker shows what its only statement gives.
    static func body(_ block: CodeBlock) -> Place { block.statements.count == 1 ? .other : .views }
  }

  /// A variable with an attribute mentions it: `@StateObject var model: Model`.
  case wrapped(String, by: String)
  /// It is called for the initial value of such a variable: `@State var model = Model()`.
  case initial(String, of: String)
  /// A value of it is all that is passed to a member: `.environmentObject(Model())`.
  case passed(String, to: String)
  /// An attribute names it: `@Environment(Model.self)`.
  case key(String, of: String)
  /// A property of another type is the inverse of one of it: `@Relationship(inverse: \Stop.trip)` in
  /// `Trip`.
  case inverse(String, member: String, of: String)
  /// What it is or gives is cast to a type: `store.value(for: key) as? Value`.
  case cast(String)
  /// A method of a type is called on an `inout` parameter, for its effect: `output.write("a")`.
  case changed(String, by: String)
  /// A property of a model class that `@Relationship` marks holds its values.
  case related(String)
  /// Another property of a model class stores its values.
  case persisted(String)
  /// A type that adopts the protocol `<Class>Representable` makes it: the result of `make<Class>`.
  case represented(String, as: String)
  /// A variable in the code of a type begins with a value: `let response = try await load()`.
  case variable(String, in: String)
  /// `some Shape`, `any Shape`.
  case constraint(String)
  /// `Model.self`, `Model.init`.
  case reference(String)
  /// Another value is taken where an initializer of it fails: `Theme(rawValue: text) ?? .light`.
  case replaced(String)
  /// Variables, results of functions, optionals or lists have this type, or its static values are used.
  case held(String)
  /// A statement makes a value of it.
  case built(String, in: Place)
  /// A statement makes a value of it, of which a member is called: `Title("a").bold()`.
  case modified(String, by: String)
  /// It is passed as an action: `action: save`.
  case action(String)
  /// A member of it is used.
  case base(String)
  /// A class inherits from it.
  case superclass(String)
  /// Another type inherits from it.
  case inherited(String)
  /// It is negated, toggled or assigned `true` or `false`.
  case flag(String)
  /// It is assigned a text.
  case text(String)
  /// An element of it is changed in place: `messages[index].isRead.toggle()`.
  case changedList(String)
  /// An extension of a type requires something of it: `Value` in `extension Key where Value == Bool`.
  case parameter(String, of: String)
  /// It is assigned `self`: `scanner.delegate = self`.
  case owner(String)
  /// It is a part of a calculation that is converted to a type: `Int(ratio * 100)`.
  case converted(String, to: String)
  /// It is converted to a number with a point, and may not be a text: `Double(index)`.
  case number(String)
  /// It is added to something else, or compared with it, and neither has the name of a text:
  /// `stats.wins + stats.losses`, `goal.done >= goal.limit`.
  case added(String)
  /// A text shows it with a unit or a currency: `"\(high)°"`.
  case measured(String)
  /// A format style shows it: `Text(price, format: .currency(code: "EUR"))`, `date.formatted(.iso8601)`.
  case formatted(String, by: String)
  /// Such a style shows digits after its point: `.number.precision(.fractionLength(1))`; so does a specifier,
  /// a control changes it by a part of one, or it is converted to a whole number: `Int(scale)`.
  case fraction(String)
  /// It is changed by a number.
  case counter(String)

  /// The use of a name that is assigned a literal; nil for other values.
  init?(assigned value: Expression, to name: String) {
    switch value.kind {
    case .booleanLiteral: self = .flag(name)
    case .stringLiteral: self = .text(name)
    default: return nil
    }
  }
}
