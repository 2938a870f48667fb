/// The completion script for bash; it works with and without the package bash-completion.
enum BashCompletion {
  static var text: String {
    let rows = OptionTable.offered
    let withValue = rows.filter(\.takesArgument)
    return """
      # bash completion for bindery, made by: bindery --completions bash

      _bindery_files() {
          # The named kinds of files, and directories to go on in.
          local suffix
          compopt -o filenames 2>/dev/null
          mapfile -t COMPREPLY < <(
              for suffix; do compgen -f -X "!*.$suffix" -- "$cur"; done
              compgen -d -- "$cur"
          )
      }

      _bindery() {
          local cur prev words cword split
          if declare -F _init_completion >/dev/null; then
              _init_completion -s || return
          else
              cur=${COMP_WORDS[COMP_CWORD]}
              prev=${COMP_WORDS[COMP_CWORD-1]}
              # readline makes `--name=value` three words.
              if [[ $cur == = ]]; then
                  cur=
              elif [[ $prev == = ]]; then
                  prev=${COMP_WORDS[COMP_CWORD-2]}
              fi
          fi
          COMPREPLY=()

          local index word testing='' ended=''
          for ((index = 1; index < COMP_CWORD; index++)); do
              word=${COMP_WORDS[index]}
              case $word in
                  =) ((index++)) ;;
                  --) ended=1 ;;
                  --test) testing=1 ;;
                  \(withValue.flatMap(\.spellings).joined(separator: "|")))
                      [[ ${COMP_WORDS[index+1]} == = ]] || ((index++))
                      # The word at the cursor is this option's value.
                      ((index >= COMP_CWORD)) && break
                      ;;
              esac
          done

          if [[ -z $ended ]]; then
              case $prev in
      \(withValue.map(valueCase).joined(separator: "\n"))
              esac
              if [[ $cur == -* ]]; then
                  mapfile -t COMPREPLY < <(compgen -W '\(words(rows))' -- "$cur")
                  return
              fi
          fi

          if [[ -n $testing ]]; then
              _bindery_files \(CompletionScript.transcriptSuffixes.joined(separator: " "))
          elif [[ -z $ended ]]; then
              _bindery_files \(CompletionScript.scriptSuffixes.joined(separator: " "))
          else
              compopt -o filenames 2>/dev/null
              mapfile -t COMPREPLY < <(compgen -f -- "$cur")
          fi
      } &&
          complete -F _bindery bindery

      """
  }

  private static func words(_ rows: [OptionRow]) -> String {
    rows.flatMap(\.spellings).joined(separator: " ")
  }

  private static func valueCase(_ row: OptionRow) -> String {
    let label = "            \(row.spellings.joined(separator: "|")))\n"
    switch row.argument {
    case .choice(_, let choices):
      let words = choices.map(\.word).joined(separator: " ")
      return label
        + "                mapfile -t COMPREPLY < <(compgen -W '\(words)' -- \"$cur\")\n"
        + "                return ;;"
    case .file:
      return label
        + "                compopt -o filenames 2>/dev/null\n"
        + "                mapfile -t COMPREPLY < <(compgen -f -- \"$cur\")\n"
        + "                return ;;"
    case .free, .none: return label + "                return ;;"
    }
  }
}
