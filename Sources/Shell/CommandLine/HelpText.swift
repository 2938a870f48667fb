/// The text of `--help`, generated from the table of options.
package enum HelpText {
  package static var text: String {
    var lines = [
      "Usage: bindery [options] [FILE...] [-- ARG...]",
      "       bindery --test [--update] FILE...",
      "",
      "A command shell for the data flow of SwiftUI-style programs: it shows which views a change",
      "updates, and why. FILE is Swift (.swift) or Swift with commands (.bindery); - is standard",
      "input. Several files are one program. Without FILE and CODE, a terminal gets a prompt and",
      "anything else is read as a script.",
    ]
    for group in OptionRow.Group.allCases {
      let rows = OptionTable.offered.filter { $0.group == group }
      guard !rows.isEmpty else { continue }
      lines += ["", group.rawValue + ":"]
      lines += rows.map(line)
    }
    lines += [""] + schema + [""] + ending
    return lines.map { $0 + "\n" }.joined()
  }

  private static let schema = [
    "With -o jsonl, each input is answered with one object on a line:",
    #"  {"schema":1,"input":3,"source":"…","ok":true,"output":["…"],"#,
    #"   "value":{"type":"Int","text":"2"},"#,
    #"   "writes":[{"target":"Book#1.title","kind":"assign","old":"\"A\"","new":"\"B\"","#,
    #"   "change":"\"A\" → \"B\"","notified":true}],"updates":[{"view":"BookView#1","causes":"#,
    #"   [{"kind":"property","target":"Book#1.title"}]}],"#,
    #"   "appeared":[{"view":"title","shows":"\"A\""}],"disappeared":[{"view":"…"}],"#,
    #"   "stale":["…"],"staleDetails":[{"view":"…","target":"…","shown":"0","actual":"1","#,
    #"   "remedy":"…","place":"<input 1>:3"}],"why":{"effects":[…],"remedies":["…"]},"#,
    #"   "diagnostics":[{"severity":"error","message":"…","file":"…","line":1,"column":5}]}"#,
    "Errors stand there and not on standard error. bindery-jsonl.schema.json describes it all.",
  ]

  private static let ending = [
    "Exit status: 0; 1 an input failed or a transcript differs; 2 the command line is wrong, a file",
    "cannot be read or has nothing to test; 130 interrupted; 141 nobody reads the output.",
    "",
    "Inside the shell, 'help' lists the commands. The manual page is bindery(1).",
  ]

  private static func line(of row: OptionRow) -> String {
    let short = row.short.map { "-\($0), " } ?? "    "
    let argument = row.argument.placeholder.map { " " + $0 } ?? ""
    let spelling = "  \(short)--\(row.long)\(argument)"
    let gap = max(2, 28 - spelling.count)
    return spelling + String(repeating: " ", count: gap) + row.help
  }
}
