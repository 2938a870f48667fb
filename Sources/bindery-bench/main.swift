import Glibc

/// A set of measurements with its gates; runs them and says whether every gate held.
struct BenchGroup {
  let name: String
  let summary: String
  let run: () -> Bool
}

let groups = [
  BenchGroup(
    name: "graph", summary: "the dependency graph beside the toolchain's Observation",
    run: GraphBench.run)
]

let wanted = CommandLine.arguments.dropFirst()
if let unknown = wanted.first(where: { name in !groups.contains { $0.name == name } }) {
  print("no group '\(unknown)'; there is:")
  for group in groups { print("  \(group.name)  \(group.summary)") }
  exit(2)
}
var allHeld = true
for group in groups where wanted.isEmpty || wanted.contains(group.name) {
  print("\(group.name): \(group.summary)")
  allHeld = group.run() && allHeld
}
exit(allHeld ? 0 : 1)
