package import Project

/// What a session is made from: everything it may know of the world outside.
package struct Configuration {
  /// Seeds random numbers and identifiers.
  package var seed: UInt64 = 0
  /// What the program is told of its command line, its own name first.
  package var arguments = ["bindery"]
  /// The folder with the files that the program finds as its resources; nil: it has none.
  package var resources: String?
  /// How many steps one input may take; nil: any number.
  package var maxSteps: Int?
  /// How deep calls may nest; nil: the machine's own limit.
  package var maxDepth: Int?
  /// How many bytes the program may hold; nil: half of what the machine has.
  package var maxMemory: Int?
  /// Whether values of bare expressions get names: `$1`, `$2`, …
  package var namesResults = false
  /// Whether bodies that mention unknown names wait until the names are declared.
  package var allowsLaterNames = true
  /// Whether the inputs of a text run that are right, where others are wrong as texts.
  package var keepsGoing = false
  /// Whether the session ends with the first input of a program that fails, and nobody asks for reports
  /// of what is not shown: then objects go at the moment at which the program lets them go.
  package var endsAtFailure = false
  /// Whether names that nobody declares get stubs.
  package var makesStubs = false
  /// Takes what the program prints.
  package var write: (String) -> Void
  /// Whether somebody wants the running input to end.
  package var isInterrupted: () -> Bool
  package var files: Files
  /// The folders that projects are found in.
  package var folders = FolderAccess(
    read: { _ in .failure(FolderFailure(message: "there are no files here")) },
    entries: { _ in .failure(FolderFailure(message: "there are no files here")) },
    realPath: { _ in nil })
  /// How projects are opened.
  package var projects = ProjectSetting()
  /// Plays inputs in a session of their own, and writes them with what is shown; nil where that is
  /// interrupted.
  package var transcript: ([String]) -> String? = { _ in nil }
  /// How many columns the terminal has that reports are shown at; nil where there is none.
  package var columns: () -> Int? = { nil }
  /// Lets a person change a text in an editor; nil where that did not work.
  package var edit: ((String) -> String?)?
  /// The sample sessions: groups first, each in its order.
  package var samples: () -> [Sample] = { [] }
  /// The inputs of a document, given its path and its text, or what is wrong with it.
  package var documentSteps: (String, String) -> Result<[DocumentStep], Files.Failure> = { _, _ in
    .failure(Files.Failure(message: "documents cannot be played here"))
  }
  /// Draws a graph, in the language of Graphviz, into a file; why that failed, if it did.
  package var draw: (_ graph: String, PictureFormat, _ path: String) -> DrawingFailure? = {
    _, _, _ in .unwritable("there are no files here")
  }

  package enum PictureFormat: String, Sendable { case svg, png }

  /// Why there is no picture.
  package enum DrawingFailure {
    case notInstalled
    /// Graphviz says why.
    case failed(String)
    case unwritable(String)
  }

  /// The files that commands may reach.
  package struct Files {
    /// The text of a file, or why it cannot be read.
    package var read: (String) -> Result<String, Failure>
    /// Replaces a file; why that failed, if it did.
    package var write: (String, String) -> Failure?
    /// The names in a directory, directories with a slash at the end.
    package var list: (String) -> [String]
    /// Whether there is a file of that name.
    package var exists: (String) -> Bool

    package struct Failure: Error {
      package let message: String

      package init(message: String) { self.message = message }
    }

    package init(
      read: @escaping (String) -> Result<String, Failure>,
      write: @escaping (String, String) -> Failure?,
      list: @escaping (String) -> [String] = { _ in [] },
      exists: @escaping (String) -> Bool = { _ in false }
    ) {
      self.read = read
      self.write = write
      self.list = list
      self.exists = exists
    }

    /// There are none.
    package static var none: Files {
      Files(
        read: { _ in .failure(Failure(message: "there are no files here")) },
        write: { _, _ in Failure(message: "there are no files here") })
    }
  }

  package init(
    write: @escaping (String) -> Void = { _ in },
    isInterrupted: @escaping () -> Bool = { false }, files: Files = .none
  ) {
    self.write = write
    self.isInterrupted = isInterrupted
    self.files = files
  }
}
