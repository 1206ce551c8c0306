// node compile-engine.js SAMPLES: the end of a build. For each set of flags that engine processes run with, works through
// the example of every operation and keeps what V8 compiled for it, so that no engine process has to compile it again.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { operations, readOptions, readParts } from '@pagesmith/operations';
import { longProcessFlags, processFlags } from '@pagesmith/operations/process-flags';
import { compiledPath, runBundle } from './bundle.ts';
import type { Reply, Task } from './protocol.ts';

const [, file = '', samples = '', folder] = process.argv;

function taskOf(operation: (typeof operations)[number]): Task {
  const { id, example } = operation;
  const received = example.parts.map(([name, value]) => ({
    name,
    content: typeof value === 'string' ? value : { source: join(samples, value.sample) },
  }));
  const input = readParts(operation, received);
  const options = readOptions(operation, (example.options ?? {}) as Record<string, string>);
  return { steps: [{ operation: id, input, options }], watermark: 'Sample' };
}

/** In the process whose flags count. */
function compile(): void {
  const tasks = operations.map(taskOf);
  process.send = (reply: Reply): true => {
    if (reply.kind === 'crash') throw new Error(reply.report);
    const task = tasks.shift();
    if (task) process.emit('message', task, undefined);
    else {
      writeFileSync(compiledPath(), script.createCachedData());
      process.exit();
    }
    return true;
  };
  const script = runBundle();
}

function compileForAll(): void {
  const own = mkdtempSync(join(tmpdir(), 'pagesmith-compile-'));
  try {
    for (const flags of [processFlags, longProcessFlags]) {
      execFileSync(process.execPath, [...flags, file, samples, own], {
        cwd: own,
        stdio: 'inherit',
      });
    }
  } finally {
    rmSync(own, { recursive: true, force: true });
  }
}

if (folder) compile();
else compileForAll();
