import Foundation
import Testing

/// After every input, the views of random worlds show what a naive evaluation of all bodies shows.
///
/// Ten thousand worlds in continuous integration (`CI`), a tenth otherwise. `BINDERY_WORLD=4711`
/// runs only one world; `BINDERY_WORLDS=100000` runs more of them.
@Suite struct RandomWorldTests {
  private static let environment = ProcessInfo.processInfo.environment
  private static let only = environment["BINDERY_WORLD"].flatMap(Int.init)
  private static let count =
    environment["BINDERY_WORLDS"].flatMap(Int.init) ?? (environment["CI"] == nil ? 1_000 : 10_000)
  /// Each shard has a session of its own; they run in parallel.
  private static let shardCount = 4

  @Test(arguments: 0..<shardCount) func everyInputShowsWhatANaiveEvaluationShows(
    _ shard: Int
  ) throws {
    let stage = try WorldStage()
    for seed in Self.only.map({ $0..<$0 + 1 }) ?? 0..<Self.count
    where seed % Self.shardCount == shard {
      let world = RandomWorld(stage, seed: seed)
      do {
        try world.run()
      } catch {
        world.problems.append("\(error)")
      }
      // The remains of a world that failed would affect the next ones.
      if !world.problems.isEmpty {
        Issue.record("\(world.report)")
        return
      }
    }
  }
}
