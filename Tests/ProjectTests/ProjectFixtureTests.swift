import Testing

/// Packages of each shape: opened, driven, checked and tested.
@Suite struct ProjectFixtureTests {
  @Test func theTestsOfALibraryRunAsSwiftTestRunsThem() throws {
    let run = try ProjectRun(["--test", "FIXTURES/Library"])
    #expect(
      run.lines == [
        "Test Suite 'All tests' started", "Test Suite 'OldShapeTests' started",
        "Test Case 'OldShapeTests.testArea' started", "Test Case 'OldShapeTests.testArea' passed",
        "Test Case 'OldShapeTests.testFailure' started",
        "OldShapeTests.swift:17: error: OldShapeTests.testFailure : XCTAssertTrue failed - too small",
        "Test Case 'OldShapeTests.testFailure' failed", "Test Suite 'OldShapeTests' failed",
        "\t Executed 2 tests, with 1 failure (0 unexpected)", "Test Suite 'All tests' failed",
        "\t Executed 2 tests, with 1 failure (0 unexpected)", "◇ Test run started.",
        "◇ Suite ShapeTests started.", "◇ Test aSquareHasTheAreaOfItsSides(_:) started.",
        "◇ Test case passing 1 argument side → 1.0 to aSquareHasTheAreaOfItsSides(_:) started.",
        "◇ Test case passing 1 argument side → 2.0 to aSquareHasTheAreaOfItsSides(_:) started.",
        "◇ Test case passing 1 argument side → 3.0 to aSquareHasTheAreaOfItsSides(_:) started.",
        "✔ Test aSquareHasTheAreaOfItsSides(_:) with 3 test cases passed.",
        "◇ Test largerShapesAreLarger() started.", "✔ Test largerShapesAreLarger() passed.",
        "➜ Test notYet() skipped: \"later\"", "◇ Test somethingFails() started.",
        "✘ Test somethingFails() recorded an issue at ShapeTests.swift:22:5: "
          + "Expectation failed: (unit.area → 1.0) == (2 → 2.0)",
        "✘ Test somethingFails() failed with 1 issue.", "✘ Suite ShapeTests failed with 1 issue.",
        "◇ Test freeFunctionsAreTests() started.", "✔ Test freeFunctionsAreTests() passed.",
        "✘ Test run with 5 tests in 1 suite failed with 1 issue.",
      ])
    #expect(run.status == 1)
  }

  @Test func testsAreChosenByName() throws {
    let run = try ProjectRun([
      "--test", "FIXTURES/Library", "--filter", "ShapesTests.*(Area|Fails|free)", "--skip",
      "Sides", "--skip", "testArea",
    ])
    #expect(
      run.lines == [
        "◇ Test run started.", "◇ Suite ShapeTests started.", "◇ Test somethingFails() started.",
        "✘ Test somethingFails() recorded an issue at ShapeTests.swift:22:5: "
          + "Expectation failed: (unit.area → 1.0) == (2 → 2.0)",
        "✘ Test somethingFails() failed with 1 issue.", "✘ Suite ShapeTests failed with 1 issue.",
        "◇ Test freeFunctionsAreTests() started.", "✔ Test freeFunctionsAreTests() passed.",
        "✘ Test run with 2 tests in 1 suite failed with 1 issue.",
      ])
  }

  @Test func modulesHaveTheirAccessLevelsAndNames() throws {
    let note =
      "Modules/Sources/KitchenApp/KitchenApp.swift:1:1: note: module 'Net' is not available "
      + "(imported by 1 file); stubs replace what is used of it; 'stubs' lists them"
    let checked = try ProjectRun(["-n", "FIXTURES/Modules"])
    #expect(checked.lines == [note, "import Net", "^~~~~~~~~~"])
    #expect(checked.status == 0)
    let tested = try ProjectRun(["--test", "FIXTURES/Modules"])
    #expect(
      tested.lines == [
        note, "import Net", "^~~~~~~~~~", "◇ Test run started.",
        "◇ Test anItemFitsARecipeOfItsName() started.",
        "✔ Test anItemFitsARecipeOfItsName() passed.",
        "✔ Test run with 1 test in 0 suites passed.",
      ])
    #expect(tested.status == 0)
  }

  @Test func anAppAndItsPreviewsAreMountedAndDriven() throws {
    let run = try ProjectRun(
      ["FIXTURES/Modules"],
      typing: [
        "mount KitchenApp", "tap \"Use Salt\"", "mount #Preview(\"A recipe\") as recipe",
        "tap \"Change\" in recipe", "mount #Preview(\"None\")",
      ])
    let folder = "Modules/Sources/KitchenApp/"
    #expect(
      Array(run.lines.dropFirst(3).prefix(7)) == [
        "opened Kitchen: Recipes, Units, Pantry, KitchenApp (8 files, tests in PantryTests)",
        "'mount' puts up:",
        "  KitchenApp                    app       \(folder)KitchenApp.swift:6",
        "  #Preview(\"A recipe\")          preview   \(folder)RecipeView.swift:21",
        "  #Preview(\"ShelfView.swift\")   preview   \(folder)ShelfView.swift:29",
        "  RecipeView_Previews.previews  previews  \(folder)RecipeView.swift:29",
        "  RecipeView()                  view      \(folder)RecipeView.swift:4",
      ])
    #expect(
      Array(run.lines.dropFirst(10)) == [
        "+ KitchenApp#1", "+ ShelfView#1   in KitchenApp#1",
        "+ Row#1         in ShelfView#1[Item#1]", "+ Row#2         in ShelfView#1[Item#2]",
        "↻ Row#1  Item#1.amount  500 g → 400 g", "+ recipe",
        "↻ recipe  recipe.name  \"Cake\" → \"Pie\"",
        "<input 5>:1:7: error: there is no preview called 'None'; "
          + "there are A recipe, ShelfView.swift", "mount #Preview(\"None\")",
        "      ^~~~~~~~~~~~~~~~",
      ])
  }

  @Test func foldersWithoutManifestAreProjects() throws {
    let loose = try ProjectRun(
      ["FIXTURES/Loose"], typing: ["mount CounterView()", "tap \"Count 0\""])
    #expect(
      loose.lines == [
        "opened Loose: Loose (2 files)", "'mount' puts up:",
        "  CounterView()  view  Loose/CounterView.swift:3", "+ CounterView#1",
        "↻ CounterView#1  Counter#1.value  0 → 2",
      ])
    let tests = try ProjectRun(["--test", "FIXTURES/Xcode"])
    #expect(tests.lines.last == "\t Executed 1 test, with 0 failures (0 unexpected)")
    #expect(tests.status == 0)
  }

  @Test func whatModulesWouldDeclareThatAreNotHereIsStoodInFor() throws {
    func note(_ file: String, _ module: String) -> [String] {
      [
        "Trips/\(file):1:1: note: module '\(module)' is not available (imported by 1 file); "
          + "stubs replace what is used of it; 'stubs' lists them",
        "import \(module)", String(repeating: "~", count: module.count + 7).caret,
      ]
    }
    let notes =
      ["Trips/Mac/MenuBar.swift: note: no '#if' of this file has a branch for ios"]
      + note("Model/Analytics.swift", "Sparkle") + note("Model/TripService.swift", "Alamofire")
      + note("Views/TripRow.swift", "Kingfisher")
    let checked = try ProjectRun(["-n", "FIXTURES/Trips"])
    #expect(checked.lines == notes)
    #expect(checked.status == 0)
    let run = try ProjectRun(
      ["FIXTURES/Trips"],
      typing: [
        "mount #Preview(\"Trips\") as trips", "type Title Rome", "tap \"Add a trip\"", "tree",
        "stubs",
      ])
    #expect(
      Array(run.lines.dropFirst(notes.count + 4)) == [
        "+ trips", "+ TripList#1  in trips", "↻ TripList#1  TripList#1.title  \"\" → \"Rome\"",
        "↻ TripList#1  TripModel#1.trips  [] → [Trip(id: 1, title: \"Rome\")]",
        "+ TripRow#1  in TripList#1[1]", "+ KFImage#1  in TripRow#1", "trips", "└─ TripList#1",
        "   └─ VStack", "      ├─ Text \"Your trips\"", "      ├─ Text \"1 trip\"",
        "      ├─ ▸ TextField \"Title\" = \"Rome\"", "      ├─ Button \"Add a trip\"",
        "      └─ TripList#1[1]", "         └─ TripRow#1", "            └─ HStack",
        "               ├─ KFImage#1", "               └─ Text \"Rome\"",
        "Sparkle               module that is not available  Trips/Model/Analytics.swift:1",
        "Alamofire             module that is not available  Trips/Model/TripService.swift:1",
        "Kingfisher            module that is not available  Trips/Views/TripRow.swift:1",
        "EventTracker          stub struct                   Trips/Model/Analytics.swift:4",
        "KFImage               stub struct                   Trips/Views/TripRow.swift:9",
        "Request               stub struct",
        "SerializingDecodable  stub struct",
        "Session               stub struct                   Trips/Model/TripService.swift:5",
      ])
  }

  @Test func macrosAreSaidNotToBeExpanded() throws {
    let run = try ProjectRun(["-n", "FIXTURES/Macros"])
    #expect(
      run.lines == [
        "Macros/Sources/Marked/Mark.swift:3:1: note: '@Mark' is a macro of this program, which is not "
          + "expanded here",
        "@Mark public struct Page {", "^~~~~",
      ])
    #expect(run.status == 0)
  }

  @Test(arguments: ["Library", "Executable", "Xcode", "Loose"])
  func nothingIsWrongWith(_ fixture: String) throws {
    let run = try ProjectRun(["-n", "FIXTURES/\(fixture)"])
    #expect(run.lines == [])
    #expect(run.status == 0)
  }
}

