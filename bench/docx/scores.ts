import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pythonWith } from './converters.ts';

/** What the scorer says of one converter: out of 100 by document, and the mean of each of its metrics. */
export interface Scores {
  readonly byDocument: ReadonlyMap<string, number>;
  readonly metrics: ReadonlyMap<string, number>;
}

type Written = Record<string, { score: number; metrics: Record<string, number | null> }>;

/** Why there can be no scores here; undefined when there can. */
export function scorerLacks(): string | undefined {
  return pythonWith('fitz', 'lxml', 'numpy', 'scipy') === undefined
    ? 'python3 with fitz, lxml, numpy and scipy'
    : undefined;
}

/** Lays every document out with LibreOffice, where that is installed, and compares it with its PDF. */
export function scoreFolder(benchmark: string, folder: string): Scores {
  const python = pythonWith('fitz', 'lxml', 'numpy', 'scipy') ?? 'python3';
  const args = ['--bench', join(benchmark, 'pdf'), '--out', folder, '--truth', join(benchmark, 'truth.json')];
  const { status, stderr } = spawnSync(python, [join(benchmark, 'score_docx.py'), ...args], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The scorer ended with ${status}: ${stderr.slice(-1_000)}`);
  const written: Written = JSON.parse(readFileSync(join(folder, 'scores.json'), 'utf8'));
  const documents = Object.entries(written);
  const names = Object.keys(documents[0]?.[1].metrics ?? {});
  return {
    byDocument: new Map(documents.map(([name, { score }]) => [name, score])),
    metrics: new Map(
      names.map((metric) => [metric, mean(documents.flatMap(([, { metrics }]) => metrics[metric] ?? []))]),
    ),
  };
}

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
