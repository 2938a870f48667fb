import Glibc

/// A POSIX extended regular expression.
package final class Pattern: @unchecked Sendable {
  private var compiled = regex_t()

  /// Nil for an invalid expression.
  package init?(_ text: String) {
    guard regcomp(&compiled, text, REG_EXTENDED | REG_NOSUB) == 0 else { return nil }
  }

  deinit { regfree(&compiled) }

  /// Whether some part of a text matches.
  package func matches(_ text: String) -> Bool { regexec(&compiled, text, 0, nil, 0) == 0 }
}
