import { readFileSync } from 'node:fs';
import type { FileInput } from '@pagesmith/client';
import type { OperationCommand } from './commands.ts';
import { UsageError } from './exit-codes.ts';
import { fileOf } from './given-files.ts';
import type { words } from './words.ts';

type Words = (typeof words)['en'];
type Values = Readonly<Record<string, unknown>>;

/** What a pipeline is given by name: its steps in a file, and parts, of which those that begin with @ are files. */
export async function pipelineInput(
  { flags }: OperationCommand,
  values: Values,
  said: Words,
): Promise<Values> {
  const input: Record<string, unknown> = {};
  for (const { name, kind } of flags) {
    if (kind === 'pipeline') input[name] = stepsIn(values[name], said);
    if (kind === 'parts') input[name] = await opened((values[name] ?? {}) as Record<string, string[]>);
  }
  return input;
}

function stepsIn(path: unknown, said: Words): unknown {
  if (typeof path !== 'string') throw new UsageError(said.pipelineMissing);
  return jsonIn(path, said);
}

/** A file that holds JSON. */
export function jsonIn(path: string, said: Words): unknown {
  try {
    return JSON.parse(readFileSync(path === '-' ? 0 : path, 'utf8'));
  } catch {
    throw new UsageError(said.jsonUnreadable(path));
  }
}

async function opened(given: Readonly<Record<string, readonly string[]>>) {
  const entries = Object.entries(given).map(async ([name, texts]) => {
    const values = await Promise.all(
      texts.map((text): Promise<FileInput> | string => (text.startsWith('@') ? fileOf(text.slice(1)) : text)),
    );
    return [name, values] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}
