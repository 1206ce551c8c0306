import { readFileSync } from 'node:fs';
import type { FileInput } from '@pagesmith/client';
import { openFile } from '@pagesmith/client/node';
import { type Command, flagsOf } from './commands.ts';
import { UsageError } from './exit-codes.ts';
import type { words } from './words.ts';

type Words = (typeof words)['en'];
type Values = Readonly<Record<string, unknown>>;

/** What a pipeline is given by name: its steps in a file, and parts, of which those that begin with @ are files. */
export async function pipelineInput(command: Command, values: Values, said: Words): Promise<Values> {
  const input: Record<string, unknown> = {};
  for (const { name, kind } of flagsOf(command)) {
    if (kind === 'pipeline') input[name] = stepsIn(values[name], said);
    if (kind === 'parts') input[name] = await opened((values[name] ?? {}) as Record<string, string[]>);
  }
  return input;
}

function stepsIn(path: unknown, said: Words): unknown {
  if (typeof path !== 'string') throw new UsageError(said.pipelineMissing);
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    throw new UsageError(said.pipelineUnreadable(path));
  }
}

async function opened(given: Readonly<Record<string, readonly string[]>>) {
  const entries = Object.entries(given).map(async ([name, texts]) => {
    const values = await Promise.all(
      texts.map((text): Promise<FileInput> | string =>
        text.startsWith('@') ? openFile(text.slice(1)) : text,
      ),
    );
    return [name, values] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}
