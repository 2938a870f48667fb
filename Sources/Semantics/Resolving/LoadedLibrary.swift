import Prelude
import SourceText
import Syntax

/// What of the library is loaded: its chunks are declared when a program first mentions a name in them.
struct LoadedLibrary {
  /// A text whose functions are not declared yet.
  typealias WaitingText = (statements: [Statement], source: Source)

  /// What the library declares, as far as it is loaded.
  var symbols: [String: [GlobalSymbol]] = [:]
  var index = PreludeIndex()
  /// Types that the checker itself asks for, by name.
  var wellKnownTypes: [String: NominalType] = [:]
  /// Conformances that the library added to types which were complete already.
  var lateConformances: Set<ObjectIdentifier> = []
  /// Texts whose functions are not declared yet.
  var waitingTexts: [WaitingText] = []
  /// How many heads of types are being read: functions, which may need them, are declared afterwards.
  var headerDepth = 0
  /// What is wrong with the library; only tests look at it.
  var diagnostics: [Diagnostic] = []

  mutating func declare(_ name: String, _ symbol: GlobalSymbol) {
    symbols[name, default: []].append(symbol)
  }

  /// The next text whose functions can be declared now.
  mutating func takeWaitingText() -> WaitingText? {
    headerDepth > 0 || waitingTexts.isEmpty ? nil : waitingTexts.removeFirst()
  }
}
