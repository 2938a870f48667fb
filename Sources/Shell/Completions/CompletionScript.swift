/// The script with which a shell completes bindery's command line, generated from the table of
/// options.
package enum CompletionScript {
  /// The completion script for a shell.
  package static func text(for shell: CompletionShell) -> String {
    switch shell {
    case .bash: BashCompletion.text
    case .zsh: ZshCompletion.text
    case .fish: FishCompletion.text
    }
  }

  /// The name under which the repository keeps the script, in the folder `completions`.
  package static func fileName(for shell: CompletionShell) -> String {
    switch shell {
    case .bash: "bindery.bash"
    case .zsh: "_bindery"
    case .fish: "bindery.fish"
    }
  }

  /// The suffixes of files that can be run, and of those that can be tested.
  static let scriptSuffixes = ["bindery", "swift", "md"]
  static let transcriptSuffixes = ["session", "md", "swift"]
}
