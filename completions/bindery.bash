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
            -e|--eval|--resources|--platform|--dependency|-o|--output|--color|--seed|--rc|--max-steps|--max-depth|--max-memory|--filter|--skip|--xunit-output|--completions)
                [[ ${COMP_WORDS[index+1]} == = ]] || ((index++))
                # The word at the cursor is this option's value.
                ((index >= COMP_CWORD)) && break
                ;;
        esac
    done

    if [[ -z $ended ]]; then
        case $prev in
            -e|--eval)
                return ;;
            --resources)
                compopt -o filenames 2>/dev/null
                mapfile -t COMPREPLY < <(compgen -f -- "$cur")
                return ;;
            --platform)
                mapfile -t COMPREPLY < <(compgen -W 'ios macos linux' -- "$cur")
                return ;;
            --dependency)
                return ;;
            -o|--output)
                mapfile -t COMPREPLY < <(compgen -W 'text jsonl' -- "$cur")
                return ;;
            --color)
                mapfile -t COMPREPLY < <(compgen -W 'auto always never' -- "$cur")
                return ;;
            --seed)
                return ;;
            --rc)
                compopt -o filenames 2>/dev/null
                mapfile -t COMPREPLY < <(compgen -f -- "$cur")
                return ;;
            --max-steps)
                return ;;
            --max-depth)
                return ;;
            --max-memory)
                return ;;
            --filter)
                return ;;
            --skip)
                return ;;
            --xunit-output)
                compopt -o filenames 2>/dev/null
                mapfile -t COMPREPLY < <(compgen -f -- "$cur")
                return ;;
            --completions)
                mapfile -t COMPREPLY < <(compgen -W 'bash zsh fish' -- "$cur")
                return ;;
        esac
        if [[ $cur == -* ]]; then
            mapfile -t COMPREPLY < <(compgen -W '-e --eval -i --interactive -n --check --lint --keep-going --stubs --resources --platform --dependency -o --output -q --quiet --echo --color --raw --timing --seed --rc --no-rc --no-history --max-steps --max-depth --max-memory --test --update --filter --skip --xunit-output --github --watch --parallel --no-parallel --completions -h --help -V --version' -- "$cur")
            return
        fi
    fi

    if [[ -n $testing ]]; then
        _bindery_files session md swift
    elif [[ -z $ended ]]; then
        _bindery_files bindery swift md
    else
        compopt -o filenames 2>/dev/null
        mapfile -t COMPREPLY < <(compgen -f -- "$cur")
    fi
} &&
    complete -F _bindery bindery
