package import Interpreter

/// The builtins of the library's Foundation that the toolchain's own Foundation answers: calendars, time zones,
/// locales, and the texts of dates and numbers.
///
/// Nothing here asks for the current date, locale or time zone: those are the session's, and are arguments.
package enum FoundationBuiltins {
  package static let rows: [Builtin] =
    TimeZoneBuiltins.rows + LocaleBuiltins.rows + CalendarBuiltins.rows + DateTextBuiltins.rows
    + NumberTextBuiltins.rows + NumberFormatterBuiltins.rows + TextStyleBuiltins.rows
    + UnitNameBuiltins.rows
    + DecimalBuiltins.rows + FoundationTextBuiltins.rows + RegularExpressionBuiltins.rows
    + URLBuiltins.rows
    + URLComponentsBuiltins.rows + CharacterSetBuiltins.rows + EncodingBuiltins.rows
    + ScannerBuiltins.rows
}
