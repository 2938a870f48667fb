/// All functions of the standard library and Foundation that are not written in Swift text.
package enum BuiltinTable {
  package static let standard: [Builtin] =
    IntegerBuiltins.rows + FloatingPointBuiltins.rows + MathematicsBuiltins.rows
    + StringBuiltins.rows + CharacterBuiltins.rows + TextBuiltins.rows
    + ArrayBuiltins.rows + SequenceBuiltins.rows + DictionaryBuiltins.rows + ValueBuiltins.rows
    + CodingBuiltins.rows
    + TaskBuiltins.rows + TestingBuiltins.rows + RegexBuiltins.rows + DecimalBuiltins.rows
    + TimeZoneBuiltins.rows + ResourceBuiltins.rows
}
