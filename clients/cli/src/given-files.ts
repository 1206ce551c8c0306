import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import type { FileInput } from '@pagesmith/client';
import { openFile } from '@pagesmith/client/node';
import { filePartsOf, type OperationCommand } from './commands.ts';
import { UsageError } from './exit-codes.ts';
import type { words } from './words.ts';

type Words = (typeof words)['en'];
type Values = Readonly<Record<string, unknown>>;

/** The files of a command by the names of its parts: a part that takes several takes all that others leave. */
export async function givenFiles(
  command: OperationCommand,
  patterns: readonly string[],
  values: Values,
  said: Words,
): Promise<Record<string, FileInput | FileInput[]>> {
  const all = filePartsOf(command);
  const named = all.flatMap(([name]) => [values[name] ?? []].flat() as string[]);
  const paths = patterns.flatMap((pattern) => matching(pattern, said));
  if ([...paths, ...named].filter((path) => path === '-').length > 1) throw new UsageError(said.stdinTwice);
  const parts = all.filter(([name]) => values[name] === undefined);
  const expected = parts.map(([name, { kind }]) => (kind === 'files' ? `${name}…` : name)).join(' ');
  if (paths.length < parts.length) throw new UsageError(said.tooFewFiles(expected, paths.length));
  const taken = new Map<string, readonly string[]>();
  for (const [index, [name, { kind }]] of parts.entries()) {
    const after = parts.length - index - 1;
    taken.set(name, paths.splice(0, kind === 'files' ? paths.length - after : 1));
  }
  if (paths.length > 0) throw new UsageError(said.tooManyFiles(expected, patterns.length));
  const entries = all.map(async ([name, { kind }]) => {
    const given = taken.get(name) ?? ([values[name]].flat() as string[]);
    const files = await Promise.all(given.map(fileOf));
    return [name, kind === 'files' ? files : (files[0] as FileInput)] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

/** A path, - for standard input, or where the server finds it: an address, file: and job: with an id. */
export async function fileOf(text: string): Promise<FileInput> {
  if (/^https?:\/\//i.test(text)) return { url: text };
  const [, kind, id = ''] = /^(file|job):(.+)$/.exec(text) ?? [];
  if (kind === 'file') return { file: id };
  if (kind === 'job') return { job: id };
  return text === '-' ? (Readable.toWeb(process.stdin) as ReadableStream<Uint8Array>) : openFile(text);
}

/** Where the shell has not done it: a pattern in the last part of a path. */
function matching(pattern: string, said: Words): string[] {
  const isPattern = /[*?]/.test(basename(pattern)) && !/^\w+:/.test(pattern);
  if (pattern === '-' || existsSync(pattern) || !isPattern) return [pattern];
  const escaped = basename(pattern).replace(/[.+^${}()|[\]\\]/g, String.raw`\$&`);
  const isMatch = new RegExp(`^${escaped.replaceAll('*', '.*').replaceAll('?', '.')}$`);
  const folder = dirname(pattern);
  const found = existsSync(folder) ? readdirSync(folder).filter((name) => isMatch.test(name)) : [];
  if (found.length === 0) throw new UsageError(said.noFileMatches(pattern));
  return found.sort().map((name) => join(folder, name));
}
