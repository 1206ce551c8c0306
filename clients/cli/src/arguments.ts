import { type ParseArgsConfig, parseArgs } from 'node:util';
import type { Command } from './commands.ts';
import { UsageError } from './exit-codes.ts';
import type { Flag } from './flags.ts';
import type { words } from './words.ts';

/** What every command takes. */
export const commonFlags = {
  output: { type: 'string', short: 'o' },
  json: { type: 'boolean' },
  url: { type: 'string' },
  key: { type: 'string' },
  profile: { type: 'string' },
  quiet: { type: 'boolean', short: 'q' },
  help: { type: 'boolean', short: 'h' },
} as const;

/** What every call takes besides. */
export const callFlags = {
  job: { type: 'boolean' },
  link: { type: 'boolean' },
  'deliver-to': { type: 'string' },
  password: { type: 'string' },
} as const;

/** What a command takes whose values are sent as JSON. */
export const bodyFlags = { body: { type: 'string' } } as const;

const allCommonFlags = { ...commonFlags, ...callFlags, ...bodyFlags };
type CommonValues = ReturnType<typeof parseArgs<{ options: typeof allCommonFlags }>>['values'];

/** Which of them a command has. */
export function commonFlagsOf(command: Command): Partial<typeof allCommonFlags> {
  if ('operation' in command) return { ...commonFlags, ...(command.operation.isCall && callFlags) };
  const hasBody = Object.values(command.route.values).some(({ place }) => place === 'body');
  return { ...commonFlags, ...(hasBody && bodyFlags) };
}

export interface Given {
  readonly common: CommonValues;
  /** What is given by its place. */
  readonly placed: readonly string[];
  /** By the names of the API. */
  readonly values: Readonly<Record<string, unknown>>;
}

type Words = (typeof words)['en'];

export function readArguments(command: Command, args: readonly string[], said: Words): Given {
  const { flags } = command;
  const { values, positionals } = parse(args, {
    ...commonFlagsOf(command),
    ...Object.fromEntries(flags.map((flag) => [flag.flag, typeOf(flag)])),
  });
  const given = flags.filter(({ flag }) => values[flag] !== undefined);
  return {
    common: values as CommonValues,
    placed: positionals,
    values: Object.fromEntries(given.map((flag) => [flag.name, valueOfFlag(flag, values[flag.flag], said)])),
  };
}

/** A message of the platform's own says which argument is wrong. */
export function parse(args: readonly string[], options: NonNullable<ParseArgsConfig['options']>) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

const repeated: readonly Flag['kind'][] = ['texts', 'fields', 'pairs', 'parts', 'files'];

const typeOf = ({ kind }: Flag) =>
  kind === 'switch'
    ? ({ type: 'boolean' } as const)
    : ({ type: 'string', multiple: repeated.includes(kind) } as const);

/** What stands for no value, where that is one. */
export const none = 'none';

function valueOfFlag({ flag, kind, isNullable }: Flag, value: unknown, said: Words): unknown {
  if (isNullable && [value].flat().join() === none) return null;
  switch (kind) {
    case 'number':
      return numberIn(flag, String(value), said);
    case 'fields':
    case 'parts':
      return byName(pairsIn(flag, value as string[], said));
    case 'pairs':
      return pairsIn(flag, value as string[], said).map(([oldName, newName]) => ({ oldName, newName }));
    default:
      return value;
  }
}

function numberIn(flag: string, text: string, said: Words): number {
  if (!Number.isFinite(Number(text))) throw new UsageError(said.notANumber(flag, text));
  return Number(text);
}

const pairsIn = (flag: string, texts: readonly string[], said: Words): [string, string][] =>
  texts.map((text) => {
    const equals = text.indexOf('=');
    if (equals < 1) throw new UsageError(said.notAPair(flag, text));
    return [text.slice(0, equals), text.slice(equals + 1)];
  });

function byName(pairs: readonly [string, string][]): Record<string, string[]> {
  const fields = new Map<string, string[]>();
  for (const [name, one] of pairs) fields.set(name, [...(fields.get(name) ?? []), one]);
  return Object.fromEntries(fields);
}