extension String {
  /// The text with a caret in place of its first character.
  fileprivate var caret: String { "^" + dropFirst() }
}

/// Realistic projects, driven through their main flow.
@Suite struct ProjectFlowTests {
  struct Flow: Sendable, CustomTestStringConvertible {
    let project: String
    let inputs: [String]
    let updates: [String]
    let tests: String

    var testDescription: String { project }
  }

  private static let flows = [
    Flow(
      project: "Weather",
      inputs: ["mount #Preview(\"Oslo\")", "tap Load", "toggle Fahrenheit"],
      updates: [
        "↻ WeatherView#1  WeatherModel#1.state  .idle → "
          + ".loaded(Place(name: \"Oslo\", latitude: 59.9), Forecast(degrees: 3.6, sky: .rain))",
        "↻ ForecastCard#1  WeatherModel#1.usesFahrenheit  false → true",
        "↻ UnitToggle#1    WeatherModel#1.usesFahrenheit  false → true",
      ], tests: "✔ Test run with 4 tests in 1 suite passed."),
    Flow(
      project: "News", inputs: ["mount NewsView()", "tap More"],
      updates: [
        "↻ NewsView#1  NewsModel#1.articles  +[0] Article \"Rain\"",
        "↻ NewsView#1    NewsModel#1.articles  +[1] Article \"Sun\"",
        "↻ ArticleRow#1  save                  cannot be compared from NewsView#1",
      ], tests: "✔ Test run with 2 tests in 1 suite passed."),
  ]

  @Test(arguments: flows)
  func isOpenedDrivenAndTested(_ flow: Flow) throws {
    let checked = try ProjectRun(["-n", "FIXTURES/\(flow.project)"])
    #expect(checked.lines.filter { $0.contains("error:") } == [])
    #expect(checked.status == 0)
    let driven = try ProjectRun(["FIXTURES/\(flow.project)"], typing: flow.inputs)
    #expect(driven.lines.filter { $0.hasPrefix("↻") || $0.contains("error:") } == flow.updates)
    let tested = try ProjectRun(["--test", "FIXTURES/\(flow.project)"])
    #expect(tested.lines.last == flow.tests)
    #expect(tested.status == 0)
  }
}
