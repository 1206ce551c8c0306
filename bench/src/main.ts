// npm run bench: our operations beside other programs, on the same inputs, in one run.
import { rmSync, statSync } from 'node:fs';
import { type Measurement, measureProgram, middle } from './measure.ts';
import { measureOurs, measureStart, repeatsOf } from './measure-ours.ts';
import { keepResults } from './results.ts';
import { goalLines, startTable, type TaskResult, taskTable } from './table.ts';
import { outputPath, type Task, type ToolName, tasks } from './tasks.ts';
import { installedTools, type Start, versionsOf } from './tools/index.ts';
import { findLibraries, type LibraryName, measureLibrary } from './tools/libraries.ts';

const [bundle = '', wanted = ''] = process.argv.slice(2);
const { found, missing } = installedTools();
const { starts: libraries, absences } = findLibraries();
for (const sentence of absences) console.log(sentence);
if (missing.length > 0) console.log(`Not installed, and left out: ${missing.join(', ')}.`);

const results: TaskResult[] = [];
for (const task of tasks.filter(({ name }) => name.includes(wanted))) {
  const inputs = task.inputs();
  const result: TaskResult = {
    task,
    inputBytes: inputs.reduce((total, path) => total + statSync(path).size, 0),
    ours: measureOurs(bundle, task, inputs),
    others: measureOthers(task, inputs),
    libraries: measureLibraries(task, inputs),
  };
  results.push(result);
  console.log(taskTable(result));
}
if ('start'.includes(wanted)) {
  const node = Array.from({ length: 5 }, () => measureProgram(process.execPath, ['--eval', '']));
  console.log(startTable(measureStart(), middle(node)));
}
rmSync(outputPath, { force: true });
keepResults(results, versionsOf(found));
const goals = goalLines(results);
if (goals.length > 0) console.log(`\nGoals (warm process):\n${goals.join('\n')}`);

/** A library that cannot do a task is left out of its table. */
function measureLibraries(task: Task, inputs: readonly string[]): TaskResult['libraries'] {
  const measured: [LibraryName, ReturnType<typeof measureLibrary>][] = [];
  for (const [name, start] of task.library ? libraries : []) {
    try {
      measured.push([name, measureLibrary(start, repeatsOf(task), task.library?.(inputs) ?? [])]);
    } catch {
      console.log(`${name} failed at "${task.name}".`);
    }
  }
  return new Map(measured);
}

function measureOthers(task: Task, inputs: readonly string[]): Map<ToolName, Measurement | 'failed'> {
  const measured = new Map<ToolName, Measurement | 'failed'>();
  for (const [name, start] of found) {
    const command = task.commands[name];
    if (command !== undefined) measured.set(name, measureTool(start, command(inputs, outputPath)));
  }
  return measured;
}

/** A tool that cannot do a task, such as one that runs out of memory, is a result too. */
function measureTool(start: Start, args: readonly string[]): Measurement | 'failed' {
  const [program, ...first] = start;
  try {
    const measured = Array.from({ length: 3 }, () => {
      rmSync(outputPath, { force: true });
      return measureProgram(program, [...first, ...args]);
    });
    return middle(measured);
  } catch {
    return 'failed';
  }
}
