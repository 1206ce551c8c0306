import { type Measurement, roundedMs } from './measure.ts';
import type { Ours } from './measure-ours.ts';
import type { Task, ToolName } from './tasks.ts';
import type { LibraryName } from './tools/libraries.ts';

export interface TaskResult {
  readonly task: Task;
  readonly inputBytes: number;
  readonly ours: Ours;
  readonly others: ReadonlyMap<ToolName, Measurement | 'failed'>;
  /** In a process that has done the work before, as ours has, and in one that has not. */
  readonly libraries: ReadonlyMap<LibraryName, { readonly cold: Measurement; readonly warm: Measurement }>;
}

const milliseconds = (ms: number): string => String(roundedMs(ms)).padStart(9);
const megabytes = (bytes: number | undefined): string =>
  (bytes === undefined ? '–' : (bytes / 1024 ** 2).toFixed(0)).padStart(9);
const ratio = (ours: number | undefined, theirs: number | undefined): string =>
  (ours === undefined || !theirs ? '–' : (ours / theirs).toFixed(2)).padStart(9);

const header = `${''.padEnd(18)}${['CPU ms', 'peak MB', 'fresh ÷', 'warm ÷', 'memory ÷'].map((name) => name.padStart(9)).join('')}`;

const plainRow = (name: string, { cpuMs, peakBytes }: Measurement): string =>
  `${name.padEnd(18)}${milliseconds(cpuMs)}${megabytes(peakBytes)}`;

/** What a start takes, ours and Node's own. */
export const startTable = (ours: Measurement, node: Measurement): string =>
  [
    '\na fresh engine process, before any work',
    header,
    plainRow('Pagesmith, fresh', ours),
    `${plainRow('Node alone', node)}${ratio(ours.cpuMs, node.cpuMs)}${ratio(undefined, undefined)}${ratio(ours.peakBytes, node.peakBytes)}`,
  ].join('\n');

/** One task: our own figures first, then each other tool and what we take in ratio to it. */
export function taskTable({ task, inputBytes, ours, others, libraries }: TaskResult): string {
  const { fresh, warm } = ours;
  const rows = [...others].map(([name, theirs]) =>
    theirs === 'failed'
      ? `${name.padEnd(18)}   failed at this task`
      : `${plainRow(name, theirs)}${ratio(fresh.cpuMs, theirs.cpuMs)}${ratio(warm.cpuMs, theirs.cpuMs)}${ratio(fresh.peakBytes, theirs.peakBytes)}`,
  );
  const warmRows = [...libraries].flatMap(([name, { cold, warm: theirs }]) => [
    plainRow(`${name}, cold`, cold),
    `${plainRow(`${name}, warm`, theirs)}${ratio(undefined, undefined)}${ratio(warm.cpuMs, theirs.cpuMs)}${ratio(warm.peakBytes, theirs.peakBytes)}`,
  ]);
  return [
    `\n${task.name} (${megabytes(inputBytes).trim()} MB)`,
    header,
    plainRow('Pagesmith, fresh', fresh),
    plainRow('Pagesmith, warm', warm),
    ...rows,
    ...warmRows,
  ].join('\n');
}

/** The goals, each with what was found. */
export function goalLines(results: readonly TaskResult[]): string[] {
  return results.flatMap(({ task, ours, others, inputBytes }) => {
    const lines: string[] = [];
    const theirs = task.goal && others.get(task.goal.tool);
    if (task.goal && theirs !== undefined && theirs !== 'failed') {
      const found = ours.warm.cpuMs / theirs.cpuMs;
      lines.push(goalLine(`${task.name}: CPU time ÷ ${task.goal.tool}`, found, task.goal.ratioMax));
    }
    if (task.isLarge && ours.fresh.peakBytes !== undefined) {
      lines.push(goalLine(`${task.name}: peak memory ÷ input`, ours.fresh.peakBytes / inputBytes, 3));
    }
    return lines;
  });
}

const goalLine = (name: string, found: number, max: number): string =>
  `  ${found <= max ? 'reached' : 'MISSED '} ${name}: ${found.toFixed(2)}, goal ${max} or less`;
