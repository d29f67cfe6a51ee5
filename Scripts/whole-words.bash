
# Bash breaks words at colons and at signs, of which ids and texts are made: modality@2019:ko.1.
# What completes them needs them whole; of what it offers, bash wants only what follows the break.
_hig_whole_words() {
    local -a words
    read -ra words <<< "${COMP_LINE:0:COMP_POINT}"
    [[ "${COMP_LINE:COMP_POINT-1:1}" == [[:space:]] ]] && words+=('')
    local -a COMP_WORDS=("${words[@]}")
    local -i COMP_CWORD=$((${#words[@]} - 1))
    local whole="${words[COMP_CWORD]}"
    _hig hig "${whole}" "${words[COMP_CWORD - 1]}"
    COMPREPLY=("${COMPREPLY[@]#"${whole%"${whole##*[:@]}"}"}")
}
complete -o filenames -F _hig_whole_words hig
