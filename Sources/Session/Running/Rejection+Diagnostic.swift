import Interpreter
import SourceText
import ViewGraph

/// The messages of commands' errors.
extension CommandError {
  /// The message: lower case, no full stop, names in quotes.
  var message: String {
    switch self {
    case .missingArgument(let command, let usage): "'\(command)' needs more: \(usage)"
    case .needlessArgument(let command, let word, let usage):
      "'\(command)' does not take '\(word)': \(usage)"
    case .unknownCommand(let name, let nearest):
      "there is no command '\(name)'; did you mean '\(nearest)'?"
    case .optionWithoutSet(let name, let allowed):
      "'\(name)' is an option: 'set \(name)' shows it, and takes \(allowed.joined(separator: " or "))"
    case .wordOfAnotherShell(let word): "there is no command '\(word.rawValue)'; \(word.advice)"
    case .unknownName(let kind, let name, let nearest, let known):
      "there is no \(kind) '\(name)'" + CommandError.hint(for: name, nearest, known)
    case .unknownForm(let command, let word, let forms, let nearest):
      nearest.map { "'\(command)' has no '\(word)'; did you mean '\($0)'?" }
        ?? "'\(command)' has no '\(word)'"
        + (forms.isEmpty ? "" : "; \(command) has \(forms.joined(separator: ", "))")
    case .ambiguousName(let name, let candidates):
      "'\(name)' is ambiguous: \(CommandError.alternatives(candidates))"
    case .unknownOption(let name, let nearest, let known):
      "there is no option '\(name)'" + CommandError.hint(for: name, nearest, known)
    case .wrongOptionValue(let option, let allowed):
      "'\(option)' takes \(allowed.joined(separator: " or "))"
    case .notABoolean(let type): "'expect' needs a Bool, and this is \(type)"
    case .notAnObject(let type):
      "'env set EXPR' needs an object; for \(CommandError.article(type)) use 'env set \\.key VALUE'"
    case .notObservable(let type):
      "instance method 'environment' requires that '\(type)' conform to 'Observable'"
    case .typeInsteadOfView(let name): "'\(name)' is a type; mount a value: \(name)()"
    case .viewWithoutBody(let name):
      "'\(name)' has no body that could run again: 'mount' made it once; mount a view whose body reads the value, or 'watch' the value"
    case .noFolder(let path):
      "there is no folder '\(path)'; 'open' takes the folder of a project, or a URL such as shop://items/1"
    case .notAnExpression: "one expression is expected here"
    case .notAPath: "a path is expected here, such as $book.title"
    case .notAName(let text): "'\(text)' cannot be a name"
    case .notANumber(let text): "'\(text)' is not a number"
    case .notADuration(let text): "'\(text)' is not a duration; write 2s, 500ms, 1m or 1h"
    case .notAProperty(let text): "'\(text)' is not a stored property of an object"
    case .readsNothing(let text): "'\(text)' reads nothing that views can depend on"
    case .viewInsteadOfPath(let name):
      "\(name) is a view; 'reads \(name)' lists what it depends on"
    case .expectationFailed(let text, let left, let right):
      if let left, let right {
        "expected \(text): left is \(left), right is \(right)"
      } else if let left {
        "expected \(text), but it is \(left)"
      } else {
        "expected \(text)"
      }
    case .wrongUpdates(let expected, let actual):
      "expected \(CommandError.list(expected)) to update, but \(CommandError.list(actual)) did"
    case .wrongStale(let expected, let actual):
      "expected \(CommandError.list(expected)) to be stale, but \(CommandError.list(actual)) is"
    case .expectedError: "expected an error, but the input is accepted"
    case .noTransaction: "nothing has happened yet"
    case .unknownInput(let number, let known):
      known.last.map { "input \(number) changed nothing; the last input that did is \($0)" }
        ?? "nothing has happened yet"
    case .unreadable(let path, let reason): "cannot read '\(path)': \(reason)"
    case .unwritable(let path, let reason): "cannot write '\(path)': \(reason)"
    case .loadedAlready(let path): "'\(path)' loads itself"
    case .notASwiftFileAmongSeveral(let path):
      "'\(path)' is not a Swift file; only Swift files are loaded together"
    case .nothingToExpand(let type, let macros):
      if macros.isEmpty {
        "'\(type)' has no macro to expand; 'types \(type)' shows its source"
      } else {
        "\(macros.map { "'@\($0)'" }.joined(separator: " and ")) cannot be expanded: the Swift toolchain on Linux does not have \(macros.count == 1 ? "this macro" : "these macros")"
      }
    case .nothingToSave:
      "there is nothing to save yet: declare or do something first"
    case .noExpectations:
      "there is no 'expect' to turn into a test: enter one first, such as 'expect updates none'"
    case .notASwiftFile(let path): "tests are Swift: call the file '\(path).swift'"
    case .existsAlready(let path):
      "'\(path)' exists already; add '--force' to replace it, or choose another name"
    case .tooLongToPlay:
      "the session is too long for a transcript: its inputs take more than 16 MB; save it as a script"
    case .interruptedWhilePlaying: "interrupted: nothing was saved"
    case .interruptedWhileOpening: "interrupted: the session is as it was"
    case .graphvizMissing(let path):
      "drawing '\(path)' needs Graphviz, which is not installed: install Debian's package 'graphviz', or use '--dot'"
    case .graphvizFailed(let reason): "Graphviz could not draw the graph: \(reason)"
    case .notSet(let key): "\(key) is not set in this frame"
    case .partOfKey(let path, let key):
      "\(path) is a part of \(key), which is set as a whole; say 'env unset \(key)'"
    case .notInFile(let name):
      "'\(name)' cannot be used in a file: what is being loaded is not in the history yet"
    case .noSuchStep(let name, let count): "'tour \(name)' has the inputs 1 to \(count)"
    case .nothingFailed: "no input has failed yet"
    case .noFixIt: "the last error suggests no change; Up brings the input back"
    case .noEditor: "there is no editor here: 'edit' needs a prompt at a terminal"
    case .nothingToUndo: "nothing is left to undo; 'history' lists the inputs"
    case .nothingToRedo: "there is nothing to redo: no input is undone"
    case .tooFewInputs(let name, let count, let there):
      "there \(there == 1 ? "is" : "are") only \(there) to \(name), not \(count)"
    case .notInHistory(let text, let numbers):
      "'\(text)' is not the number of an input that counts"
        + (numbers.isEmpty ? ": there is none yet" : ": those are \(CommandError.ranges(numbers))")
    case .notACount(let text): "'\(text)' is not a number above 0"
    case .sameNames(let name):
      "both are '\(name)': name two types, or two variables, to compare"
    case .mount(let error): error.message
    case .drive(let error): error.message
    }
  }

