private import Synchronization

/// A text that is parsed and checked: a file, an input at the prompt, or a part of the library.
///
/// Sources are compared by identity; a `Span` is meaningful only together with its source.
package final class Source: Sendable {
  /// The name shown in diagnostics: a path, `<stdin>`, `<input 3>`.
  package let name: String
  /// The value of `#filePath`: the name, or for files of projects the absolute path.
  package let filePath: String
  /// The text as UTF-8. Offsets in a `Span` index this array.
  package let bytes: [UInt8]
  /// The number of the text's first line, counted from 1.
  ///
  /// It is more than 1 for an input that was cut out of a longer text.
  package let firstLine: Int
  /// Whether the text is part of the library, regardless of its name.
  package let isLibrary: Bool
  /// Whether the text is part of the library that declares views, or of a framework beside it.
  package let isOfViews: Bool
  /// Whether the text holds stubs: declarations made up for those that a document omits.
  package let isStub: Bool
  /// Whether these are made up, rather than what another text of the document declares.
  package let isGuess: Bool
  /// Whether the text declares sample models, which a program's own types of these names replace.
  package let isSample: Bool
  /// Whether spans in this source are meaningful; false if it represents a whole file or folder.
  package let hasLocations: Bool
  /// The module of the project that contains the text; nil outside of projects.
  package let projectModule: String?
  private let names = Mutex<Set<String>?>(nil)

  package convenience init(
    name: String, text: String, firstLine: Int = 1, isLibrary: Bool = false,
    isStub: Bool = false, isGuess: Bool? = nil, isSample: Bool = false,
    projectModule: String? = nil
  ) {
    self.init(
      name: name, bytes: Array(text.utf8), firstLine: firstLine, isLibrary: isLibrary,
      isStub: isStub, isGuess: isGuess, isSample: isSample, projectModule: projectModule)
  }

  package init(
    name: String, filePath: String? = nil, bytes: [UInt8], firstLine: Int = 1,
    isLibrary: Bool = false, isOfViews: Bool = false, isStub: Bool = false,
    isGuess: Bool? = nil, isSample: Bool = false, projectModule: String? = nil
  ) {
    self.name = name
    self.filePath = filePath ?? name
    self.hasLocations = true
    self.projectModule = projectModule
    self.isLibrary = isLibrary
    self.isOfViews = isOfViews
    self.isStub = isStub
    self.isGuess = isGuess ?? isStub
    self.isSample = isSample
    self.bytes = bytes
    self.firstLine = firstLine
  }

  /// Makes a source without text that represents a whole file or folder in diagnostics.
  package init(whole path: String) {
    name = path
    filePath = path
    bytes = []
    firstLine = 1
    isLibrary = false
    isOfViews = false
    isStub = false
    isGuess = false
    isSample = false
    hasLocations = false
    projectModule = nil
  }

  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// All identifiers in the text, found when they are first asked for.
  package var mentionedNames: Set<String> {
    names.withLock { names in
      if let names { return names }
      let found = mentionedNames(in: Span(0, bytes.count))
      names = found
      return found
    }
  }

  /// Whether the text is pure Swift.
  ///
  /// Other texts may contain commands, and names of the session such as `Book#1`.
  package var isSwiftFile: Bool { name.hasSuffix(".swift") }

  /// Whether the text was typed, rather than read from a file: `<input 3>`.
  package var isTyped: Bool { name.utf8.starts(with: "<input".utf8) }

  /// The name of the module that the text belongs to.
  ///
  /// It is the project's module, if there is one. Otherwise it is what the compiler makes of a
  /// single file: the name of the file if that is an identifier, else `main`.
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

  /// The text of a span.
  package func text(in span: Span) -> String {
    String(decoding: bytes[span.clamped(to: bytes.count)], as: UTF8.self)
  }
}
