import Testing

extension Tag {
  @Tag static var fast: Self
  enum group {}
}
extension Tag.group { @Tag static var ui: Tag }

@Suite("A suite", .tags(.fast), .bug("https://example.org/1", "first")) struct Described {
  @Test("shows itself", .tags(.group.ui), .bug(id: "7"), arguments: [1, 2]) func shows(n: Int) throws {
    let test = try #require(Test.current)
    #expect(test.name == "shows(n:)")
    #expect(test.displayName == "shows itself")
    #expect(test.tags.count == 2)
    #expect(test.tags.contains(.fast))
    #expect(test.isSuite == false)
    #expect(test.isParameterized)
    #expect(test.associatedBugs.map(\.id) == [nil, "7"])
    #expect(test.sourceLocation.line == 9)
    #expect(test.sourceLocation.fileName == "CurrentTest.swift")
    #expect(test.comments.isEmpty)
    #expect(test.timeLimit == nil)
    print(test.tags.map { "\($0)" }.sorted())
  }
  @Test(.timeLimit(.minutes(3)), .timeLimit(.minutes(2))) func limited() throws {
    #expect(Test.current?.timeLimit == .seconds(120))
  }
  @Test(.enabled(if: true, "as it is")) func commented() throws {
    #expect(Test.current?.comments.map(\.rawValue) == ["as it is"])
  }
}
@Test func outside() { #expect(Test.current?.tags == []) }
@Test func inTask() async {
  let name = await Task { Test.current?.name }.value
  #expect(name == "inTask()")
  let detached = await Task.detached { Test.current?.name }.value
  #expect(detached == nil)
}
