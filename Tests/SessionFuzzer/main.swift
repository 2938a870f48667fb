// Runs sessions of mutated programs until one of them ends the process; `run` starts it again.
//
//     session-fuzzer COUNT SEED [FIRST [STATE]]   COUNT sessions from number FIRST on; what runs is in STATE
//     session-fuzzer --print NUMBER SEED          the programs of a session
//     session-fuzzer --reduce NUMBER SEED         the shortest session found that ends a process like it
//     session-fuzzer --run FILE                   a session as --print and --reduce write it
//
// Programs that are too slow are listed. With --stubs in front, programs lack some of their declarations, and what they
// lack gets stubs.
import Foundation

let makesStubs = CommandLine.arguments.dropFirst().first == "--stubs"
let arguments = Array(CommandLine.arguments.dropFirst(makesStubs ? 2 : 1))
let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent()
let numbers = arguments.compactMap { UInt64($0) }

func session(_ corpus: FuzzCorpus, _ number: UInt64? = nil) -> FuzzSession {
  FuzzSession(
    of: corpus, number: number ?? numbers.first ?? 0, seed: numbers.dropFirst().first ?? 1,
    lacksDeclarations: makesStubs)
}

func report(_ text: String) {
  FileHandle.standardOutput.write(Data((text + "\n").utf8))
}

switch arguments.first {
case "--run":
  var run = FuzzRun(makesStubs: makesStubs)
  run.isSlow = { index, seconds in report("program \(index) takes \(seconds) s") }
  run.run(FuzzSession(text: try String(contentsOfFile: arguments[1], encoding: .utf8)))
case "--print":
  print(session(try FuzzCorpus(root: root)).text, terminator: "")
case "--reduce":
  var reducer = FuzzReducer(
    executable: CommandLine.arguments[0],
    scratch: NSTemporaryDirectory() + "/session-fuzzer.\(getpid())",
    options: makesStubs ? ["--stubs"] : [])
  defer { try? FileManager.default.removeItem(atPath: reducer.scratch) }
  guard let shortest = reducer.reduce(session(try FuzzCorpus(root: root))) else {
    print("this session ends as it should")
    exit(1)
  }
  print(shortest.text, terminator: "")
default:
  let corpus = try FuzzCorpus(root: root)
  let count = numbers.first ?? 1000
  let first = numbers.dropFirst(2).first ?? 0
  let state = arguments.last.flatMap { UInt64($0) == nil ? FileHandle(forWritingAtPath: $0) : nil }
  var run = FuzzRun(makesStubs: makesStubs)
  for number in first..<(first + count) {
    state?.seek(toFileOffset: 0)
    let digits = "\(number)"
    state?.write(Data((String(repeating: "0", count: 20 - digits.count) + digits).utf8))
    run.isSlow = { index, seconds in
      report("program \(index) of session \(number) takes \(seconds) s")
    }
    run.run(session(corpus, number))
  }
}
