import type { Answer, Offered } from './caller.ts';

export const percentile = (answers: readonly Answer[], share: number): number => {
  const sorted = answers.map(({ latencyMs }) => latencyMs).sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
};

/** How many answers of each status, such as `200 × 800, 503 × 12`. */
export function statuses(answers: readonly Answer[]): string {
  const counts = new Map<string, number>();
  for (const { status, reason } of answers) {
    const name = status === 0 ? `broken (${reason})` : String(status);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts]
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([name, count]) => `${name} × ${count}`)
    .join(', ');
}

export const successesOf = ({ answers }: Offered): Answer[] => answers.filter(({ status }) => status === 200);

export const rateHeader = `${'offered/s'.padStart(10)}${'done/s'.padStart(9)}${'p50 ms'.padStart(9)}${'p99 ms'.padStart(9)}  answers`;

export function rateLine(perSecond: number, offered: Offered): string {
  const done = successesOf(offered);
  const numbers = [done.length / offered.seconds, percentile(done, 0.5), percentile(done, 0.99)];
  return `${String(perSecond).padStart(10)}${numbers.map((number) => number.toFixed(1).padStart(9)).join('')}  ${statuses(offered.answers)}`;
}

export const megabytes = (bytes: number): string => (bytes / 1_048_576).toFixed(1);

export interface Finding {
  readonly name: string;
  readonly found: string;
  readonly goal: string;
  readonly isReached: boolean;
}

export const findingLine = ({ name, found, goal, isReached }: Finding): string =>
  `  ${isReached ? 'reached' : 'MISSED '} ${name}: ${found}, goal ${goal}`;
