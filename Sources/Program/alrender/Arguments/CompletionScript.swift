// SPDX-License-Identifier: Apache-2.0
/// A shell's completion script that completes the form without a command as well: where the first word is not a command,
/// the script goes on as if `render` were written before it.
enum CompletionScript {
    /// - Parameters:
    ///   - script: as the parser makes it, which offers nothing but commands there.
    ///   - commands: the names of all commands.
    static func offeringDefaultCommand(in script: String, commands: [String]) -> String {
        let names = (commands + ["help"]).joined(separator: " ")
        if script.hasPrefix("#compdef") { return zsh(script, names) }
        if script.contains("unparsed_tokens") { return fish(script, names) }
        return script + bash(names)
    }

    private static func zsh(_ script: String, _ names: String) -> String {
        inserting(
            """
                if (( CURRENT > 2 )) && [[ " \(names) " != *" ${words[2]} "* ]] ||
                    (( CURRENT == 2 )) && [[ " \(names)" != *" ${words[2]}"* ]]; then
                    words=("${words[1]}" render "${(@)words[2,-1]}")
                    (( CURRENT++ ))
                fi

            """, after: "_alrender() {\n", in: script)
    }

    private static func fish(_ script: String, _ names: String) -> String {
        inserting(
            """
                if set -q unparsed_tokens[2]; and not contains -- $unparsed_tokens[2] \(names)
                    set unparsed_tokens $unparsed_tokens[1] render $unparsed_tokens[2..]
                end

            """, after: "set -l unparsed_tokens (__alrender_tokens -pc)\n", in: script)
    }

    private static func inserting(_ lines: String, after start: String, in script: String) -> String {
        guard let place = script.firstRange(of: start) else { return script }
        return script[..<place.upperBound] + lines + script[place.upperBound...]
    }

    private static func bash(_ names: String) -> String {
        """

        __alrender_or_render() {
            if [[ " \(names) " != *" ${COMP_WORDS[1]} "* ]] && ((COMP_CWORD > 1)); then
                __alrender_as_render "${@}"
                return
            fi
            _alrender "${@}"
            if ((COMP_CWORD == 1 && ${#COMPREPLY[@]} == 0)); then
                __alrender_as_render "${@}"
            fi
        }

        __alrender_as_render() {
            local -r start="${COMP_LINE%%"${COMP_WORDS[1]}"*}"
            COMP_LINE="${start}render ${COMP_LINE:${#start}}"
            COMP_POINT=$((COMP_POINT + 7))
            COMP_WORDS=("${COMP_WORDS[0]}" render "${COMP_WORDS[@]:1}")
            COMP_CWORD=$((COMP_CWORD + 1))
            _alrender "${@}"
        }

        complete -o filenames -F __alrender_or_render alrender

        """
    }
}