  private static func alternatives(_ names: [String]) -> String {
    if names.count > 6 { return names.prefix(5).joined(separator: ", ") + ", …" }
    return names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
  }

  /// Formats numbers as ranges: `1, 3 to 7, 9`.
  private static func ranges(_ numbers: [Int]) -> String {
    var ranges: [ClosedRange<Int>] = []
    for number in numbers {
      if let last = ranges.last, last.upperBound + 1 == number {
        ranges[ranges.count - 1] = last.lowerBound...number
      } else {
        ranges.append(number...number)
      }
    }
    return ranges.map {
      $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound) to \($0.upperBound)"
    }
    .joined(separator: ", ")
  }

  /// The most names that an error lists.
  private static let mostNamed = 12

  /// A suggestion after an unknown name: the nearest one, those that contain the word, or all.
  private static func hint(
    for word: String, _ nearest: String?, _ all: [String]
  ) -> String {
    if let nearest { return "; did you mean '\(nearest)'?" }
    var seen: Set<String> = []
    let all = all.filter { !$0.isEmpty && seen.insert($0).inserted }
    let similar = all.filter { $0.contains(word) }
    let known = similar.isEmpty ? all : similar
    guard let first = known.first else { return "" }
    if known.count == 1 { return "; there is '\(first)'" }
    let rest = known.count > mostNamed ? " and \(known.count - mostNamed) more" : ""
    return "; there are \(known.prefix(mostNamed).joined(separator: ", "))\(rest)"
  }

  /// A type's name with its article: `an Int`, `a String`.
  private static func article(_ type: String) -> String {
    let isVowel = type.first.map { "AEIOU".contains($0) } ?? false
    return (isVowel ? "an " : "a ") + type
  }

  private static func list(_ names: [String]) -> String {
    names.isEmpty ? "nothing" : names.joined(separator: ", ")
  }
}

