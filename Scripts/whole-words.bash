
# Bash breaks words at colons and at signs, of which ids and texts are made: modality@2019:ko.1.
# What completes them needs them whole and without quotes, as in 탭\ 막대; of what it offers, bash
# wants only what follows the break, and quotes that itself.
_hig_whole_words() {
    local -r line="${COMP_LINE:0:COMP_POINT}"
    local -a words=()
    local word='' before='' quote='' character
    local -i index is_open=0
    for ((index = 0; index < ${#line}; index++)); do
        character="${line:index:1}"
        if [[ -n "${quote}" && "${character}" == "${quote}" ]]; then
            quote=''
        elif [[ "${character}" == \\ && "${quote}" != "'" ]]; then
            index+=1
            word+="${line:index:1}"
            is_open=1
        elif [[ -z "${quote}" && "${character}" == [\"\'] ]]; then
            quote="${character}"
            is_open=1
        elif [[ -z "${quote}" && "${character}" == [[:space:]] ]]; then
            ((is_open)) && words+=("${word}")
            word='' before='' is_open=0
        else
            word+="${character}"
            is_open=1
            [[ -z "${quote}" && "${character}" == [:@] ]] && before="${word}"
        fi
    done
    words+=("${word}")
    # What help is for is what a line begins with.
    local is_help=0
    if ((${#words[@]} > 2)) && [[ "${words[1]}" == help ]]; then
        words=("${words[0]}" "${words[@]:2}")
        is_help=1
    fi
    local -a COMP_WORDS=("${words[@]}")
    local -i COMP_CWORD=$((${#words[@]} - 1))
    local IFS=' '
    local COMP_LINE="${words[*]}"
    local -i COMP_POINT=${#COMP_LINE}
    unset IFS
    _hig hig "${word}" "${words[COMP_CWORD - 1]}"
    # A search needs no command: its first word may be a topic.
    if ((COMP_CWORD == 1 && !is_help)) && [[ "${word}" != -* ]]; then
        local cur="${word}"
        local -x SAP_SHELL=bash
        __hig_add_completions -W "$(__hig_custom_complete ---completion search -- positional@0 1 "${#cur}")"
    fi
    COMPREPLY=("${COMPREPLY[@]#"${before}"}")
}
complete -o filenames -F _hig_whole_words hig
