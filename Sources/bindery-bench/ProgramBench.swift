import Glibc

/// The group `programs`: whole programs in several languages, compared by processor time.
enum ProgramBench {
  /// A language: how its programs are run, and the ratios that bindery must reach against it.
  private struct Language {
    let name: String
    let command: [String]
    let fileType: String
    var must: (each: Double, mean: Double)?
  }

  /// The run times of a program in one language, in milliseconds, and its output.
  private struct Result {
    var times: [Double] = []
    var output = ""
  }

  private static let rounds = 5

  static func run() -> Bool {
    guard let shell = Spawn.sibling("bindery") else {
      BenchTable.skip("programs", because: "there is no bindery beside this program")
      return false
    }
    let ours = Language(name: "bindery", command: [shell, "--quiet"], fileType: "swift")
    let anchors = [
      Language(
        name: "lua5.4", command: ["lua5.4"], fileType: "lua", must: (each: 0.7, mean: 1.2)),
      Language(
        name: "python3", command: ["python3"], fileType: "py", must: (each: 1.5, mean: 4)),
      Language(name: "node", command: ["node"], fileType: "js"),
    ].filter { language in
      guard Spawn.run("which", language.command)?.status == 0 else {
        BenchTable.skip(language.name, because: "it is not installed")
        return false
      }
      return true
    }
    var results: [String: [Result]] = [:]
    let names = programNames()
    for name in names {
      guard let measured = measure(name, [ours] + anchors) else { return false }
      results[name] = measured
    }
    let held = anchors.enumerated().map { show($0.element, $0.offset + 1, names, results) }
    return !held.contains(false)
  }

  /// The names of the programs in the folder, sorted.
  private static func programNames() -> [String] {
    guard let folder = opendir(BenchOptions.current.programs) else { return [] }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let file = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      let name = String(file.dropLast(6))
      if file.hasSuffix(".swift"), BenchOptions.current.includes(name) { names.append(name) }
    }
    return names.sorted()
  }

  /// Times a program in all languages, in alternation, so that a slowdown of the machine affects
  /// all.
  ///
  /// Nil if a program fails or its output differs.
  private static func measure(_ name: String, _ languages: [Language]) -> [Result]? {
    var results = languages.map { _ in Result() }
    BenchTable.progress(name)
    for _ in 0..<rounds {
      for (index, language) in languages.enumerated() {
        let path = "\(BenchOptions.current.programs)/\(name).\(language.fileType)"
        let arguments = Array(language.command.dropFirst()) + [path]
        guard let run = Spawn.run(language.command[0], arguments), run.status == 0 else {
          print("\(name): \(language.name) fails")
          return nil
        }
        results[index].times.append(run.user)
        results[index].output = run.output
        guard run.output == results[0].output else {
          print("\(name): \(language.name) prints \(run.output), bindery \(results[0].output)")
          return nil
        }
      }
    }
    BenchTable.progress("")
    return results
  }

  private static func show(
    _ anchor: Language, _ index: Int, _ names: [String], _ results: [String: [Result]]
  ) -> Bool {
    BenchTable.heading("ms of the processor", "bindery", anchor.name)
    let rows = names.compactMap { name -> BenchTable.Row? in
      guard let measured = results[name] else { return nil }
      return BenchTable.show(
        BenchTable.Row(
          name: name, ours: BenchClock.median(measured[0].times),
          theirs: BenchClock.median(measured[index].times), must: anchor.must?.each))
    }
    guard !rows.isEmpty else { return true }
    let mean = BenchClock.geometricMean(rows.map(\.ratio))
    guard let must = anchor.must else {
      BenchTable.show("geometric mean of the ratios", mean)
      return true
    }
    let isHeld = BenchTable.gate("geometric mean of the ratios", mean, atLeast: must.mean)
    return rows.allSatisfy(\.isHeld) && isHeld
  }
}
