// The standard locations of files.
//
// Loads by member

extension URL {
  static var homeDirectory: URL { URL(fileURLWithPath: "/home/user/") }
  static var temporaryDirectory: URL { URL(fileURLWithPath: "/tmp/") }
  static var documentsDirectory: URL { URL(fileURLWithPath: "/home/user/Documents/") }
  static var downloadsDirectory: URL { URL(fileURLWithPath: "/home/user/Downloads/") }
  static var desktopDirectory: URL { URL(fileURLWithPath: "/home/user/Desktop/") }
  static var libraryDirectory: URL { URL(fileURLWithPath: "/home/user/Library/") }
  static var cachesDirectory: URL { URL(fileURLWithPath: "/home/user/Library/Caches/") }
  static var applicationSupportDirectory: URL {
    URL(fileURLWithPath: "/home/user/Library/Application Support/")
  }
  static var applicationDirectory: URL { URL(fileURLWithPath: "/home/user/Applications/") }
  static var moviesDirectory: URL { URL(fileURLWithPath: "/home/user/Movies/") }
  static var musicDirectory: URL { URL(fileURLWithPath: "/home/user/Music/") }
  static var picturesDirectory: URL { URL(fileURLWithPath: "/home/user/Pictures/") }
  static var sharedPublicDirectory: URL { URL(fileURLWithPath: "/home/user/Public/") }
  static var trashDirectory: URL { URL(fileURLWithPath: "/home/user/.Trash/") }
  static var userDirectory: URL { URL(fileURLWithPath: "/home/") }
  static func currentDirectory() -> URL {
    URL(fileURLWithPath: FileManager.default.currentDirectoryPath + "/")
  }
}
