import Project
import Testing

/// What the headers of modules in C declare, as a compiler imports it.
@Suite struct HeaderTests {
  private func swift(_ header: String) -> String {
    HeaderFinder(.memory(["c.h": header])).swift(of: ["c.h"])
  }

  private func function(_ name: String, _ rest: String) -> String {
    "@discardableResult public func `\(name)`\(rest) { fatalError(\"'\(name)' is written in C\") }\n"
  }

  @Test func functionsHaveTheTypesOfSwift() {
    #expect(
      swift(
        """
        // int left(void);
        #define BEGIN {
        extern int count(void);
        static inline unsigned long twice(unsigned long n) { if (n) { n *= 2; } return n; }
        const char *name(const void *of, char **all, size_t length) __attribute__((pure));
        int any(const char *format, ...);
        void each(double values[4], void (*call)(void *context, int value), void *context);
        """)
        == function("count", "() -> Int32")
        + function("twice", "(_ p0: UInt) -> UInt")
        + function(
          "name",
          "(_ p0: UnsafeRawPointer!, _ p1: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>!, "
            + "_ p2: Int) -> UnsafePointer<CChar>!")
        + function(
          "each",
          "(_ p0: UnsafeMutablePointer<Double>!, "
            + "_ p1: (@convention(c) (UnsafeMutableRawPointer?, Int32) -> Void)!, "
            + "_ p2: UnsafeMutableRawPointer!) -> Void"))
  }

  @Test func structsNumbersAndNamesOfTypes() {
    #expect(
      swift(
        """
        #define LIMIT 12
        enum color { red, green = 4, blue };
        typedef struct hidden Hidden;
        typedef struct { int x, y; const char *label; } Point;
        typedef Point Place;
        typedef int (*Key)(Hidden *hidden, Place place);
        Hidden *open(Key key);
        """)
          == """
          public var `LIMIT`: Int32 { 12 }
          public var `red`: Int32 { 0 }
          public var `green`: Int32 { 4 }
          public var `blue`: Int32 { 5 }
          public struct `Point` {
            public var `x`: Int32
            public var `y`: Int32
            public var `label`: UnsafePointer<CChar>!
            public init() { fatalError("'Point' is written in C") }
            public init(`x`: Int32, `y`: Int32, `label`: UnsafePointer<CChar>!) { \
          self.`x` = `x`; self.`y` = `y`; self.`label` = `label` }
          }
          public typealias `Place` = `Point`
          public typealias `Key` = (@convention(c) (OpaquePointer?, `Place`) -> Int32)

          """ + function("open", "(_ p0: `Key`!) -> OpaquePointer!"))
  }

  @Test(arguments: [
    "int f(", "struct S { int", "typedef", "}", "#include \"c.h\"",
  ])
  func whatIsNoHeaderDeclaresNothing(_ text: String) {
    #expect(swift(text) == "")
  }

  @Test func modulesInCAreUsedByTheirHeaders() throws {
    let folder = try TemporaryFolder([
      "Shop/Package.swift": """
      import PackageDescription
      let package = Package(
        name: "Shop",
        targets: [
          .target(name: "CMath"), .systemLibrary(name: "CSystem"),
          .target(name: "Shop", dependencies: ["CMath", "CSystem"]),
        ])
      """,
      "Shop/Sources/CMath/math.c": "int twice(int n) { return 2 * n; }",
      "Shop/Sources/CMath/include/CMath.h": "#include \"../shared.h\"\nint twice(number n);",
      "Shop/Sources/CMath/shared.h": "typedef int number;",
      "Shop/Sources/CSystem/module.modulemap": "module CSystem [system] { header \"shim.h\" }",
      "Shop/Sources/CSystem/shim.h": "#define PLENTY 100",
      "Shop/Sources/Shop/Shop.swift": """
      import CMath
      import CSystem
      struct Shop {
        var count: Int32 = 3
        func price() -> Int32 { twice(count) + PLENTY }
        func name() -> String { twice(1) }
      }
      """,
    ])
    let path = folder.path + "/Shop"
    let checked = try ProjectRun(["-n", path])
    let note = [
      "\(path)/Sources/Shop/Shop.swift:1:1: note: module 'CMath' is written in C, which is not run "
        + "(imported by 1 file): a function that can change nothing here does nothing, another stops "
        + "the program", "import CMath", "^~~~~~~~~~~~",
    ]
    #expect(
      checked.lines == note + [
        "\(path)/Sources/Shop/Shop.swift:6:27: error: "
          + "cannot convert return expression of type 'Int32' to return type 'String'",
        "  func name() -> String { twice(1) }", "                          ^~~~~",
      ])
    let run = try ProjectRun([path], typing: ["Shop().count", "Shop().price()"])
    #expect(
      run.lines == note + [
        "opened Shop: CMath, CSystem, Shop (1 file)", "$1: Int32 = 3",
        "\(path)/Sources/CMath/include/CMath.h:2:67: error: Fatal error: 'twice' is written in C",
        "@discardableResult public func `twice`(_ p0: `number`) -> Int32 "
          + "{ fatalError(\"'twice' is written in C\") }",
        String(repeating: " ", count: 66) + "^~~~~~~~~~",
        "\(path)/Sources/Shop/Shop.swift:5:27: note: called from here",
        "  func price() -> Int32 { twice(count) + PLENTY }", "                          ^~~~~",
        "<input 2>:1:8: note: called from here", "Shop().price()", "       ^~~~~",
      ])
  }

  @Test func functionsThatCanChangeNothingThatSwiftSeesDoNothing() {
    #expect(
      swift(
        """
        void hint(const void *address, int count);
        void fill(int *numbers, int count);
        void call(void (*back)(void));
        typedef struct hidden *queue;
        void drain(queue of);
        """)
        == "@discardableResult public func `hint`(_ p0: UnsafeRawPointer!, _ p1: Int32) -> Void {}\n"
        + function("fill", "(_ p0: UnsafeMutablePointer<Int32>!, _ p1: Int32) -> Void")
        + function("call", "(_ p0: (@convention(c) () -> Void)!) -> Void")
        + "public typealias `queue` = OpaquePointer\n"
        + function("drain", "(_ p0: `queue`!) -> Void"))
  }

  @Test func headersOfTheSystemAreReadWhereThatIsNoPartOfTheCLibrary() {
    let files = [
      "shim.h": "#include <stdio.h>\n#include <editline.h>\nint key(wchar_t *of);",
      "/usr/include/stdio.h": "#include <bits/libc-header-start.h>\nint puts(const char *);",
      "/usr/include/editline.h": "#include <inner.h>\n#define CC_NORM 0\nvoid el_beep(int);",
      "/usr/include/inner.h": "int inner(void);",
    ]
    #expect(
      HeaderFinder(.memory(files)).swift(of: ["shim.h"])
        == "public var `CC_NORM`: Int32 { 0 }\n"
        + "@discardableResult public func `el_beep`(_ p0: Int32) -> Void {}\n"
        + function("key", "(_ p0: UnsafeMutablePointer<Int32>!) -> Int32"))
  }
}
