import Semantics
import SourceText

/// The course of a plain Swift program, in which tasks run only while the program waits.
struct ProgramRun {
  /// The inputs that have not run yet.
  private var pending: Set<ObjectIdentifier> = []
  /// The last input, after which all declarations of the program exist.
  private var last: ObjectIdentifier?
  /// The `@main` type whose `main` runs after the last input.
  var mainType: NominalType?
  /// Whether the running input is one of the program.
  private(set) var isRunning = false

  var hasPending: Bool { !pending.isEmpty }

  /// Adds the inputs of a program that begins.
  mutating func expect(_ inputs: [Source]) {
    let identities = inputs.map(ObjectIdentifier.init)
    pending.formUnion(identities)
    last = identities.last
    mainType = nil
  }

  /// Notes that an input runs, of this program or not.
  mutating func begin(_ input: Source) {
    isRunning = pending.remove(ObjectIdentifier(input)) != nil
  }

  /// Lets an input run as one at the prompt does.
  mutating func exclude(_ input: Source) { pending.remove(ObjectIdentifier(input)) }

  /// Whether an input is the running one or still to run.
  func includes(_ input: Source) -> Bool {
    isRunning || pending.contains(ObjectIdentifier(input))
  }

  func isLast(_ input: Source) -> Bool { last == ObjectIdentifier(input) }
}
