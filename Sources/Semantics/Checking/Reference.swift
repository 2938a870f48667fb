/// What an expression gives that is looked at before its use is known.
enum Reference {
  case value(TypedExpression)
  /// A type by name.
  case type(Type)
  case callables([Callable], name: String)
  /// Nothing of the kind; an error was reported.
  case failed
}
