import Glibc

/// The time zones of the system, read when a program first names them.
package struct TimeZoneDatabase: Sendable {
  /// Where the compiled files are.
  package var folder = "/usr/share/zoneinfo"
  private var files: [String: TimeZoneFile?] = [:]

  package init() {}

  /// The zone of a name, nil where there is none; fails where the system has no database at all.
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

/// What `TimeZone` asks of the database.
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

  /// Seconds since 1970; what is beyond all years counts as their end, and no number as their beginning.
  private static func time(_ call: NativeCall) -> Int {
    let seconds = call[1].asDouble
    return seconds > -1e14 ? Int(min(seconds, 1e14).rounded(.down)) : Int(-1e14)
  }
}
