import Project
import SourceText
import Testing

/// Projects found from a folder, a file or a manifest.
@Suite struct ProjectFinderTests {
  /// A project in memory, whose manifests are already evaluated.
  private func project(
    _ texts: [String: String], in folder: String = ".", _ setting: ProjectSetting = ProjectSetting()
  ) throws -> Project {
    let finder = ProjectFinder(files: .memory(texts), setting: setting) { path, _ in
      texts[path].flatMap(ManifestReader.read)
    }
    return try #require(finder.project(in: folder))
  }

  private func lines(_ project: Project) -> [String] {
    project.targets.map { target in
      "\(target.kind) \(target.module): \(target.files.joined(separator: " "))"
        + (target.dependencies.isEmpty ? "" : " <- \(target.dependencies.joined(separator: " "))")
    } + project.problems.map { "\($0.place): \($0.message)" }
  }

  @Test func targetsOfAPackageComeAfterThoseThatTheyNeed() throws {
    let found = try project([
      "Package.swift": """
      package\tShop
      target\texecutable\tshop-app
      needs\tCart
      uses\tAlamofire\tAlamofire
      target\tregular\tCart
      target\ttest\tCartTests
      needs\tCart
      """,
      "Sources/shop-app/main.swift": "", "Sources/Cart/Cart.swift": "",
      "Sources/Cart/Parts/Line.swift": "", "Sources/Cart/notes.txt": "",
      "Tests/CartTests/CartTests.swift": "",
    ])
    #expect(
      lines(found) == [
        "regular Cart: Sources/Cart/Cart.swift Sources/Cart/Parts/Line.swift",
        "executable shop_app: Sources/shop-app/main.swift <- Cart",
        "test CartTests: Tests/CartTests/CartTests.swift <- Cart",
      ])
    #expect(found.targets[1].missingProducts == ["Alamofire"])
    #expect(found.targets[1].mainFile == "Sources/shop-app/main.swift")
  }

  @Test func pathsExcludesSourcesAndConditionsAreFollowed() throws {
    let texts = [
      "Package.swift": """
      package\tLib
      target\tregular\tLib
      path\tCode
      exclude\tOld
      resource\tTexts
      define\tFAST\trelease
      define\tTRACE\tdebug
      define\tPHONE\t\tios
      target\tregular\tMore
      path\tExtra
      source\tA.swift
      source\tInner
      """,
      "Code/A.swift": "", "Code/Old/B.swift": "", "Code/Texts/C.swift": "",
      "Extra/A.swift": "", "Extra/B.swift": "", "Extra/Inner/C.swift": "",
    ]
    let found = try project(texts, ProjectSetting(platform: .linux))
    #expect(
      lines(found) == [
        "regular Lib: Code/A.swift", "regular More: Extra/A.swift Extra/Inner/C.swift",
      ])
    #expect(found.targets[0].defines == ["TRACE"])
    #expect(found.targets[0].resources == [Resource("Code/Texts")])
    #expect(try project(texts).targets[0].defines == ["TRACE", "PHONE"])
  }

  @Test func processedFoldersBecomeOneAndCopiedOnesAreKept() throws {
    let found = try project([
      "Package.swift": """
      package\tLib
      target\tregular\tLib
      path\tCode
      resource\tTexts\tprocess
      resource\tPages\tcopy
      resource\tone.json\tprocess
      """,
      "Code/A.swift": "", "Code/Texts/a.json": "", "Code/Texts/Inner/b.json": "",
      "Code/Pages/Inner/c.html": "", "Code/one.json": "", "Code/left.json": "",
    ])
    #expect(
      found.targets[0].resources == [
        Resource("Code/Texts"), Resource("Code/Texts/Inner"),
        Resource("Code/Pages", keepsFolder: true),
        Resource("Code/one.json", keepsFolder: true),
      ])
  }

  @Test func allFilesOfAnAppAreResources() throws {
    let found = try project([
      "Shop.xcodeproj/project.pbxproj": "", "Shop/A.swift": "", "Shop/Resources/a.json": "",
      "Shop/Assets.xcassets/Contents.json": "", "ShopTests/T.swift": "",
    ])
    let folders = [".", "Shop", "Shop/Resources", "ShopTests"].map { Resource($0) }
    #expect(found.targets.map(\.resources) == [folders, folders])
  }

  @Test func targetsOfAnXcodeProjectHaveTheFilesThatItLists() throws {
    let project = """
      // !$*UTF8*$!
      { objects = {
        R = { isa = PBXProject; mainGroup = M; targets = (APP, WIDGET, KIT, TESTS, AGGREGATE); developmentRegion = fr; };
        M = { isa = PBXGroup; children = (G, W, S, T, OUT); sourceTree = "<group>"; };
        G = { isa = PBXGroup; path = App; children = (A, V); sourceTree = "<group>"; };
        V = { isa = PBXGroup; path = Views; children = (B); sourceTree = "<group>"; };
        A = { isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
        B = { isa = PBXFileReference; path = "B c.swift"; sourceTree = "<group>"; };
        OUT = { isa = PBXFileReference; path = App.app; sourceTree = BUILT_PRODUCTS_DIR; };
        S = { isa = PBXFileReference; path = Shared/S.swift; sourceTree = SOURCE_ROOT; };
        W = { isa = PBXFileSystemSynchronizedRootGroup; path = Widget; exceptions = (X, Y); sourceTree = "<group>"; };
        X = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Old.swift); target = WIDGET; };
        Y = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (In/Entry.swift); target = APP; };
        T = { isa = PBXFileSystemSynchronizedRootGroup; path = AppTests; sourceTree = "<group>"; };
        APP = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildPhases = (P1);
          dependencies = (D1, D2); };
        P1 = { isa = PBXSourcesBuildPhase; files = (FA, FB, FS, FO); };
        FA = { isa = PBXBuildFile; fileRef = A; }; FB = { isa = PBXBuildFile; fileRef = B; };
        FS = { isa = PBXBuildFile; fileRef = S; }; FO = { isa = PBXBuildFile; fileRef = OUT; };
        D1 = { isa = PBXTargetDependency; target = WIDGET; }; D2 = { isa = PBXTargetDependency; target = KIT; };
        WIDGET = { isa = PBXNativeTarget; name = Widget; productType = "com.apple.product-type.app-extension";
          fileSystemSynchronizedGroups = (W); };
        KIT = { isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.framework"; buildPhases = (P2); };
        P2 = { isa = PBXSourcesBuildPhase; files = (FS); };
        TESTS = { isa = PBXNativeTarget; name = AppTests; productType = "com.apple.product-type.bundle.unit-test";
          fileSystemSynchronizedGroups = (T); dependencies = (D3); };
        D3 = { isa = PBXTargetDependency; target = APP; };
        AGGREGATE = { isa = PBXAggregateTarget; name = All; };
      }; rootObject = R; }
      """
    let found = try self.project([
      "App.xcodeproj/project.pbxproj": project, "App/A.swift": "", "App/Views/B c.swift": "",
      "App/Left.swift": "",
      "Shared/S.swift": "", "Widget/W.swift": "", "Widget/Old.swift": "",
      "Widget/In/Entry.swift": "",
      "AppTests/T.swift": "",
    ])
    #expect(
      lines(found) == [
        "regular Kit: Shared/S.swift",
        "executable App: App/A.swift App/Views/B c.swift Shared/S.swift Widget/In/Entry.swift <- Kit",
        "executable Widget: Widget/In/Entry.swift Widget/W.swift",
        "test AppTests: AppTests/T.swift <- App",
      ])
    #expect(found.targets.map(\.dependencies) == [[], ["Kit"], [], ["App"]])
    #expect(found.language == "fr")
  }

  @Test func aFolderBesideItsTestsIsTheModuleThatTheyTest() throws {
    let found = try project(["App/Views/V.swift": "", "App/A.swift": "", "AppTests/T.swift": ""])
    #expect(
      lines(found) == [
        "executable App: App/A.swift App/Views/V.swift", "test AppTests: AppTests/T.swift <- App",
      ])
    let other = try project(["App/A.swift": "", "Kit/K.swift": "", "AppTests/T.swift": ""])
    #expect(other.targets.map(\.name) == [other.name, "AppTests"])
  }

  @Test func localPackagesAreFollowedAndTheirTestsAreNot() throws {
    let found = try project(
      [
        "App/Package.swift": """
        package\tApp
        dependency\tlocal\t../Kit\t
        dependency\tremote\thttps://example.com/Net.git\t
        target\tregular\tApp
        uses\tKitProduct\tKit
        uses\tNet\tNet
        """,
        "App/Sources/App/App.swift": "",
        "App/.build/checkouts/Net/Package.swift":
          "package\tNet\nproduct\tlibrary\tNet\tNet\ntarget\tregular\tNet",
        "App/.build/checkouts/Net/Sources/Net/Net.swift": "",
        "Kit/Package.swift": """
        package\tKit
        product\tlibrary\tKitProduct\tKit
        target\tregular\tKit
        target\ttest\tKitTests
        """,
        "Kit/Sources/Kit/Kit.swift": "", "Kit/Tests/KitTests/KitTests.swift": "",
      ], in: "App")
    #expect(
      lines(found) == [
        "regular Kit: Kit/Sources/Kit/Kit.swift",
        "regular Net: App/.build/checkouts/Net/Sources/Net/Net.swift",
        "regular App: App/Sources/App/App.swift <- Kit Net",
      ])
  }

  @Test func whatIsWrongNamesTheFileAndTheRestIsFound() throws {
    let found = try project([
      "Package.swift": """
      package\tWrong
      dependency\tlocal\tNowhere\t
      target\tregular\tA
      needs\tB
      target\tregular\tB
      needs\tA
      target\tregular\tGone
      target\tregular\tB
      """,
      "Sources/A/A.swift": "", "Sources/B/B.swift": "",
    ])
    #expect(
      lines(found) == [
        "regular B: Sources/B/B.swift <- A", "regular A: Sources/A/A.swift <- B",
        "Nowhere: there is no Package.swift in this local dependency",
        "Package.swift: Source files for target Gone should be located under 'Sources/Gone', "
          + "or a custom sources path can be set with the 'path' property in Package.swift",
        "Package.swift: duplicate target named 'B'",
        "Package.swift: cyclic dependency declaration found: A -> B -> A",
      ])
  }

  @Test func aFolderWithoutManifestIsOneModuleWithItsTestsApart() throws {
    let found = try project(
      [
        "Notes/Notes.xcodeproj/project.pbxproj": "", "Notes/Notes/App.swift": "",
        "Notes/Notes/Assets.xcassets/Contents.swift": "", "Notes/Shared/Model.swift": "",
        "Notes/NotesTests/ModelTests.swift": "",
      ], in: "Notes")
    #expect(found.layout == .xcode)
    #expect(
      lines(found) == [
        "executable Notes: Notes/Notes/App.swift Notes/Shared/Model.swift",
        "test NotesTests: Notes/NotesTests/ModelTests.swift <- Notes",
      ])
    #expect(
      lines(try project(["Empty/notes.txt": ""], in: "Empty")) == [
        "Empty: there are no Swift files here"
      ])
  }

  @Test func aLinkToAFolderAroundIsNotFollowed() throws {
    let plain = FolderAccess.memory(["Loop/A.swift": "", "Loop/Inner/B.swift": ""])
    var looped = plain
    looped.entries = { folder in
      guard folder.hasSuffix("Inner") else { return plain.entries(folder) }
      return .success([.init(name: "B.swift", isFolder: false), .init(name: "Up", isFolder: true)])
    }
    looped.realPath = { $0.hasSuffix("Up") ? "Loop" : plain.realPath($0) ?? $0 }
    let withoutManifest = looped.realPath
    looped.realPath = { $0.hasSuffix("Package.swift") ? nil : withoutManifest($0) }
    let found = try #require(
      ProjectFinder(files: looped) { _, _ in nil }.project(in: "Loop"))
    #expect(
      lines(found) == [
        "executable Loop: Loop/A.swift Loop/Inner/B.swift",
        "Loop/Inner/Up: a symbolic link leads back to a folder around it; it is not followed",
      ])
  }

  @Test func packagesInAFolderAreModulesThatTheOthersMayImport() throws {
    let found = try project(
      [
        "App/App.xcodeproj/project.pbxproj":
          "{ objects = { R = { isa = PBXProject; developmentRegion = de; }; }; rootObject = R; }",
        "App/App/App.swift": "",
        "App/Packages/Core/Package.swift": """
        package\tCore
        target\tregular\tCore
        target\ttest\tCoreTests
        needs\tCore
        """,
        "App/Packages/Core/Sources/Core/Core.swift": "",
        "App/Packages/Core/Tests/CoreTests/CoreTests.swift": "",
      ], in: "App")
    #expect(
      lines(found) == [
        "regular Core: App/Packages/Core/Sources/Core/Core.swift",
        "test CoreTests: App/Packages/Core/Tests/CoreTests/CoreTests.swift <- Core",
        "executable App: App/App/App.swift <- Core",
      ])
    #expect(found.language == "de")
  }

  @Test func moreThanAProjectHoldsIsNotLookedAt() throws {
    let texts = Dictionary(uniqueKeysWithValues: (0..<12).map { ("All/Part\($0)/A.swift", "") })
    let finder = ProjectFinder(files: .memory(texts), limit: 20) { _, _ in nil }
    let found = try #require(finder.project(in: "All"))
    #expect(
      lines(found) == [
        "All: more than 20 files and folders lie here; name the folder of one project"
      ])
  }
}
