import Testing

/// Tasks at the prompt: when they run, what they report, and what is undone with an input.
@Suite struct TaskTests {
  private static let model = "@Observable class Model { var n = 0; var text = \"\" }"

  @Test func tasksRunBehindTheirInput() {
    let session = SessionFixture(namesResults: false)
    #expect(
      session.transcript(
        "Task { print(\"task\") }; print(\"input\")",
        "let t = Task { 5 }",
        "await t.value + 1",
        "await Task { await Task.yield(); return \"late\" }.value") == """
          input
          task
          Int = 6
          String = "late"
          """)
  }

  @Test func timeStandsStillUntilSomebodyMovesIt() {
    let session = SessionFixture(namesResults: false)
    #expect(
      session.transcript(
        "for n in [3, 1, 2] { Task { try await Task.sleep(for: .seconds(n)); print(\"slept\", n) } }",
        "advance 500ms", "advance 1s", "advance 1m", "advance 1h") == """
          slept 1
          slept 2
          slept 3
          """)
  }

  @Test func awaitingMovesTime() {
    let session = SessionFixture(namesResults: false)
    #expect(
      session.transcript(
        "let clock = ContinuousClock(); let start = clock.now",
        "let t = Task { try await Task.sleep(for: .seconds(1)); print(\"first\") }",
        "try await Task.sleep(for: .seconds(2)); print(\"second\")",
        "start.duration(to: clock.now)",
        "advance 1.5s",
        "start.duration(to: clock.now)") == """
          first
          second
          Duration = 2.0 seconds
          Duration = 3.5 seconds
          """)
  }

  @Test func waitingForNothingIsAnError() {
    let session = SessionFixture(namesResults: false)
    #expect(
      session.transcript(
        "var items = [\"a\"]",
        "items.append(\"b\"); await withCheckedContinuation { (c: CheckedContinuation<Void, Never>) in }",
        "items") == """
          error: deadlock: no task can resume this
          [String] = ["a"]
          """)
  }

  @Test func aTaskOfAFailedInputIsDropped() {
    let session = SessionFixture(namesResults: false)
    #expect(
      session.transcript(
        "Task { print(\"never\") }; fatalError(\"no\")",
        "Task { try await Task.sleep(for: .seconds(1)); print(\"never\") }; [Int]()[0]",
        "advance 2s",
        "print(\"end\")") == """
          error: Fatal error: no
          error: Fatal error: Index out of range
          end
          """)
  }

  @Test func aTaskThatAFailedInputWokeWaitsAgain() {
    let session = SessionFixture(namesResults: false)
    #expect(
      session.transcript(
        "var resume: CheckedContinuation<Int, Never>?; var sum = 0",
        """
        let t = Task {
          var own = [1]
          own.append(await withCheckedContinuation { resume = $0 })
          sum += 1
          await Task.yield()
          print("went on with", own, sum)
        }
        """,
        "resume!.resume(returning: 2); await Task.yield(); [Int]()[0]",
        "sum",
        "resume!.resume(returning: 3)",
        "sum") == """
          error: Fatal error: Index out of range
          Int = 0
          went on with [1, 3] 1
          Int = 1
          """)
  }

  @Test func aTrapInATaskTakesItsTurnBackAndEndsTheTask() {
    let session = SessionFixture(namesResults: false)
    #expect(
      session.transcript(
        Self.model, "let model = Model()",
        """
        let failing = Task {
          model.n = 1
          try await Task.sleep(for: .seconds(1))
          model.n = 2
          fatalError("in the task")
        }
        """,
        "let t = Task { try await Task.sleep(for: .seconds(2)); print(\"other\", model.n) }",
        "advance 1s", "advance 1s", "advance 1s") == """
          · no view reads Model#1.n
          error: Fatal error: in the task
          other 1
          """)
  }

  @Test func anErrorOfATaskIsItsOwn() {
    let session = SessionFixture(namesResults: false)
    #expect(
      session.transcript(
        "struct Sad: Error {}",
        "let t = Task { print(\"throws\"); throw Sad() }",
        "await t.result",
        "try await t.value",
        "print(\"end\")") == """
          throws
          Result<(), any Error> = .failure(Sad())
          error: Fatal error: Error raised at top level: main.Sad()
          end
          """)
  }

  @Test func eachTurnHasItsOwnPass() {
    let session = SessionFixture(namesResults: false)
    #expect(
      session.transcript(
        Self.model, "let model = Model()",
        "struct Show: View { var model: Model; var body: some View { Text(\"\\(model.n)\") } }",
        "mount Show(model: model)",
        "let t = Task { model.n = 1; model.n = 2; await Task.yield(); model.n = 3 }",
        "let u = Task { for n in 4...5 { try await Task.sleep(for: .seconds(1)); model.n = n } }",
        "advance 5s",
        "model.n = 6; await Task.yield(); model.n = 7") == """
          + Show#1
          ↻ Show#1  Model#1.n  0 → 2
          ↻ Show#1  Model#1.n  2 → 3
          ↻ Show#1  Model#1.n  3 → 4
          ↻ Show#1  Model#1.n  4 → 5
          ↻ Show#1  Model#1.n  5 → 6
          ↻ Show#1  Model#1.n  6 → 7
          """)
  }

  @Test func tasksOfViewsLiveAsLongAsTheViews() {
    let session = SessionFixture(namesResults: false)
    #expect(
      session.transcript(
        """
        struct Ticker: View {
          @State var count = 0
          var body: some View {
            Text("\\(count)").task {
              while !Task.isCancelled {
                do { try await Task.sleep(for: .seconds(1)) } catch { print("cancelled"); return }
                count += 1
              }
            }
          }
        }
        """,
        "mount Ticker()", "advance 2s", "unmount Ticker#1", "advance 9s") == """
          + Ticker#1
          ↻ Ticker#1  Ticker#1.count  0 → 1
          ↻ Ticker#1  Ticker#1.count  1 → 2
          cancelled
          - Ticker#1
          """)
  }

  @Test func anotherIdStartsTheTaskAgain() {
    let session = SessionFixture(namesResults: false)
    #expect(
      session.transcript(
        """
        struct Search: View {
          @State var word = "a"
          @State var found = ""
          var body: some View {
            Text(found).task(id: word) {
              do { try await Task.sleep(for: .milliseconds(300)) } catch { return }
              found = word + "!"
            }
            Button("more") { word += "b" }
          }
        }
        """,
        "mount Search()", "advance 200ms", "tap more", "advance 200ms", "advance 200ms") == """
          + Search#1
          ↻ Search#1  Search#1.word  "a" → "ab"
          ↻ Search#1  Search#1.found  "" → "ab!"
          """)
  }

  @Test func whatATaskReadsIsNoDependency() {
    let session = SessionFixture(namesResults: false)
    #expect(
      session.transcript(
        Self.model, "let model = Model()",
        """
        struct Reader: View {
          var model: Model
          var body: some View {
            Text(model.text).task { print(model.n); await Task.yield(); print(model.n) }
          }
        }
        """,
        "mount Reader(model: model)", "model.n = 1", "model.text = \"x\"") == """
          0
          0
          + Reader#1
          · no view reads Model#1.n
          ↻ Reader#1  Model#1.text  "" → "x"
          """)
  }

  @Test func pullingToRefreshWaits() {
    let session = SessionFixture(namesResults: false)
    #expect(
      session.transcript(
        """
        struct Feed: View {
          @State var items = ["a"]
          var body: some View {
            List(items, id: \\.self) { Text($0) }
              .refreshable { try? await Task.sleep(for: .seconds(1)); items.append("b") }
          }
        }
        """,
        "mount Feed()", "refresh", "advance 1s") == """
          + Feed#1
          + Feed#1[a]  in Feed#1
          ↻ Feed#1  Feed#1.items  ["a"] → ["a", "b"]
          + Feed#1[b]  in Feed#1
          """)
  }

  @Test func observationsGiveOneElementForEachTurn() {
    let session = SessionFixture(namesResults: false)
    #expect(
      session.transcript(
        Self.model, "let model = Model()",
        "let t = Task { for await n in Observations({ model.n }) { print(\"element\", n) }; print(\"over\") }",
        "model.n = 1; model.n = 2", "model.n = 2", "model.n += 0", "model.text = \"x\"",
        "model.n = 8; model.n = 9; model.n = 8", "t.cancel()", "model.n = 1") == """
          element 0
          element 2
          · no view reads Model#1.n
          · Model#1.n was 2 already
          element 2
          · no view reads Model#1.n
          · no view reads Model#1.text
          element 8
          · no view reads Model#1.n
          over
          · no view reads Model#1.n
          """)
  }

  @Test func advanceWantsASpanOfTime() {
    let session = SessionFixture(namesResults: false)
    #expect(
      session.transcript("advance 5", "advance soon", "advance 1 s", "advance") == """
        error: '5' is not a duration; write 2s, 500ms, 1m or 1h
        error: 'soon' is not a duration; write 2s, 500ms, 1m or 1h
        error: 'advance' does not take 's': advance TIME
        error: 'advance' needs more: advance TIME
        """)
  }

  @Test func loadedProgramsLeaveTheirTasks() {
    let session = SessionFixture(
      namesResults: false,
      files: [
        "a.swift":
          "Task { print(\"left\") }\nprint(\"first\")\nawait Task.yield()\nprint(\"end\")\nTask { print(\"last\") }\n"
      ])
    #expect(
      session.transcript("load a.swift") == """
        first
        left
        end
        last
        """)
  }
}
