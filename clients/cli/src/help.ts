import { words as operationWords } from '@pagesmith/client/words';
import { commonFlags } from './arguments.ts';
import { type Command, commands, type Flag, filePartsOf, flagsOf } from './commands.ts';
import { exitCodes } from './exit-codes.ts';
import { words } from './words.ts';

type Language = keyof typeof words;

/** Two columns, the first as wide as its widest entry. */
function table(rows: readonly (readonly [string, string])[]): string {
  const width = Math.max(...rows.map(([first]) => first.length));
  return rows.map(([first, second]) => `  ${first.padEnd(width)}  ${second}`).join('\n');
}

const section = (title: string, text: string) => `${title}:\n${text}`;

export function generalHelp(language: Language): string {
  const said = words[language];
  const rows = commands.map((command): [string, string] => [
    `${command.name} ${filesOf(command)}`,
    operationWords[language][command.id].summary,
  ]);
  return `${[
    said.tagline,
    section(said.usage, '  pagesmith COMMAND FILE… [--OPTION …] -o OUTPUT'),
    section(said.commands, table(rows)),
    said.helpOf,
    section(
      said.examples,
      '  pagesmith merge a.pdf b.pdf -o out.pdf\n  pagesmith extract-pages - --pages 1,3-5 -o - < in.pdf > out.pdf\n  pagesmith pipelines --pipeline steps.json --part form=@form.pdf --part name=Zoë -o out.pdf',
    ),
    section(said.everywhere, commonHelp(language)),
    section(said.others, table(Object.entries(said.other))),
    section(
      said.exits,
      table(Object.entries(exitCodes).map(([name, code]) => [String(code), said.exit[name] ?? ''])),
    ),
  ].join('\n\n')}\n`;
}

export function commandHelp(command: Command, language: Language): string {
  const said = words[language];
  const { summary, description, help } = operationWords[language][command.id];
  const files = filePartsOf(command).map(([name]): [string, string] => [name, help[name] ?? '']);
  const flags = flagsOf(command).map((flag): [string, string] => [
    typed(flag),
    about(flag, help[flag.name] ?? '', language),
  ]);
  return `${[
    `${summary}\n${description}`,
    section(said.usage, `  pagesmith ${command.name} ${filesOf(command)} [--OPTION …] -o OUTPUT`),
    ...(files.length > 0 ? [section(said.files, table(files))] : []),
    ...(flags.length > 0 ? [section(said.options, table(flags))] : []),
    section(said.everywhere, commonHelp(language)),
  ].join('\n\n')}\n`;
}

const filesOf = (command: Command): string =>
  filePartsOf(command)
    .map(([name, { kind }]) => (kind === 'files' ? `${name.toUpperCase()}…` : name.toUpperCase()))
    .join(' ');

function typed({ flag, kind }: Flag): string {
  if (kind === 'switch') return `--${flag}`;
  if (kind === 'pipeline') return `--${flag} STEPS.json`;
  if (kind === 'parts') return `--${flag} NAME=TEXT, NAME=@FILE`;
  return `--${flag} ${kind === 'text' ? '…' : 'NAME=VALUE'}`;
}

function about({ isRequired, choices }: Flag, help: string, language: Language): string {
  const said = words[language];
  const notes = [
    ...(isRequired ? [said.required] : []),
    ...(choices ? [said.oneOf(choices.join(', '))] : []),
  ];
  return notes.length > 0 ? `${help} (${notes.join('; ')})` : help;
}

const commonHelp = (language: Language): string =>
  table(
    Object.entries(commonFlags).map(([name, flag]) => {
      const short = 'short' in flag ? `-${flag.short}, ` : '';
      return [`${short}--${name}${flag.type === 'string' ? ' …' : ''}`, words[language].common[name] ?? ''];
    }),
  );
