import Testing

/// Macros that a program declares: what a compiler plug-in expands cannot be expanded here.
@Suite struct DeclaredMacroTests {
  private func project(_ text: String) throws -> TemporaryFolder {
    try TemporaryFolder(["Marks/Marks.swift": text])
  }

  @Test func usesAreCheckedByWhatIsDeclared() throws {
    let folder = try project(
      """
      @freestanding(expression)
      macro stringify<T>(_ value: T) -> (T, String) = #externalMacro(module: "M", type: "S")
      @attached(member, names: arbitrary) macro Logged() = #externalMacro(module: "M", type: "L")
      @Logged struct Page { var number = 1 }
      func right() -> Int { #stringify(1 + 2).0 }
      func wrong() -> String { #stringify(3) }
      """)
    let run = try ProjectRun(["-n", folder.path + "/Marks"])
    #expect(
      run.lines.map { $0.replacing(folder.path + "/Marks/", with: "") } == [
        "Marks.swift:4:1: note: '@Logged' is a macro of this program, which is not expanded here",
        "@Logged struct Page { var number = 1 }", "^~~~~~~",
        "Marks.swift:6:27: error: cannot convert return expression of type '(Int, String)' to "
          + "return type 'String'",
        "func wrong() -> String { #stringify(3) }", "                          ^~~~~~~~~",
      ])
    #expect(run.status == 1)
  }

  @Test func whatWouldHaveToBeExpandedIsNotRun() throws {
    let folder = try project(
      """
      @freestanding(expression) macro double(_ value: Int) -> Int = #externalMacro(module: "M", type: "D")
      func twice() -> Int { #double(4) }
      """)
    let run = try ProjectRun([folder.path + "/Marks"], typing: ["twice()"])
    #expect(
      run.lines.map { $0.replacing(folder.path + "/Marks/", with: "") } == [
        "opened Marks: Marks (1 file)",
        "Marks.swift:1:33: error: Fatal error: Macro '#double' is not expanded here",
        "@freestanding(expression) macro double(_ value: Int) -> Int = "
          + "#externalMacro(module: \"M\", type: \"D\")",
        "                                ^~~~~~",
        "Marks.swift:2:24: note: called from here", "func twice() -> Int { #double(4) }",
        "                       ^~~~~~", "<input 1>:1:1: note: called from here", "twice()",
        "^~~~~",
      ])
  }

  /// Members of the type, names beside a declaration, and those that a macro may choose itself; a member that
  /// none adds is an error as before.
  @Test func whatMacrosAddIsStoodInFor() throws {
    let folder = try project(
      #"""
      @attached(member, names: named(serial), named(text(_:))) @attached(peer, names: suffixed(Mock))
      macro Tracked() = #externalMacro(module: "M", type: "T")
      @attached(member, names: arbitrary) macro Cases() = #externalMacro(module: "M", type: "C")
      @freestanding(declaration, names: named(version)) macro makeVersion() = #externalMacro(module: "M", type: "B")
      @Tracked struct Ticket { var name = "A"; func twice() -> Int { serial + serial } }
      @Cases enum Load { case idle, done }
      struct Plain {}
      #makeVersion
      func shown(_ ticket: Ticket, _ load: Load) -> String {
        load.isIdle ? ticket.text(2) : "\(ticket.serial) \(TicketMock().name) \(version)"
      }
      func wrong(_ plain: Plain) -> Int { plain.serial }
      """#)
    let run = try ProjectRun(["-n", folder.path + "/Marks"])
    let notes = [
      "Marks.swift:5:1: note: '@Tracked' is a macro of this program, which is not expanded here",
      "@Tracked struct Ticket { var name = \"A\"; func twice() -> Int { serial + serial } }",
      "^~~~~~~~",
      "Marks.swift:6:1: note: '@Cases' is a macro of this program, which is not expanded here",
      "@Cases enum Load { case idle, done }", "^~~~~~",
    ]
    #expect(
      run.lines.map { $0.replacing(folder.path + "/Marks/", with: "") } == notes + [
        "Marks.swift:12:43: error: value of type 'Plain' has no member 'serial'",
        "func wrong(_ plain: Plain) -> Int { plain.serial }",
        "                                          ^~~~~~",
      ])
    let driven = try ProjectRun(
      [folder.path + "/Marks"], typing: ["shown(Ticket(), .done)", "stubs"])
    #expect(
      driven.lines.map { $0.replacing(folder.path + "/Marks/", with: "") } == notes + [
        "opened Marks: Marks (1 file)", "$1: String = \"0  \"",
        "Load        stub members   Marks.swift:6",
        "Ticket      stub members   Marks.swift:5",
        "TicketMock  stub struct    Marks.swift:10",
        "serial      stub variable  Marks.swift:1",
        "version     stub variable  Marks.swift:4",
      ])
  }
}
