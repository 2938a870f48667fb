/// One text given to the program: a file, an input at the prompt, or a part of the library.
///
/// Sources are compared by identity; a `Span` is meaningful only together with its source.
package final class Source: Sendable {
  /// The name in diagnostics: a path, `<stdin>`, `<input 3>`.
  package let name: String
  /// The text as UTF-8. Offsets in a `Span` index this array.
  package let bytes: [UInt8]
  /// The number of the text's first line, from 1; more than 1 for inputs cut out of a longer text.
  package let firstLine: Int
  /// Whether the text is part of the library, regardless of its name.
  package let isLibrary: Bool
  /// Whether the text replaces declarations that a document omits.
  package let isStandIn: Bool
  /// Whether places in the text are meaningful; false if it stands for a whole file or folder.
  package let hasPlaces: Bool
  /// The project module that contains the text; nil for texts outside of projects.
  package let projectModule: String?

  package convenience init(
    name: String, text: String, firstLine: Int = 1, isLibrary: Bool = false,
    isStandIn: Bool = false, projectModule: String? = nil
  ) {
    self.init(
      name: name, bytes: Array(text.utf8), firstLine: firstLine, isLibrary: isLibrary,
      isStandIn: isStandIn, projectModule: projectModule)
  }

  package init(
    name: String, bytes: [UInt8], firstLine: Int = 1, isLibrary: Bool = false,
    isStandIn: Bool = false, projectModule: String? = nil
  ) {
    self.name = name
    self.hasPlaces = true
    self.projectModule = projectModule
    self.isLibrary = isLibrary
    self.isStandIn = isStandIn
    self.bytes = bytes
    self.firstLine = firstLine
  }

  /// A source that stands for a whole file or folder in diagnostics.
  package init(whole path: String) {
    name = path
    bytes = []
    firstLine = 1
    isLibrary = false
    isStandIn = false
    hasPlaces = false
    projectModule = nil
  }

  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Whether the text is only Swift: other texts may contain commands, and names of a session such
  /// as `Book#1`.
  package var isSwiftFile: Bool { name.hasSuffix(".swift") }

  /// The module of the text: that of its project, or the one that the compiler would make of a
  /// single file, named after the file if that is an identifier, otherwise `main`.
  package var module: String {
    if let projectModule { return projectModule }
    guard isSwiftFile else { return "main" }
    let file = name.dropLast(6)
    let module = file[(file.lastIndex(of: "/").map(file.index(after:)) ?? file.startIndex)...]
    func isLetter(_ byte: UInt8) -> Bool {
      byte == UInt8(ascii: "_") || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }
    func isDigit(_ byte: UInt8) -> Bool {
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
    guard let first = module.utf8.first, isLetter(first),
      module.utf8.allSatisfy({ isLetter($0) || isDigit($0) })
    else { return "main" }
    return String(module)
  }

  /// The text of a span, as a string.
  package func text(in span: Span) -> String {
    String(decoding: bytes[span.clamped(to: bytes.count)], as: UTF8.self)
  }
}
