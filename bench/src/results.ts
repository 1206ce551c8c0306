// What was measured last, kept in results.json: the home page shows figures from that file and from nowhere else.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Measurement, roundedMs } from './measure.ts';
import type { TaskResult } from './table.ts';

const path = fileURLToPath(new URL('../results.json', import.meta.url));

const rounded = ({ cpuMs, peakBytes }: Measurement) => ({ cpuMs: roundedMs(cpuMs), peakBytes });

/** Tasks that were not in this run keep what was measured of them before, with its date. */
export function keepResults(results: readonly TaskResult[], versions: ReadonlyMap<string, string>): void {
  const before: Record<string, unknown> = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
  const measuredOn = new Date().toISOString().slice(0, 10);
  const now = results.map(({ task, inputBytes, ours, others }) => [
    task.name,
    {
      measuredOn,
      inputBytes,
      ours: { fresh: rounded(ours.fresh), warm: rounded(ours.warm) },
      others: Object.fromEntries(
        [...others].flatMap(([name, theirs]) =>
          theirs === 'failed' ? [] : [[name, { version: versions.get(name) ?? null, ...rounded(theirs) }]],
        ),
      ),
    },
  ]);
  writeFileSync(path, `${JSON.stringify({ ...before, ...Object.fromEntries(now) }, null, 2)}\n`);
}
