import { commonFlagsOf } from './arguments.ts';
import { commands } from './commands.ts';
import { UsageError } from './exit-codes.ts';

const unique = (texts: readonly string[]) => [...new Set(texts)];

/** What can stand after each noun; commands of one word have nothing there but files. */
const nouns = unique(commands.flatMap(({ name }) => (name.includes(' ') ? [name.split(' ')[0] ?? ''] : [])));
const verbs = nouns.map((noun) => ({
  noun,
  verbs: commands.flatMap(({ name }) => (name.startsWith(`${noun} `) ? [name.slice(noun.length + 1)] : [])),
}));
const names = unique([...commands.map(({ name }) => name.split(' ')[0] ?? ''), 'profile', 'completion']);
const cases = commands.map((command) => ({
  name: command.name,
  flags: [...command.flags.map(({ flag }) => flag), ...Object.keys(commonFlagsOf(command))].map(
    (flag) => `--${flag}`,
  ),
}));
/** The longer name first: a shell takes the first that fits. */
const patterns = [...cases]
  .sort((a, b) => b.name.split(' ').length - a.name.split(' ').length)
  .map(({ name, flags }) => ({ pattern: name.includes(' ') ? `"${name}"` : `"${name} "*`, flags }));

const bash = () => `_pagesmith() {
  local word="\${COMP_WORDS[COMP_CWORD]}"
  if [[ $COMP_CWORD == 1 ]]; then COMPREPLY=($(compgen -W "${names.join(' ')}" -- "$word")); return; fi
  if [[ $COMP_CWORD == 2 && $word != -* ]]; then
    case "\${COMP_WORDS[1]}" in
${verbs.map(({ noun, verbs: list }) => `      ${noun}) COMPREPLY=($(compgen -W "${list.join(' ')}" -- "$word")); return;;`).join('\n')}
    esac
  fi
  if [[ $word != -* ]]; then COMPREPLY=($(compgen -f -- "$word")); return; fi
  case "\${COMP_WORDS[1]} \${COMP_WORDS[2]}" in
${patterns.map(({ pattern, flags }) => `    ${pattern}) COMPREPLY=($(compgen -W "${flags.join(' ')}" -- "$word"));;`).join('\n')}
  esac
}
complete -o filenames -F _pagesmith pagesmith
`;

const zsh = () => `#compdef pagesmith
_pagesmith() {
  if (( CURRENT == 2 )); then compadd ${names.join(' ')}; return; fi
  if (( CURRENT == 3 )) && [[ $words[CURRENT] != -* ]]; then
    case $words[2] in
${verbs.map(({ noun, verbs: list }) => `      ${noun}) compadd ${list.join(' ')}; return;;`).join('\n')}
    esac
  fi
  if [[ $words[CURRENT] != -* ]]; then _files; return; fi
  case "$words[2] $words[3]" in
${patterns.map(({ pattern, flags }) => `    ${pattern}) compadd -- ${flags.join(' ')};;`).join('\n')}
  esac
}
compdef _pagesmith pagesmith
`;

const fish = () =>
  [
    `complete -c pagesmith -n __fish_use_subcommand -f -a '${names.join(' ')}'`,
    ...verbs.map(
      ({ noun, verbs: list }) =>
        `complete -c pagesmith -n '__fish_seen_subcommand_from ${noun}; and not __fish_seen_subcommand_from ${list.join(' ')}' -f -a '${list.join(' ')}'`,
    ),
    ...cases.flatMap(({ name, flags }) => {
      const seen = name.split(' ').map((word) => `__fish_seen_subcommand_from ${word}`);
      return flags.map((flag) => `complete -c pagesmith -n '${seen.join('; and ')}' -l ${flag.slice(2)}`);
    }),
    '',
  ].join('\n');

/** A script for the shell, which then asks nobody. */
export function completionFor(shell: string | undefined, complaint: string): string {
  switch (shell) {
    case 'bash':
      return bash();
    case 'zsh':
      return zsh();
    case 'fish':
      return fish();
    default:
      throw new UsageError(complaint);
  }
}
