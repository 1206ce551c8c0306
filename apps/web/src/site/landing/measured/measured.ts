import results from '../../../../../../bench/results.json' with { type: 'json' };

export type TaskName = keyof typeof results;
interface Measurement {
  readonly cpuMs: number;
}

/** What one task took, in milliseconds of processor time, by tool. */
export interface MeasuredTask {
  readonly name: TaskName;
  readonly ours: number;
  /** With the start of the process, as the others' figures are. */
  readonly oursFresh: number;
  readonly others: Readonly<Partial<Record<string, number>>>;
}

/** As `npm run bench` wrote them down last. */
export const measuredTasks: readonly MeasuredTask[] = Object.entries(results).map(([name, task]) => ({
  name: name as TaskName,
  ours: task.ours.warm.cpuMs,
  oursFresh: task.ours.fresh.cpuMs,
  others: Object.fromEntries(
    Object.entries<Measurement>(task.others).map(([tool, { cpuMs }]) => [tool, cpuMs]),
  ),
}));

/** Every tool that did one of the tasks, with its version. */
export const otherTools: ReadonlyMap<string, string> = new Map(
  Object.values(results).flatMap(({ others }) =>
    Object.entries<{ version: string }>(others).map(([tool, { version }]) => [tool, version] as const),
  ),
);

/** The oldest of them: all figures are at least as new. */
export const measuredOn: string =
  Object.values(results)
    .map((task) => task.measuredOn)
    .sort()[0] ?? '';
