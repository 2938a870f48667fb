/// The script that teaches a shell to complete `bindery`'s command line, made from the table of
/// options.
package enum CompletionScript {
  package static func text(for shell: CompletionShell) -> String {
    switch shell {
    case .bash: BashCompletion.text
    case .zsh: ZshCompletion.text
    case .fish: FishCompletion.text
    }
  }

  /// The file that keeps the script in the sources, below `completions`.
  package static func fileName(for shell: CompletionShell) -> String {
    switch shell {
    case .bash: "bindery.bash"
    case .zsh: "_bindery"
    case .fish: "bindery.fish"
    }
  }

  /// The files that can be run, and those that can be tested.
  static let scriptSuffixes = ["bindery", "swift"]
  static let transcriptSuffixes = ["session", "md", "swift"]
}
