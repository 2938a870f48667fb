import Interpreter
import SourceText
import ViewGraph

/// The reason that an input is rolled back.
enum Rejection: Error {
  /// The input has syntax or type errors.
  case invalid([Diagnostic])
  /// The input declares types with errors that other declarations may fix later.
  case invalidUntilRedeclared([Diagnostic], WaitingDeclaration)
  /// The input failed at run time.
  case fault(Fault)
  /// The command cannot be performed.
  case refused(CommandError, Span)
}

/// Conversion of failures of the view host.
extension Rejection {
  init(_ failure: ViewHost.Failure, at span: Span) {
    switch failure {
    case .fault(let fault): self = .fault(fault)
    case .mount(let error): self = .refused(.mount(error), span)
    case .drive(let error): self = .refused(.drive(error), span)
    }
  }
}

/// The reason that a command cannot be performed.
enum CommandError: Error {
  case missingArgument(String, usage: String)
  case needlessArgument(String, String, usage: String)
  case unknownCommand(String, nearest: String)
  /// An option of `set`, used as a command.
  case optionWithoutSet(String, allowed: [String])
  case wordOfAnotherShell(ShellWord)
  /// If the message should list the existing names, `known` contains them.
  case unknownName(kind: String, String, nearest: String?, known: [String] = [])
  /// The word after a command's name is not one of the known ones.
  case unknownForm(command: String, String, forms: [String], nearest: String?)
  case ambiguousName(String, [String])
  case unknownOption(String, nearest: String?, known: [String] = [])
  /// The argument of `open` is neither a folder nor a URL.
  case noFolder(String)
  case wrongOptionValue(option: String, allowed: [String])
  case notABoolean(type: String)
  case notAnObject(type: String)
  case notObservable(type: String)
  case typeInsteadOfView(String)
  /// What is mounted is no view with a body.
  case viewWithoutBody(String)
  case notAnExpression
  case notAPath
  case notAName(String)
  case notANumber(String)
  case notADuration(String)
  case notAProperty(String)
  case viewInsteadOfPath(String)
  case readsNothing(String)
  case expectationFailed(String, left: String?, right: String?)
  case wrongUpdates(expected: [String], actual: [String])
  case wrongStale(expected: [String], actual: [String])
  case expectedError
  case noTransaction
  /// No input with this number had effects, or the log no longer contains it.
  case unknownInput(Int, known: [Int])
  case unreadable(String, String)
  case unwritable(String, String)
  case loadedAlready(String)
  /// A file that is not Swift, among several that are to form a program.
  case notASwiftFileAmongSeveral(String)
  case notSet(String)
  /// A part of an environment value was to be unset.
  case partOfKey(String, key: String)
  case nothingToExpand(String, macros: [String])
  case nothingToSave
  case noExpectations
  case notASwiftFile(String)
  case existsAlready(String)
  case tooLongToPlay
  case interruptedWhilePlaying
  case interruptedWhileOpening
  case notInFile(String)
  /// The document of the tour has only so many inputs.
  case noSuchStep(String, Int)
  case nothingFailed
  case noFixIt
  case noEditor
  case nothingToUndo
  case nothingToRedo
  case tooFewInputs(String, Int, there: Int)
  case notInHistory(String, [Int])
  case notACount(String)
  case sameNames(String)
  case graphvizMissing(String)
  case graphvizFailed(String)
  case mount(MountError)
  case drive(DriveError)
}
