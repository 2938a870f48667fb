// swift-tools-version: 6.2
import Glibc
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  // Debug builds, and so the tests, check for exclusive access; it costs the machine a tenth. A session
  // lives on one thread, so that releases count references without atomic instructions. A generic type is made
  // by a call with its arguments' conformances: read from its name, the runtime would search all of the
  // executable's conformances for each type of dictionary keys.
  .unsafeFlags(
    [
      "-enforce-exclusivity=unchecked", "-Xfrontend", "-assume-single-threaded", "-static-stdlib",
      "-Xfrontend", "-disable-concrete-type-metadata-mangled-name-accessors",
    ],
    .when(configuration: .release)),
]

// Tests run five times faster where the modules in which they spend their time are optimized, which takes twice
// as long to compile. `make test` sets the variable.
let hot =
  settings
  + (Context.environment["BINDERY_OPTIMIZED_TESTS"] != nil
    ? [.unsafeFlags(["-O"], .when(configuration: .debug))] : [])

let machine: [SwiftSetting] = [
  .unsafeFlags(
    [
      // The halves of a value are written one by one and would be read as one vector: the processor waits
      // until both stores are over.
      "-Xllvm", "-vectorize-slp=false",
      // Each case of the interpreter loop jumps to the next instruction's case by itself: the processor
      // predicts such jumps better than a single one for all, and the way there is shorter. By default
      // this is not done for a switch with so many cases.
      "-Xllvm", "-tail-dup-pred-size=1024", "-Xllvm", "-tail-dup-succ-size=1024",
    ],
    .when(configuration: .release))
]

// A release runs without the toolchain's libraries.
let release: [LinkerSetting] = [
  .unsafeFlags(["-static-stdlib"], .when(configuration: .release))
]

// The shell needs no library at all where the system has them to link in: it starts a quarter sooner, as there
// is nothing to load, and the file runs on any Linux. The last three are what libedit is built upon.
let hasStaticLibraries = ["x86_64-linux-gnu", "aarch64-linux-gnu"].contains { host in
  ["c", "edit", "tinfo", "bsd", "md"].allSatisfy { library in
    access("/usr/lib/\(host)/lib\(library).a", R_OK) == 0
  }
}
let standalone: [LinkerSetting] = [
  .unsafeFlags(
    ["-static-executable", "-use-ld=lld", "-ltinfo", "-lbsd", "-lmd"],
    .when(configuration: .release))
]

