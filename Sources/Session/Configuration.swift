package import Project

/// The parameters of a session, including all its access to the outside world.
package struct Configuration {
  /// The seed of random numbers and identifiers.
  package var seed: UInt64 = 0
  /// The value of `CommandLine.arguments`: the program's name and its arguments.
  package var arguments = ["bindery"]
  /// The folder given for resources; nil if none is.
  package var resources: String?
  /// The folder of the program, which has its resources if no other folder is given and it is no project.
  package var folder: String?
  package var limits = Limits()
  /// Whether values of bare expressions are named `$1`, `$2`, …
  package var namesResults = false
  /// Whether function bodies may mention undeclared names, to be checked when these are declared.
  package var allowsLaterNames = true
  /// Whether the valid inputs of a text run even if others do not parse.
  package var keepsGoing = false
  /// Whether a program ends at its first failed input and no report on removed objects is needed.
  ///
  /// The journal then keeps no old values, so that objects are destroyed when the program releases
  /// them.
  package var stopsAtFirstFailure = false
  /// Whether inputs of the same shape share their code; tests compare what comes of it.
  package var preparesInputs = true
  /// Whether undeclared names get stubs.
  package var makesStubs = false
  /// Receives the program's output.
  package var write: (String) -> Void
  /// Whether the running input is to be interrupted.
  package var isInterrupted: () -> Bool
  package var files: Files
  /// The folders in which projects are found.
  package var folders = FolderAccess(
    read: { _ in .failure(FolderFailure(message: "there are no files here")) },
    entries: { _ in .failure(FolderFailure(message: "there are no files here")) },
    realPath: { _ in nil })
  /// The settings with which projects are opened.
  package var projects = ProjectSetting()
  /// Whether projects are opened to have all their bodies checked, as `--check` and `--lint` do.
  package var checksProjects = false
  package var display = Display()
  package var documents = Documents()
  /// Lets the user edit a text; nil if that failed.
  package var edit: ((String) -> String?)?
  /// Draws a graph in Graphviz's language into a file; returns nil if that succeeded.
  package var draw: (_ graph: String, PictureFormat, _ path: String) -> DrawingFailure? = {
    _, _, _ in .unwritable("there are no files here")
  }

  /// How much a program may take.
  package struct Limits: Sendable {
    /// The number of steps that one input may take; nil means unlimited.
    package var steps: Int?
    /// The depth to which calls may nest; nil means the machine's own limit.
    package var depth: Int?
    /// The bytes that the program may hold; nil means half of the computer's memory.
    package var memory: Int?

    package init() {}
  }

  /// How outcomes are shown while an input runs.
  package struct Display {
    /// The width of the terminal in columns; nil if reports do not go to a terminal.
    package var columns: () -> Int? = { nil }
    /// Shows an input as if it had been typed, before what it prints; nil where answers show it.
    package var showInput: ((String) -> Void)?
    /// Shows the outcome of one input of several that run as one, such as those of a file; nil where the report on
    /// the whole shows them.
    package var showStep: ((Outcome) -> Void)?
  }

  /// The texts that sessions are told in.
  package struct Documents {
    /// The sample sessions: groups first, each in order.
    package var samples: () -> [Sample] = { [] }
    /// Parses a document, given its path and text, into inputs with prose.
    package var steps: (String, String) -> Result<[DocumentStep], Files.Failure> = { _, _ in
      .failure(Files.Failure(message: "documents cannot be played here"))
    }
    /// Runs inputs in a new session and returns their transcript; nil if interrupted.
    package var transcript: ([String]) -> String? = { _ in nil }
  }

  /// The format of a drawn picture.
  package enum PictureFormat: String, Sendable { case svg, png }

  /// The reason that a graph was not drawn.
  package enum DrawingFailure {
    case notInstalled
    /// The error message of Graphviz.
    case failed(String)
    /// The file cannot be written, with the system's reason.
    case unwritable(String)
  }

  /// Access to the files that commands read and write.
  package struct Files {
    /// Reads the text of a file.
    package var read: (String) -> Result<String, Failure>
    /// Replaces the text of a file; returns nil if that succeeded.
    package var write: (String, String) -> Failure?
    /// The names in a folder; names of folders end with a slash.
    package var list: (String) -> [String]
    /// Whether a file exists.
    package var exists: (String) -> Bool

    /// The reason that a file cannot be read or written.
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

    /// No files: every access fails.
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
