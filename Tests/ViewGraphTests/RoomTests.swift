import Interpreter
import ObservationGraph
import Semantics
import Testing
import ViewGraph

/// Each part of the host on its own.
@Suite struct RoomTests {
  private let stage = ProgramStage("rooms")
  private var host: ViewHost { stage.host }

  /// Runs work as one input, and checks the invariants afterwards.
  private func input(_ work: () throws -> Void) throws {
    stage.begin()
    try work()
    try host.updates.settle()
    host.updates.commit()
    stage.machine.journal.commit()
    stage.checker.commit()
    #expect(host.checkInvariants() == [])
  }

  private func mount(_ view: String, named name: String? = nil) throws {
    let value = Held(owned: try stage.evaluate(view))
    try host.mounting.mount(value.value, named: name)
  }

  @Test func framesOfTheEnvironmentAreAStack() throws {
    #expect(host.environment.environmentDepth == 0)
    try input { _ = try host.environment.pushEnvironment("inner") }
    #expect(host.environment.environmentLevels.map(\.label) == ["inner", "root"])
    #expect(throws: ViewHost.Failure.self) { try host.environment.pushEnvironment("inner") }
    try input { try host.environment.popEnvironment() }
    #expect(host.environment.environmentLevels.map(\.label) == ["root"])
    #expect(throws: ViewHost.Failure.self) { try host.environment.popEnvironment() }
  }

  @Test func leavingAFrameTakesItsViewsDown() throws {
    try input { _ = try host.environment.pushEnvironment("inner") }
    try input { try mount("Text(\"a\")", named: "A") }
    #expect(host.environment.environmentLevels.map(\.mounts) == [["A"], []])
    try input { try host.environment.popEnvironment() }
    #expect(!host.mounting.hasMounts)
  }

  @Test func mountsBearTheirNames() throws {
    _ = try stage.evaluate("struct Cover: View { var body: some View { Text(\"a\") } }")
    try input { try mount("Cover()") }
    try input { try mount("Cover()") }
    try input { try mount("Text(\"b\")", named: "B") }
    #expect(host.inspector.mountedViews.map(\.name) == ["Cover#1", "Cover#2", "B"])
    #expect(throws: ViewHost.Failure.self) { try mount("Cover()", named: "B") }
    try input { try host.mounting.unmount("Cover#1") }
    #expect(host.inspector.mountedViews.map(\.name) == ["Cover#2", "B"])
  }

  @Test func theScreenNamesControlsAndWhatTheyShow() throws {
    _ = try stage.evaluate(
      """
      struct Panel: View {
        @State private var isOn = true
        @State private var name = "n"
        var body: some View {
          Toggle("On", isOn: $isOn)
          TextField("Name", text: $name)
          Button("Go") { isOn = false }.disabled(true)
        }
      }
      """)
    try input { try mount("Panel()") }
    let controls = try host.screen.controls()
    #expect(controls.map(\.label) == ["On", "Name", "Go"])
    #expect(controls.map(\.value) == ["on", "\"n\"", nil])
    #expect(controls.map(\.isEnabled) == [true, true, false])
    try input { try host.driver.perform(.toggle("On")) }
    #expect(try host.screen.controls().map(\.value) == ["off", "\"n\"", nil])
    #expect(try host.snapshots.tree().flatMap(\.lines).contains("  Toggle \"On\" off"))
  }

  @Test func whatFailsIsTakenBackFromAllRooms() throws {
    _ = try stage.evaluate("struct Cover: View { var body: some View { Text(\"a\") } }")
    stage.begin()
    try mount("Cover()", named: "C")
    try host.updates.settle()
    stage.takeBack()
    #expect(!host.mounting.hasMounts)
    #expect(host.checkInvariants() == [])
  }
}
