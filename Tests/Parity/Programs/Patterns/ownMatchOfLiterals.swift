struct Version { let major, minor: Int }
func ~= (pattern: String, v: Version) -> Bool { pattern == "\(v.major).\(v.minor)" }
func t() { switch Version(major: 1, minor: 2) { case "1.0": print("old"); case "1.2": print("match"); default: print("?") } }
t()
