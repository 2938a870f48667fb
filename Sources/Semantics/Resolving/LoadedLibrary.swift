import Prelude
import SourceText
import Syntax

/// The loaded part of the library: a chunk is declared when a program first mentions one of its
/// names.
struct LoadedLibrary {
  /// A text whose functions are not declared yet.
  typealias WaitingText = (statements: [Statement], source: Source)

  /// The loaded declarations of the library.
  var symbols: [String: [GlobalSymbol]] = [:]
  var index = PreludeIndex()
  /// Library types known to the checker by name.
  var wellKnownTypes: [String: NominalType] = [:]
  /// Conformances that the library added to types that were already complete.
  var lateConformances: Set<ObjectIdentifier> = []
  /// Texts whose functions are not declared yet.
  var waitingTexts: [WaitingText] = []
  /// The number of type headers being read; functions, which may need them, are declared
  /// afterwards.
  var headerDepth = 0
  /// Errors in the library, for tests.
  var diagnostics: [Diagnostic] = []

  mutating func declare(_ name: String, _ symbol: GlobalSymbol) {
    symbols[name, default: []].append(symbol)
  }

  /// The next text whose functions can be declared now.
  mutating func takeWaitingText() -> WaitingText? {
    headerDepth > 0 || waitingTexts.isEmpty ? nil : waitingTexts.removeFirst()
  }
}
