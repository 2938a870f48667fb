import Glibc

/// The descriptors that every program expects to be open.
package enum StandardStreams {
  /// Opens those that the caller has closed, in a direction in which they cannot be used: reading and
  /// writing fail as they should, and no file that is opened later takes their place.
  package static func fillClosed() {
    for (descriptor, mode) in [(0 as Int32, O_WRONLY), (1, O_RDONLY), (2, O_RDONLY)]
    where fcntl(descriptor, F_GETFD) < 0 && errno == EBADF {
      // The lowest descriptor that is free is this one.
      _ = open("/dev/null", mode)
    }
  }
}
