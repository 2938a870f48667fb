import Interpreter
import SourceText
import ViewGraph

/// Why an input is taken back.
enum Rejection: Error {
  /// It is wrong as a program.
  case invalid([Diagnostic])
  /// It declares types that are wrong as long as others are what they are.
  case unfit([Diagnostic], WaitingDeclaration)
  /// It failed while it ran.
  case fault(Fault)
  /// A command cannot be done.
  case refused(CommandError, Span)
}

extension Rejection {
  init(_ failure: ViewHost.Failure, at span: Span) {
    switch failure {
    case .fault(let fault): self = .fault(fault)
    case .mount(let error): self = .refused(.mount(error), span)
    case .drive(let error): self = .refused(.drive(error), span)
    }
  }
}

/// Why a command cannot be done.
enum CommandError: Error {
  case missingArgument(String, usage: String)
  case needlessArgument(String, String, usage: String)
  case unknownCommand(String, nearest: String)
  /// `known` are the names that there are, where they are few enough to be told.
  case unknownName(kind: String, String, nearest: String?, known: [String] = [])
  /// What stands behind a command's name is none of the words that may.
  case unknownForm(command: String, String, forms: [String], nearest: String?)
  case ambiguousName(String, [String])
  case unknownOption(String, nearest: String?, known: [String] = [])
  case wrongOptionValue(option: String, allowed: [String])
  case notABoolean(type: String)
  case notAnObject(type: String)
  case notObservable(type: String)
  case typeInsteadOfView(String)
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
  /// There is no input of this number that did anything, or none that is remembered.
  case unknownInput(Int, known: [Int])
  case unreadable(String, String)
  case unwritable(String, String)
  case loadedAlready(String)
  /// A file of another kind among several.
  case loadedAlone(String)
  case notSet(String)
  case nothingToExpand(String, macros: [String])
  case nothingToSave
  case noExpectations
  case notASwiftFile(String)
  case existsAlready(String)
  case tooLongToPlay
  case interruptedWhilePlaying
  case notInFile(String)
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
