import Glibc

/// The system's time zones, each read when a program first names it.
package struct TimeZoneDatabase: Sendable {
  /// The folder of the compiled files.
  package var folder = "/usr/share/zoneinfo"
  private var files: [String: TimeZoneFile?] = [:]

  /// A database of which nothing has been read.
  package init() {}

  /// The zone with a name, nil if there is none. Throws if the system has no database at all.
  package mutating func file(named name: String) throws(Fault) -> TimeZoneFile? {
    if let known = files[name] { return known }
    let file = TimeZoneFile(named: name, in: folder)
    if file == nil && access(folder, F_OK) != 0 {
      throw .fatal(
        "time zone '\(name)' needs the time zone database of the system, and there is none in "
          + "\(folder): install the package tzdata")
    }
    files[name] = .some(file)
    return file
  }
}

/// Builtins with which `TimeZone` queries the database.
enum TimeZoneBuiltins {
  static let rows: [Builtin] = [
    Builtin("zone.isKnown") { call throws(Fault) in .bool(try file(call) != nil) },
    Builtin("zone.offset") { call throws(Fault) in
      .int(try file(call)?.offset(at: time(call)).seconds ?? 0)
    },
    Builtin("zone.isDaylight") { call throws(Fault) in
      .bool(try file(call)?.offset(at: time(call)).isDaylight ?? false)
    },
    Builtin("zone.daylightOffset") { call throws(Fault) in
      .int(try file(call)?.daylightOffset(at: time(call)) ?? 0)
    },
    Builtin("zone.transition") { call throws(Fault) in
      .optional(try file(call)?.transition(after: time(call)).map { .double(Double($0)) })
    },
  ]

  private static func file(_ call: NativeCall) throws(Fault) -> TimeZoneFile? {
    try call.machine.surroundings.timeZones.file(named: call[0].asString)
  }

  /// Seconds since 1970, clamped to a range beyond all years; NaN counts as the lower bound.
  private static func time(_ call: NativeCall) -> Int {
    let seconds = call[1].asDouble
    return seconds > -1e14 ? Int(min(seconds, 1e14).rounded(.down)) : Int(-1e14)
  }
}
