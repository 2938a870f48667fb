// Compares our parser with the toolchain's: which texts they accept, and their trees.
//
//     parser-oracle [COUNT SEED]     this package's texts, and COUNT mutated ones
//     parser-oracle FILE.swift…      these files alone
import Foundation

let arguments = CommandLine.arguments.dropFirst()
let swift = ProcessInfo.processInfo.environment["BINDERY_SWIFT"] ?? "swift-frontend"
let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent()

let paths = arguments.filter { $0.hasSuffix(".swift") }
let texts =
  try paths.isEmpty
  ? Corpus.texts(root: root)
  : paths.map { CorpusText(name: $0, text: try String(contentsOfFile: $0, encoding: .utf8)) }
var originals = OracleRun(of: "texts")
for text in texts { originals.compare(text) }
let differing = try originals.report(swift: swift)
guard paths.isEmpty else { exit(differing == 0 ? 0 : 1) }

let numbers = arguments.compactMap { UInt64($0) }
let count = numbers.first ?? 8000
var mutants = OracleRun(of: "mutated texts")
for mutant in Mutants(of: texts, count: count, seed: numbers.dropFirst().first ?? 1) {
  mutants.compare(mutant)
}
// A few invalid texts may be parsed differently: nobody writes `while let >top = stack.popLast()`.
exit(try mutants.report(swift: swift) * 500 <= count && differing == 0 ? 0 : 1)