extension Fault {
  /// The message, in Swift's wording where Swift has one.
  func message(in machine: Machine) -> String {
    switch kind {
    case .thrown(let error):
      let text = describe(error, in: machine)
      return "Fatal error: Error raised at top level: \(text)"
    case .fatalError(let message):
      return message.isEmpty ? "Fatal error" : "Fatal error: \(message)"
    case .missingObject(let type, let isObservable):
      return "Fatal error: \(Fault.missingObjectText(type: type, isObservable: isObservable))"
    case .failedCheck(let message), .issue(let message): return message
    case .arithmeticOverflow: return "Fatal error: arithmetic overflow"
    case .divisionByZero(let isRemainder):
      return isRemainder
        ? "Fatal error: Division by zero in remainder operation" : "Fatal error: Division by zero"
    case .indexOutOfRange: return "Fatal error: Index out of range"
    case .unwrappedNil:
      return "Fatal error: Unexpectedly found nil while unwrapping an Optional value"
    case .implicitlyUnwrappedNil:
      return
        "Fatal error: Unexpectedly found nil while implicitly unwrapping an Optional value"
    case .cannotCast(let from, let to):
      return "Could not cast value of type '\(from)' to '\(to)'"
    case .unexpectedlyRaised(let text):
      return "Fatal error: 'try!' expression unexpectedly raised an error: \(text)"
    case .raisedAtTopLevel(let text): return "Fatal error: Error raised at top level: \(text)"
    case .overlappingAccess(let name):
      return "Fatal error: overlapping accesses to '\(name)'"
    case .unownedGone:
      return
        "Fatal error: Attempted to read an unowned reference but the object was already deallocated"
    case .namedGone(let name): return "\(name) is gone"
    case .uninitialized(let name): return "'\(name)' is used before it has a value"
    case .unknownType(let subject):
      return subject.map { "'\($0)' cannot be used: a type in its declaration is unknown" }
        ?? "this value cannot be used: the type that it should have is unknown"
    case .brokenBody(_, let message), .nothingToRun(let message): return message
    case .missingNative(let name): return "'\(name)' is not available here"
    case .unsupported(let what): return "\(what) is not supported here"
    case .stackOverflow(let depth):
      return "Fatal error: stack overflow: more than \(depth) calls within calls"
    case .stepLimit(let steps): return "the input took more than \(steps) steps"
    case .memoryLimit(let bytes):
      return "out of memory: the program holds more than \(Fault.size(bytes)) (--max-memory)"
    case .interrupted: return "interrupted"
    case .suspended: return "waiting is not possible here"
    case .exited(let status): return "the program ended with status \(status)"
    case .endlessWait: return "deadlock: no task can resume this"
    }
  }

  /// A size such as `2 GB` or `512 MB`, with one decimal if it is not whole.
  private static func size(_ bytes: Int) -> String {
    for (unit, name) in [(1 << 30, "GB"), (1 << 20, "MB"), (1 << 10, "KB")] where bytes >= unit {
      let tenths = bytes * 10 / unit
      let fraction = tenths % 10 == 0 ? "" : ".\(tenths % 10)"
      return "\(tenths / 10)\(fraction) \(name)"
    }
    return "\(bytes) bytes"
  }

  private func describe(_ error: Value, in machine: Machine) -> String {
    do throws(Fault) { return try machine.describer.debugDescribe(error) } catch {
      return "an error"
    }
  }
}
