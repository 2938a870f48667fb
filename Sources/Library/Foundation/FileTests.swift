// File queries of the C library.
//
// Module: Glibc

public var R_OK: Int32 { 4 }
public var W_OK: Int32 { 2 }
public var X_OK: Int32 { 1 }
public var F_OK: Int32 { 0 }
public func access(_ path: String, _ mode: Int32) -> Int32 {
  FileManager.default.fileExists(atPath: path) ? 0 : -1
}
