import Shell
import ShellFixtures
import Terminal
import Testing

@Suite struct CompletionScriptTests {
  private static let folder: String = {
    let parts = #filePath.split(separator: "/", omittingEmptySubsequences: false)
    return parts.dropLast(4).joined(separator: "/") + "/completions"
  }()

  @Test(arguments: CompletionShell.allCases) func theCommittedFileIsWhatTheTableMakes(
    shell: CompletionShell
  ) throws {
    let file = CompletionScriptTests.folder + "/" + CompletionScript.fileName(for: shell)
    #expect(try FileAccess.read(file) == CompletionScript.text(for: shell))
  }

  @Test(arguments: CompletionShell.allCases) func theShellAcceptsItsScript(
    shell: CompletionShell
  ) throws {
    guard let program = ProcessRun.find(shell.rawValue) else { return }
    let file = CompletionScriptTests.folder + "/" + CompletionScript.fileName(for: shell)
    let run = try ProcessRun.run(program, ["-n", file])
    #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
  }

  // Command lines, and the expected candidates for the last word as the shell's editor splits it.
  private static let rows: [(line: String, candidates: [String])] = [
    ("bindery --output ", ["jsonl", "text"]),
    ("bindery --output=j", ["jsonl"]),
    ("bindery -o t", ["text"]),
    ("bindery --color=", ["always", "auto", "never"]),
    ("bindery --completions ", ["bash", "fish", "zsh"]),
    ("bindery --ma", ["--max-depth", "--max-memory", "--max-steps"]),
    ("bindery ", ["a.bindery", "b c.swift", "folder", "notes.md"]),
    ("bindery --test ", ["b c.swift", "folder", "notes.md", "tour.session"]),
    ("bindery --test tour.session n", ["notes.md"]),
    ("bindery --seed 3 a", ["a.bindery"]),
    ("bindery --rc x", ["x.rc"]),
    ("bindery a.bindery b", ["b c.swift"]),
    ("bindery a.bindery -- x", ["x.rc"]),
    ("bindery a.bindery --ma", ["--max-depth", "--max-memory", "--max-steps"]),
    ("bindery -- --ma", []),
  ]

  private func makeFolder() throws -> ScratchDirectory {
    let folder = try ScratchDirectory()
    for name in ["a.bindery", "b c.swift", "notes.md", "tour.session", "x.rc"] {
      _ = try folder.file(name, "")
    }
    FileAccess.makeDirectory(folder.path + "/folder")
    return folder
  }

  @Test(arguments: rows, [false, true]) func bashOffers(
    row: (line: String, candidates: [String]), withPackage: Bool
  ) throws {
    guard let bash = ProcessRun.find("bash") else { return }
    let package = "/usr/share/bash-completion/bash_completion"
    guard !withPackage || FileAccess.exists(package) else { return }
    let folder = try makeFolder()
    defer { folder.remove() }
    // readline also splits words at `=`.
    let script = """
      cd "$1"; line=$2
      [[ -z $3 ]] || . "$3"
      . "$4"
      spaced=${line//=/ = }
      read -ra COMP_WORDS <<< "$spaced"
      [[ $line == *[\\ =] && $line != *= ]] && COMP_WORDS+=("")
      COMP_CWORD=$((${#COMP_WORDS[@]} - 1)) COMP_LINE=$line COMP_POINT=${#line}
      COMP_TYPE=9 COMP_KEY=9
      _bindery bindery "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD-1]}" 2>/dev/null
      printf '%s\\n' "${COMPREPLY[@]}" | sort
      """
    let run = try ProcessRun.run(
      bash,
      [
        "--norc", "-c", script, "bash", folder.path, row.line, withPackage ? package : "",
        CompletionScriptTests.folder + "/bindery.bash",
      ], environment: ["LC_ALL": "C"])
    #expect(words(run.output) == row.candidates, "\(row.line): \(run.errors)")
  }

  @Test(arguments: rows) func fishOffers(row: (line: String, candidates: [String])) throws {
    guard let fish = ProcessRun.find("fish") else { return }
    let folder = try makeFolder()
    defer { folder.remove() }
    let run = try ProcessRun.run(
      fish,
      [
        "--no-config", "-c", "cd $argv[1]; source $argv[3]; complete -C $argv[2]",
        folder.path, row.line, CompletionScriptTests.folder + "/bindery.fish",
      ], environment: ["HOME": folder.path, "LC_ALL": "C.UTF-8"])
    let offered = words(run.output).compactMap { line -> String? in
      let word = String(line.prefix { $0 != "\t" })
      let value = word.contains("=") ? String(word.drop { $0 != "=" }.dropFirst()) : word
      return value.hasSuffix("/") ? String(value.dropLast()) : value
    }
    // fish also offers other files, after those of the right kind, and options after a script.
    for candidate in row.candidates {
      #expect(offered.contains(candidate), "\(row.line): \(offered)")
    }
  }

  @Test func zshOffers() throws {
    guard let zsh = ProcessRun.find("zsh") else { return }
    let folder = try makeFolder()
    defer { folder.remove() }
    _ = try folder.file(
      ".zshrc",
      """
      fpath=(\(CompletionScriptTests.folder) $fpath)
      autoload -Uz compinit && compinit -D -u
      hits=\(folder.path)/hits
      compadd() {
        if [[ ${@[1,(i)(-|--)]} == *-(O|A|D)\\ * ]]; then builtin compadd "$@"; return; fi
        local -a found
        builtin compadd -O found "$@"
        print -rl -- $found >> $hits
        builtin compadd "$@"
      }
      finish() {
        comppostfuncs=(finish)
        compstate[insert]= compstate[list]=
        print -r -- END >> $hits
      }
      comppostfuncs=(finish)
      PS1='READY> '
      """)
    let driver = """
      zmodload zsh/zpty
      cd $1
      zpty z "ZDOTDIR=$1 zsh -i"
      zpty -r z text '*READY> *'
      for line in "${@[2,-1]}"; do
        while zpty -r -t z text; do :; done
        : > $1/hits
        zpty -w -n z "$line"$'\\t'
        for i in {1..200}; do
          grep -q END $1/hits && break
          zpty -r -t z text
          sleep 0.02
        done
        print -r -- "== $line"
        grep -v END $1/hits | sort -u
        zpty -w -n z $'\\x15'
      done
      zpty -d z
      """
    let lines = [
      "bindery --output=j", "bindery -o ", "bindery --max-", "bindery a", "bindery --test t",
    ]
    let run = try ProcessRun.run(
      zsh, ["-f", "-c", driver, "zsh", folder.path] + lines,
      environment: ["HOME": folder.path, "TERM": "xterm", "LC_ALL": "C.UTF-8"])
    #expect(
      run.output == """
        == bindery --output=j
        jsonl
        == bindery -o 
        jsonl
        text
        == bindery --max-
        --max-depth
        --max-memory
        --max-steps
        == bindery a
        a.bindery
        == bindery --test t
        tour.session

        """, "\(run.errors)")
  }

  private func words(_ text: String) -> [String] {
    text.split(separator: "\n").map(String.init)
  }
}
