import Glibc

/// A group of measurements with gates.
///
/// `run` measures and returns whether every gate held.
struct BenchGroup {
  let name: String
  let summary: String
  let run: () -> Bool
}

let groups = [
  BenchGroup(
    name: "graph", summary: "the dependency graph beside the toolchain's Observation",
    run: GraphBench.run),
  BenchGroup(
    name: "interpreter", summary: "the machine beside python3", run: InterpreterBench.run),
  BenchGroup(
    name: "changes", summary: "a change of a property beside compiled Swift with Observation",
    run: ChangeBench.run),
  BenchGroup(
    name: "views", summary: "one change among few and among many mounted rows",
    run: ViewBench.run),
  BenchGroup(
    name: "programs", summary: "whole programs beside lua5.4, python3 and node",
    run: ProgramBench.run),
  BenchGroup(
    name: "start", summary: "the shell from its start to what a script prints",
    run: StartBench.run),
  BenchGroup(
    name: "projects", summary: "a package of 200 files opened and tested, beside swift build",
    run: ProjectBench.run),
]

let options = BenchOptions.current
let wanted = options.groups
if let unknown = wanted.first(where: { name in !groups.contains { $0.name == name } }) {
  print("no group '\(unknown)'; there is:")
  for group in groups { print("  \(group.name)  \(group.summary)") }
  exit(2)
}
var allHeld = true
for group in groups where wanted.isEmpty || wanted.contains(group.name) {
  if !options.isJSON { print("\(group.name): \(group.summary)") }
  allHeld = group.run() && allHeld
}
exit(allHeld ? 0 : 1)
