import { words as apiWords } from '@pagesmith/client/words';
import { bodyFlags, callFlags, commonFlags, commonFlagsOf, none } from './arguments.ts';
import {
  type Command,
  commands,
  filePartsOf,
  operationCommands,
  placedOf,
  type RouteCommand,
  routeCommands,
} from './commands.ts';
import { exitCodes } from './exit-codes.ts';
import type { Flag } from './flags.ts';
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
  return `${[
    said.tagline,
    section(said.usage, '  pagesmith COMMAND FILE… [--OPTION …] -o OUTPUT'),
    section(said.commands, table(operationCommands.map((command) => rowOf(command, language)))),
    section(said.managing, table(routeCommands.map((command) => rowOf(command, language)))),
    said.helpOf,
    section(said.examples, examples.map((line) => `  ${line}`).join('\n')),
    section(said.everywhere, flagTable({ ...commonFlags, ...callFlags, ...bodyFlags }, language)),
    section(said.others, table(Object.entries(said.other))),
    section(
      said.exits,
      table(Object.entries(exitCodes).map(([name, code]) => [String(code), said.exit[name] ?? ''])),
    ),
  ].join('\n\n')}\n`;
}

const examples = [
  'pagesmith merge a.pdf b.pdf -o out.pdf',
  'pagesmith extract-pages - --pages 1,3-5 -o - < in.pdf > out.pdf',
  'pagesmith files upload form.pdf --keep template',
  'pagesmith fill file:ID --field name=Zoë --link',
  'pagesmith merge https://example.com/a.pdf job:ID b.pdf -o out.pdf',
  'pagesmith pipelines --pipeline steps.json --part form=@form.pdf --part name=Zoë -o out.pdf',
  'pagesmith keys rotate ID --overlap-hours 24',
];

const rowOf = (command: Command, language: Language): [string, string] => [
  [command.name, filesOf(command)].filter(Boolean).join(' '),
  wordsOf(command, language).summary,
];

/** What can be done with a noun; undefined if there is none of that name. */
export function groupHelp(noun: string, language: Language): string | undefined {
  const ofNoun = commands.filter(({ name }) => name.startsWith(`${noun} `));
  if (ofNoun.length === 0) return undefined;
  const rows = table(ofNoun.map((command) => rowOf(command, language)));
  return `${section(words[language].commands, rows)}\n\n${words[language].helpOf}\n`;
}

const wordsOf = (command: Command, language: Language) =>
  'route' in command
    ? { ...apiWords[language].routes[command.id], description: '' }
    : apiWords[language].operations[command.id];

export function commandHelp(command: Command, language: Language): string {
  const said = words[language];
  const { summary, description, help } = wordsOf(command, language);
  const inPlace = placedOf(command);
  const files = 'route' in command ? [] : filePartsOf(command).map(([name]) => name);
  const given = [...inPlace, ...files].map((name): [string, string] => [name, help[name] ?? '']);
  const flags = command.flags
    .filter(({ name }) => !files.includes(name))
    .map((flag): [string, string] => [typed(flag), about(flag, help[flag.name] ?? '', language)]);
  const example = usageOf(command);
  return `${[
    [summary, description].filter(Boolean).join('\n'),
    section(said.usage, `  ${example}`),
    ...(given.length > 0 ? [section(files.length > 0 ? said.files : said.values, table(given))] : []),
    ...(flags.length > 0 ? [section(said.options, table(flags))] : []),
    section(said.everywhere, flagTable(commonFlagsOf(command), language)),
  ].join('\n\n')}\n`;
}

const answersFile = (command: Command) =>
  'route' in command ? command.route.answer === 'file' : command.operation.result.kind !== 'json';

const usageOf = (command: Command): string =>
  [
    `pagesmith ${command.name}`,
    filesOf(command),
    command.flags.length > 0 ? '[--OPTION …]' : '',
    answersFile(command) ? '-o OUTPUT' : '',
  ]
    .filter(Boolean)
    .join(' ');

function filesOf(command: Command): string {
  const inPlace = placedOf(command).map((name) => name.toUpperCase());
  if ('route' in command) return [...inPlace, ...requiredOf(command)].join(' ');
  const files = filePartsOf(command).map(([name, { kind }]) =>
    kind === 'files' ? `${name.toUpperCase()}…` : name.toUpperCase(),
  );
  return [...inPlace, ...files].join(' ');
}

const requiredOf = ({ flags }: RouteCommand): string[] =>
  flags.filter(({ isRequired }) => isRequired).map(({ flag }) => `--${flag} …`);

function typed({ flag, kind }: Flag): string {
  if (kind === 'switch') return `--${flag}`;
  if (kind === 'pipeline') return `--${flag} STEPS.json`;
  if (kind === 'parts') return `--${flag} NAME=TEXT, NAME=@FILE`;
  return `--${flag} ${kind === 'fields' || kind === 'pairs' ? 'NAME=VALUE' : '…'}`;
}

function about({ kind, isRequired, isNullable, choices }: Flag, help: string, language: Language): string {
  const said = words[language];
  const notes = [
    ...(isRequired ? [said.required] : []),
    ...(kind === 'texts' ? [said.repeatable] : []),
    ...(choices ? [said.oneOf(choices.join(', '))] : []),
    ...(isNullable ? [said.orNone(none)] : []),
  ];
  return [help, notes.length > 0 ? `(${notes.join('; ')})` : ''].filter(Boolean).join(' ');
}

const flagTable = (flags: ReturnType<typeof commonFlagsOf>, language: Language): string =>
  table(
    Object.entries(flags).map(([name, flag]) => {
      const short = 'short' in flag ? `-${flag.short}, ` : '';
      return [`${short}--${name}${flag.type === 'string' ? ' …' : ''}`, words[language].common[name] ?? ''];
    }),
  );
