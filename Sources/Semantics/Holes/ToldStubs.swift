/// What uses alone show of the stubs of a document, whatever is guessed about the rest of them.
package struct ToldStubs {
  /// The types of which something is known.
  package var types: Set<String> = []
  /// Those that are none of the library's: texts pass labelled arguments to them, or match their cases.
  package var ownTypes: Set<String> = []
  /// The properties whose types are known: `Draft.rating`.
  package var properties: Set<String> = []

  package init() {}
}
