// Questions about files that programs put to the C library.
//
// Module: Glibc

public let R_OK: Int32 = 4
public let W_OK: Int32 = 2
public let X_OK: Int32 = 1
public let F_OK: Int32 = 0
public func access(_ path: String, _ mode: Int32) -> Int32 {
  FileManager.default.fileExists(atPath: path) ? 0 : -1
}
