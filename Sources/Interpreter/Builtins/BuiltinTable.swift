/// All builtins of the standard library and Foundation: functions implemented in the interpreter
/// instead of in library Swift.
package enum BuiltinTable {
  /// The builtins that need no views, by topic.
  package static let standard: [Builtin] =
    IntegerBuiltins.rows + FloatingPointBuiltins.rows + MathematicsBuiltins.rows
    + StringBuiltins.rows + CharacterBuiltins.rows + TextBuiltins.rows
    + ArrayBuiltins.rows + SequenceBuiltins.rows + DictionaryBuiltins.rows + ValueBuiltins.rows
    + CodingBuiltins.rows
    + TaskBuiltins.rows + TestingBuiltins.rows + RegexBuiltins.rows
    + DiskBuiltins.rows
}
