/// What an expression refers to, before its use is known.
enum Reference {
  case value(TypedExpression)
  /// A type, by its name.
  case type(Type)
  case callables([Callable], name: String)
  /// An error, which has been reported.
  case failed
}
