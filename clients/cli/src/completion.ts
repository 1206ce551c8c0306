import { commonFlags } from './arguments.ts';
import { commands, flagsOf } from './commands.ts';
import { UsageError } from './exit-codes.ts';

const common = Object.keys(commonFlags).map((flag) => `--${flag}`);
const names = [...commands.map(({ name }) => name), 'profile', 'completion'];
const cases = commands.map((command) => ({
  name: command.name,
  flags: [...flagsOf(command).map(({ flag }) => `--${flag}`), ...common],
}));

const bash = () => `_pagesmith() {
  local word="\${COMP_WORDS[COMP_CWORD]}"
  if [[ $COMP_CWORD == 1 ]]; then COMPREPLY=($(compgen -W "${names.join(' ')}" -- "$word")); return; fi
  if [[ $word != -* ]]; then COMPREPLY=($(compgen -f -- "$word")); return; fi
  case "\${COMP_WORDS[1]}" in
${cases.map(({ name, flags }) => `    ${name}) COMPREPLY=($(compgen -W "${flags.join(' ')}" -- "$word"));;`).join('\n')}
  esac
}
complete -o filenames -F _pagesmith pagesmith
`;

const zsh = () => `#compdef pagesmith
_pagesmith() {
  if (( CURRENT == 2 )); then compadd ${names.join(' ')}; return; fi
  if [[ $words[CURRENT] != -* ]]; then _files; return; fi
  case $words[2] in
${cases.map(({ name, flags }) => `    ${name}) compadd -- ${flags.join(' ')};;`).join('\n')}
  esac
}
compdef _pagesmith pagesmith
`;

const fish = () =>
  [
    `complete -c pagesmith -n __fish_use_subcommand -f -a '${names.join(' ')}'`,
    ...cases.flatMap(({ name, flags }) =>
      flags.map(
        (flag) => `complete -c pagesmith -n '__fish_seen_subcommand_from ${name}' -l ${flag.slice(2)}`,
      ),
    ),
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
