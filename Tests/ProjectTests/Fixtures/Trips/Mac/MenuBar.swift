#if os(macOS)
  import AppKit

  final class MenuBar {
    var items: [String] = []
  }
#endif
