import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import type { FileInput } from '@pagesmith/client';
import { openFile } from '@pagesmith/client/node';
import { type Command, filePartsOf } from './commands.ts';
import { UsageError } from './exit-codes.ts';
import type { words } from './words.ts';

type Words = (typeof words)['en'];

/** The files of a command by the names of its parts: a part that takes several takes all that others leave. */
export async function givenFiles(
  command: Command,
  patterns: readonly string[],
  said: Words,
): Promise<Record<string, FileInput | FileInput[]>> {
  const paths = patterns.flatMap((pattern) => matching(pattern, said));
  if (paths.filter((path) => path === '-').length > 1) throw new UsageError(said.stdinTwice);
  const parts = filePartsOf(command);
  const expected = parts.map(([name, { kind }]) => (kind === 'files' ? `${name}…` : name)).join(' ');
  if (paths.length < parts.length) throw new UsageError(said.tooFewFiles(expected, paths.length));
  const entries: [string, FileInput | FileInput[]][] = [];
  for (const [index, [name, { kind }]] of parts.entries()) {
    const after = parts.length - index - 1;
    const taken = paths.splice(0, kind === 'files' ? paths.length - after : 1);
    const files = await Promise.all(taken.map((path) => opened(path)));
    entries.push([name, kind === 'files' ? files : (files[0] as FileInput)]);
  }
  if (paths.length > 0) throw new UsageError(said.tooManyFiles(expected, patterns.length));
  return Object.fromEntries(entries);
}

const opened = async (path: string): Promise<FileInput> =>
  path === '-' ? (Readable.toWeb(process.stdin) as ReadableStream<Uint8Array>) : openFile(path);

/** Where the shell has not done it: a pattern in the last part of a path. */
function matching(pattern: string, said: Words): string[] {
  if (pattern === '-' || existsSync(pattern) || !/[*?]/.test(basename(pattern))) return [pattern];
  const escaped = basename(pattern).replace(/[.+^${}()|[\]\\]/g, String.raw`\$&`);
  const isMatch = new RegExp(`^${escaped.replaceAll('*', '.*').replaceAll('?', '.')}$`);
  const folder = dirname(pattern);
  const found = existsSync(folder) ? readdirSync(folder).filter((name) => isMatch.test(name)) : [];
  if (found.length === 0) throw new UsageError(said.noFileMatches(pattern));
  return found.sort().map((name) => join(folder, name));
}