let package = Package(
  name: "bindery",
  products: [
    .executable(name: "bindery", targets: ["bindery"]),
    .executable(name: "bindery-bench", targets: ["bindery-bench"]),
  ],
  targets: [
    .target(name: "SourceText", swiftSettings: hot),
    .target(name: "Syntax", dependencies: ["SourceText"], swiftSettings: hot),
    .target(name: "CLibrary"),
    .target(
      name: "Prelude", dependencies: ["CLibrary", "SourceText"], swiftSettings: settings),
    .executableTarget(
      name: "library-index", dependencies: ["SourceText", "Syntax"], swiftSettings: settings,
      linkerSettings: release),
    .target(
      name: "Semantics", dependencies: ["SourceText", "Syntax", "Prelude"],
      swiftSettings: hot + [.enableUpcomingFeature("InternalImportsByDefault")]),
    .systemLibrary(name: "CMemory"),
    .target(name: "ObservationGraph", dependencies: ["CMemory"], swiftSettings: hot),
    .target(
      name: "Interpreter",
      dependencies: ["SourceText", "Syntax", "Semantics", "ObservationGraph", "CMemory"],
      swiftSettings: hot + machine),
    .target(
      name: "FoundationBridge", dependencies: ["Interpreter"],
      swiftSettings: settings + [.enableUpcomingFeature("InternalImportsByDefault")]),
    .target(
      name: "ViewGraph",
      dependencies: ["SourceText", "Semantics", "Interpreter", "ObservationGraph", "CMemory"],
      swiftSettings: hot),
    .target(
      name: "Lint", dependencies: ["SourceText", "Semantics"],
      swiftSettings: settings + [.enableUpcomingFeature("InternalImportsByDefault")]),
    .target(
      name: "Stubs", dependencies: ["SourceText", "Syntax", "Prelude", "Semantics"],
      swiftSettings: hot + [.enableUpcomingFeature("InternalImportsByDefault")]),
    .target(name: "Project", dependencies: ["SourceText"], swiftSettings: settings),
    .target(name: "Reports", dependencies: ["SourceText"], swiftSettings: settings),
    .target(
      name: "Session",
      dependencies: [
        "SourceText", "Syntax", "Semantics", "Interpreter", "FoundationBridge", "ObservationGraph",
        "ViewGraph", "Lint", "Project", "Reports", "Stubs",
      ],
      swiftSettings: settings + [.enableUpcomingFeature("InternalImportsByDefault")]),
    .systemLibrary(
      name: "CLibEdit", pkgConfig: "libedit", providers: [.apt(["libedit-dev"])]),
    .target(name: "CTerminal", dependencies: ["CLibEdit"]),
    .target(name: "Terminal", dependencies: ["CLibEdit", "CTerminal"], swiftSettings: settings),
    .target(
      name: "Shell",
      dependencies: ["SourceText", "Syntax", "Project", "Reports", "Session", "Terminal"],
      swiftSettings: settings),
    .executableTarget(
      name: "bindery", dependencies: ["Shell"], swiftSettings: settings,
      linkerSettings: hasStaticLibraries ? standalone : release),
    .executableTarget(
      name: "bindery-bench",
      dependencies: [
        "SourceText", "Syntax", "Semantics", "ObservationGraph", "Interpreter", "ViewGraph",
        "Session", "Shell", "Terminal",
      ],
      exclude: ["Programs", "instruction-counts"], swiftSettings: settings, linkerSettings: release),
    .testTarget(
      name: "ObservationGraphTests", dependencies: ["ObservationGraph"], swiftSettings: settings),
    .target(
      name: "TreeDump", dependencies: ["Syntax"], path: "Tests/TreeDump", swiftSettings: settings),
    .testTarget(
      name: "SyntaxTests", dependencies: ["SourceText", "Syntax", "TreeDump"],
      swiftSettings: settings),
    .testTarget(
      name: "PreludeTests",
      dependencies: [
        "SourceText", "Syntax", "Prelude", "Semantics", "Interpreter", "FoundationBridge",
        "ViewGraph", "TreeDump", "library-index",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "SemanticsTests", dependencies: ["SourceText", "Syntax", "Semantics"],
      swiftSettings: settings),
    .testTarget(
      name: "InterpreterTests",
      dependencies: ["SourceText", "Syntax", "Semantics", "ObservationGraph", "Interpreter"],
      exclude: ["Listings"], swiftSettings: settings),
    .testTarget(
      name: "ViewGraphTests",
      dependencies: [
        "SourceText", "Syntax", "Semantics", "Interpreter", "FoundationBridge", "ObservationGraph",
        "ViewGraph",
      ],
      swiftSettings: settings),
    .target(
      name: "ShellFixtures",
      dependencies: ["Session", "Shell", "SourceText", "Reports", "Terminal"],
      path: "Tests/ShellFixtures", swiftSettings: settings),
    .executableTarget(
      name: "shell-driver", dependencies: ["Shell", "ShellFixtures"],
      path: "Tests/ShellDriver", swiftSettings: settings, linkerSettings: release),
    .testTarget(
      name: "TerminalTests",
      dependencies: ["Terminal", "ShellFixtures", "shell-driver", "bindery"],
      swiftSettings: settings),
    .testTarget(
      name: "ReportsTests", dependencies: ["Reports", "SourceText"], swiftSettings: settings),
    .testTarget(
      name: "ClaimTests",
      dependencies: ["Session", "Shell", "SourceText", "Reports", "Terminal"],
      exclude: ["Documents", "Coverage", "Sessions"], swiftSettings: settings),
    .testTarget(
      name: "WrongInputTests",
      dependencies: ["Session", "SourceText", "Reports", "Terminal"],
      exclude: ["Inputs"], swiftSettings: settings),
    .testTarget(
      name: "ParityTests",
      dependencies: ["Session", "SourceText", "Syntax", "Terminal", "TreeDump"],
      path: "Tests/Parity", exclude: ["Programs", "record"], swiftSettings: settings),
    .testTarget(
      name: "ExpansionTests",
      dependencies: ["Semantics", "Session", "ShellFixtures", "SourceText", "Reports", "Terminal"],
      path: "Tests/Expansion", exclude: ["Programs", "record"], swiftSettings: settings),
    .testTarget(
      name: "RejectionTests", dependencies: ["Session", "SourceText", "Terminal"],
      path: "Tests/Rejection", exclude: ["Programs", "record"], swiftSettings: settings),
    .testTarget(
      name: "SwiftTestingTests", dependencies: ["Shell", "SourceText", "Reports", "Terminal"],
      path: "Tests/SwiftTesting", exclude: ["Hosts", "Programs", "record"], swiftSettings: settings),
    .testTarget(
      name: "ProjectTests",
      dependencies: ["Project", "Session", "Shell", "SourceText", "Reports", "Terminal"],
      exclude: ["Fixtures", "Flows", "Records", "record"], swiftSettings: settings),
    .testTarget(
      name: "LintTests", dependencies: ["Lint", "Session", "SourceText", "Reports"],
      swiftSettings: settings),
    .testTarget(
      name: "SessionTests",
      dependencies: [
        "Project", "Session", "Shell", "ShellFixtures", "SourceText", "Reports", "Terminal",
        "ViewGraph",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "ShellTests",
      dependencies: [
        "Shell", "Session", "SourceText", "Reports", "Terminal", "ShellFixtures", "shell-driver",
      ],
      swiftSettings: settings),
  ]
)

// The comparison with the toolchain's own parser is no part of a build: the variable holds the folder of
// the toolchain's `SwiftParser`, as `Tests/ParserOracle/run` finds it.
if let host = Context.environment["BINDERY_PARSER_ORACLE"] {
  package.products.append(.executable(name: "parser-oracle", targets: ["parser-oracle"]))
  package.targets.append(
    .executableTarget(
      name: "parser-oracle", dependencies: ["SourceText", "Syntax", "TreeDump"],
      path: "Tests/ParserOracle", exclude: ["run"],
      swiftSettings: settings + [.unsafeFlags(["-I", host])],
      linkerSettings: [
        .unsafeFlags(["-L", host, "-Xlinker", "-rpath", "-Xlinker", host]),
        .linkedLibrary("SwiftSyntax"), .linkedLibrary("SwiftParser"),
        .linkedLibrary("SwiftOperators"),
      ]))
}

// Nor is the search for programs that end the process: see `Tests/SessionFuzzer/run`.
if Context.environment["BINDERY_SESSION_FUZZER"] != nil {
  package.products.append(.executable(name: "session-fuzzer", targets: ["session-fuzzer"]))
  package.targets.append(
    .executableTarget(
      name: "session-fuzzer", dependencies: ["Session", "SourceText"],
      path: "Tests/SessionFuzzer", exclude: ["run"], swiftSettings: settings,
      linkerSettings: release))
}
