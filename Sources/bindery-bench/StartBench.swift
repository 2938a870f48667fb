import Glibc

/// The group `start`: the time from starting the shell to its output.
enum StartBench {
  static func run() -> Bool {
    guard let shell = Spawn.sibling("bindery") else {
      BenchTable.skip("start", because: "there is no bindery beside this program; build it first")
      return false
    }
    let isHeld = smallest(shell)
    return script(shell) && isHeld
  }

  private static func smallest(_ shell: String) -> Bool {
    let runs = (0..<21).compactMap { _ in Spawn.run(shell, ["-e", "print(1)"]) }
    guard runs.count == 21, runs.allSatisfy({ $0.output == "1\n" && $0.status == 0 }) else {
      print("'\(shell) -e print(1)' does not print 1")
      return false
    }
    return BenchTable.gate("print(1), ms", BenchClock.median(runs.map(\.wall)), atMost: 8)
  }

  private static func script(_ shell: String) -> Bool {
    let path = "/tmp/bindery-bench-\(getpid()).swift"
    defer { unlink(path) }
    guard let file = fopen(path, "w") else {
      BenchTable.skip("script", because: "\(path) cannot be written")
      return false
    }
    fputs(BenchScript.text, file)
    fclose(file)
    let ours = (0..<11).compactMap { _ in Spawn.run(shell, ["--quiet", path]) }
    guard ours.count == 11, ours.allSatisfy({ $0.status == 0 }) else {
      print("the script fails: \(ours.first?.output ?? "")")
      return false
    }
    let median = BenchClock.median(ours.map(\.first))
    guard let theirs = Spawn.run("swift", [path]), theirs.status == 0 else {
      BenchTable.show("100-line script, ms", median)
      BenchTable.skip("swift FILE", because: "there is no swift in the path")
      return true
    }
    guard theirs.output == ours[0].output else {
      print("the script prints something else than with swift:\n\(ours[0].output)")
      return false
    }
    BenchTable.heading("ms to first output", "bindery", "swift FILE")
    return BenchTable.show(
      BenchTable.Row(
        name: "script of \(BenchScript.text.split(separator: "\n").count) lines", ours: median,
        theirs: theirs.first, must: 30)
    ).isHeld
  }
}
