import { type ParseArgsConfig, parseArgs } from 'node:util';
import { type Command, type Flag, flagsOf } from './commands.ts';
import { UsageError } from './exit-codes.ts';
import type { words } from './words.ts';

/** What every command takes. */
export const commonFlags = {
  output: { type: 'string', short: 'o' },
  json: { type: 'boolean' },
  job: { type: 'boolean' },
  password: { type: 'string' },
  url: { type: 'string' },
  key: { type: 'string' },
  profile: { type: 'string' },
  quiet: { type: 'boolean', short: 'q' },
  help: { type: 'boolean', short: 'h' },
} as const;

type CommonValues = ReturnType<typeof parseArgs<{ options: typeof commonFlags }>>['values'];

export interface Given {
  readonly common: CommonValues;
  readonly files: readonly string[];
  /** By the names of the API. */
  readonly values: Readonly<Record<string, unknown>>;
}

type Words = (typeof words)['en'];

export function readArguments(command: Command, args: readonly string[], said: Words): Given {
  const flags = flagsOf(command);
  const { values, positionals } = parse(args, {
    ...commonFlags,
    ...Object.fromEntries(flags.map((flag) => [flag.flag, typeOf(flag)])),
  });
  const given = flags.filter(({ flag }) => values[flag] !== undefined);
  return {
    common: values as CommonValues,
    files: positionals,
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

const typeOf = ({ kind }: Flag) =>
  kind === 'switch'
    ? ({ type: 'boolean' } as const)
    : ({ type: 'string', multiple: kind !== 'text' && kind !== 'pipeline' } as const);

function valueOfFlag({ flag, kind }: Flag, value: unknown, said: Words): unknown {
  if (kind === 'text' || kind === 'switch' || kind === 'pipeline') return value;
  const pairs = (value as string[]).map((text): [string, string] => {
    const equals = text.indexOf('=');
    if (equals < 1) throw new UsageError(said.notAPair(flag, text));
    return [text.slice(0, equals), text.slice(equals + 1)];
  });
  if (kind === 'pairs') return pairs.map(([oldName, newName]) => ({ oldName, newName }));
  const fields = new Map<string, string[]>();
  for (const [name, one] of pairs) fields.set(name, [...(fields.get(name) ?? []), one]);
  return Object.fromEntries(fields);
}
