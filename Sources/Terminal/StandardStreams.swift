import Glibc

/// The standard descriptors.
package enum StandardStreams {
  /// Opens standard descriptors that the caller closed, in the direction that cannot be used:
  /// reading and writing fail as they should, and no file opened later gets their number.
  package static func fillClosed() {
    for (descriptor, mode) in [(0 as Int32, O_WRONLY), (1, O_RDONLY), (2, O_RDONLY)]
    where fcntl(descriptor, F_GETFD) < 0 && errno == EBADF {
      // Opening returns the lowest free descriptor, which is this one.
      _ = open("/dev/null", mode)
    }
  }
}
