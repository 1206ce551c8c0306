// node in-engine.js REQUEST ENGINE: the same work in an engine process of the server, with its flags, its environment and
// its state. Prints one line of JSON per measured run: the processor time of all its threads from one answer
// to the next, with what it does between two tasks, and its peak memory so far. A run repeats work of a few milliseconds.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { processVariables } from '@pagesmith/operations/process-flags';
import { engineArgs } from './engine-args.ts';
import { callOf, readRequest } from './request.ts';

const [, , path = '', engine = ''] = process.argv;
const request = readRequest(path);
const folder = mkdtempSync(join(dirname(request.output), 'engine-'));
const child = spawn(process.execPath, engineArgs(engine), {
  stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  serialization: 'advanced',
  env: processVariables,
  cwd: folder,
});
const state = `/proc/${child.pid}`;

interface Reply {
  readonly kind: string;
  readonly processorMs: number;
}

async function reply(): Promise<Reply> {
  const [received]: Reply[] = await once(child, 'message');
  if (received && ['ready', 'file', 'json'].includes(received.kind)) return received;
  throw new Error(`The engine answered ${JSON.stringify(received)}.`);
}

/** Linux counts in nanoseconds what each thread has worked. */
function workedMs(): number {
  const threads = readdirSync(`${state}/task`);
  const times = threads.map((id) => readFileSync(`${state}/task/${id}/schedstat`, 'utf8').split(' ')[0]);
  return times.reduce((sum, time) => sum + Number(time) / 1e6, 0);
}

const peakBytes = () => 1024 * Number(/^VmHWM:\s*(\d+)/m.exec(readFileSync(`${state}/status`, 'utf8'))?.[1]);

async function work(): Promise<Reply> {
  for (const name of readdirSync(folder)) rmSync(join(folder, name));
  child.send({ steps: [callOf(request)] });
  return reply();
}

await reply();
let warmUpMs = 0;
for (let run = 0; run < request.warmUps || warmUpMs < (request.warmUpMsMin ?? 0); run++) {
  warmUpMs += (await work()).processorMs;
}
const hasCounts = process.platform === 'linux';
let before = hasCounts ? workedMs() : 0;
for (let run = 0; run < request.runs; run++) {
  let times = 0;
  let answeredMs = 0;
  do {
    answeredMs += (await work()).processorMs;
    times += 1;
  } while (answeredMs < (request.runMsMin ?? 0));
  const now = hasCounts ? workedMs() : before + answeredMs;
  console.log(
    JSON.stringify({ cpuMs: (now - before) / times, ...(hasCounts && { peakBytes: peakBytes() }) }),
  );
  before = now;
}
child.disconnect();
rmSync(folder, { recursive: true, force: true });
