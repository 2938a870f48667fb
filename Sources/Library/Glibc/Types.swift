// Names of numbers and structs of the C library, whose functions are not run here.
//
// Module: Glibc

func _inC<Result>(_ name: StaticString = #function) -> Result {
  fatalError("'\(name)' is written in C")
}

public typealias pid_t = Int32
public typealias uid_t = UInt32
public typealias gid_t = UInt32
public typealias mode_t = UInt32
public typealias off_t = Int
public typealias size_t = Int
public typealias ssize_t = Int
public typealias time_t = Int
public typealias suseconds_t = Int
public typealias clock_t = Int
public typealias clockid_t = Int32
public typealias dev_t = UInt
public typealias ino_t = UInt
public typealias nlink_t = UInt
public typealias blksize_t = Int
public typealias blkcnt_t = Int
public typealias nfds_t = UInt
public typealias wchar_t = Int32
public typealias wint_t = UInt32
public typealias tcflag_t = UInt32
public typealias cc_t = UInt8
public typealias speed_t = UInt32
public typealias rlim_t = UInt
public typealias pthread_t = UInt
public typealias socklen_t = UInt32
public typealias in_addr_t = UInt32
public typealias in_port_t = UInt16
public typealias sa_family_t = UInt16
public typealias FILE = _CFile
public typealias DIR = OpaquePointer
public typealias sighandler_t = @convention(c) (Int32) -> Void

public struct CVaListPointer {
  public init(_fromUnsafeMutablePointer pointer: UnsafeMutableRawPointer) { _inC() }
}

public struct timespec: Sendable {
  public var tv_sec: Int = 0
  public var tv_nsec: Int = 0
  public init() {}
  public init(tv_sec: Int, tv_nsec: Int) {
    self.tv_sec = tv_sec
    self.tv_nsec = tv_nsec
  }
}

public struct timeval: Sendable {
  public var tv_sec: Int = 0
  public var tv_usec: Int = 0
  public init() {}
  public init(tv_sec: Int, tv_usec: Int) {
    self.tv_sec = tv_sec
    self.tv_usec = tv_usec
  }
}

public struct rlimit: Sendable {
  public var rlim_cur: UInt = 0
  public var rlim_max: UInt = 0
  public init() {}
  public init(rlim_cur: UInt, rlim_max: UInt) {
    self.rlim_cur = rlim_cur
    self.rlim_max = rlim_max
  }
}

public struct winsize: Sendable {
  public var ws_row: UInt16 = 0
  public var ws_col: UInt16 = 0
  public var ws_xpixel: UInt16 = 0
  public var ws_ypixel: UInt16 = 0
  public init() {}
  public init(ws_row: UInt16, ws_col: UInt16, ws_xpixel: UInt16, ws_ypixel: UInt16) {
    self.ws_row = ws_row
    self.ws_col = ws_col
    self.ws_xpixel = ws_xpixel
    self.ws_ypixel = ws_ypixel
  }
}

public struct pollfd: Sendable {
  public var fd: Int32 = 0
  public var events: Int16 = 0
  public var revents: Int16 = 0
  public init() {}
  public init(fd: Int32, events: Int16, revents: Int16) {
    self.fd = fd
    self.events = events
    self.revents = revents
  }
}

public struct inotify_event: Sendable {
  public var wd: Int32 = 0
  public var mask: UInt32 = 0
  public var cookie: UInt32 = 0
  public var len: UInt32 = 0
  public init() {}
  public init(wd: Int32, mask: UInt32, cookie: UInt32, len: UInt32) {
    self.wd = wd
    self.mask = mask
    self.cookie = cookie
    self.len = len
  }
}

public struct regmatch_t: Sendable {
  public var rm_so: Int32 = 0
  public var rm_eo: Int32 = 0
  public init() {}
  public init(rm_so: Int32, rm_eo: Int32) {
    self.rm_so = rm_so
    self.rm_eo = rm_eo
  }
}

public struct tm: Sendable {
  public var tm_sec: Int32 = 0
  public var tm_min: Int32 = 0
  public var tm_hour: Int32 = 0
  public var tm_mday: Int32 = 0
  public var tm_mon: Int32 = 0
  public var tm_year: Int32 = 0
  public var tm_wday: Int32 = 0
  public var tm_yday: Int32 = 0
  public var tm_isdst: Int32 = 0
  public var tm_gmtoff: Int = 0
  public init() {}
}

public struct termios: Sendable {
  public var c_iflag: UInt32 = 0
  public var c_oflag: UInt32 = 0
  public var c_cflag: UInt32 = 0
  public var c_lflag: UInt32 = 0
  public var c_line: UInt8 = 0
  public init() {}
}

public struct rusage: Sendable {
  public var ru_utime: timeval = timeval()
  public var ru_stime: timeval = timeval()
  public var ru_maxrss: Int = 0
  public var ru_minflt: Int = 0
  public var ru_majflt: Int = 0
  public var ru_nvcsw: Int = 0
  public var ru_nivcsw: Int = 0
  public init() {}
}

public struct sigset_t: Sendable {
  public var _bits: UInt64 = 0
  public init() {}
}

public struct mbstate_t: Sendable {
  public var _count: Int32 = 0
  public init() {}
}

public struct regex_t: Sendable {
  public var re_nsub: Int = 0
  public init() {}
}

public struct posix_spawn_file_actions_t: Sendable {
  public var _count: Int32 = 0
  public init() {}
}

public struct posix_spawnattr_t: Sendable {
  public var _flags: Int16 = 0
  public init() {}
}

public struct pthread_attr_t: Sendable {
  public var _size: Int = 0
  public init() {}
}

public struct pthread_mutex_t: Sendable {
  public var _lock: Int32 = 0
  public init() {}
}

public struct pthread_cond_t: Sendable {
  public var _lock: Int32 = 0
  public init() {}
}
