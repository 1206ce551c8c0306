import { setTimeout as pause } from 'node:timers/promises';
import { type Answer, type Call, type Offered, offer, saturate, send, uploadCall } from './caller.ts';
import { largeUpload } from './large-pdf.ts';
import {
  type Finding,
  megabytes,
  percentile,
  rateHeader,
  rateLine,
  statuses,
  successesOf,
} from './report.ts';
import type { LoadedServer } from './server.ts';

export interface Scene {
  readonly server: LoadedServer;
  readonly keys: readonly string[];
}

const rates = [25, 50, 100, 150, 200, 300];
const goalPerSecond = 100;
const goalMs = 250;

/** Processor time tells more than a clock on a machine that does other things too. */
export async function measureCpu({ server, keys }: Scene, call: Call): Promise<void> {
  const { port } = server;
  await saturate({ port, call, keys, seconds: 2 }, 8);
  const before = server.cpuMs();
  const seconds = 6;
  const calls = (await saturate({ port, call, keys, seconds }, 8)) * seconds;
  const after = server.cpuMs();
  const perCall = (process: 'server' | 'engines') => ((after[process] - before[process]) / calls).toFixed(1);
  console.log(
    `\n${call.path}: processor time of a call: server ${perCall('server')} ms, engines ${perCall('engines')} ms (${(calls / seconds).toFixed(0)} calls/s by 8 callers)`,
  );
}

/** Rising rates until calls fail or wait for seconds. */
export async function measureRates({ server: { port }, keys }: Scene, call: Call): Promise<Finding> {
  console.log(`\n${call.path}\n${rateHeader}`);
  const reached = { perSecond: 0, p99Ms: Number.NaN };
  for (const perSecond of rates) {
    const offered = await offer({ port, call, keys, perSecond, seconds: 8 });
    console.log(rateLine(perSecond, offered));
    const p99Ms = percentile(offered.answers, 0.99);
    const isWhole = successesOf(offered).length === offered.answers.length && offered.unsent === 0;
    if (!isWhole || p99Ms > 2_000) break;
    if (p99Ms < goalMs) Object.assign(reached, { perSecond, p99Ms });
  }
  return {
    name: `${call.path} with p99 under ${goalMs} ms`,
    found: `${reached.perSecond} calls/s (p99 ${reached.p99Ms.toFixed(0)} ms)`,
    goal: `${goalPerSecond} calls/s or more`,
    isReached: reached.perSecond >= goalPerSecond,
  };
}

export async function measureUpload({ server, keys: [key = ''] }: Scene): Promise<Finding> {
  const { body, bytes } = largeUpload(500 * 1_048_576);
  const beforeBytes = server.memoryBytes();
  let peakBytes = beforeBytes;
  const watch = setInterval(() => {
    peakBytes = Math.max(peakBytes, server.memoryBytes());
  }, 20);
  const { status, latencyMs } = await send(server.port, uploadCall('/list-fields', body, bytes), key);
  clearInterval(watch);
  const grown = megabytes(peakBytes - beforeBytes);
  return {
    name: 'growth of the server process while 500 MB pass',
    found: `${grown} MB (answer ${status} after ${(latencyMs / 1000).toFixed(1)} s)`,
    goal: '200 and less than 50 MB',
    isReached: status === 200 && Number(grown) < 50,
  };
}

export async function oneByOne({ server: { port }, keys }: Scene, call: Call, count: number, key?: string) {
  const answers: Answer[] = [];
  for (let sent = 0; sent < count; sent += 1) {
    answers.push(await send(port, call, key ?? keys[sent % keys.length] ?? ''));
  }
  return answers;
}

interface Overload {
  readonly offered: Offered;
  /** Every half second. */
  readonly memoryBytes: readonly number[];
}

async function overload({ server, keys }: Scene, call: Call, perSecond: number): Promise<Overload> {
  const memoryBytes: number[] = [];
  const watch = setInterval(() => memoryBytes.push(server.memoryBytes()), 500);
  const offered = await offer({ port: server.port, call, keys, perSecond, seconds: 60 });
  clearInterval(watch);
  console.log(
    `${rateLine(perSecond, offered)}; ${offered.unsent} not sent for want of sockets\nmemory: ${megabytes(settled(memoryBytes))} MB after 20 s, ${megabytes(ended(memoryBytes))} at the end, ${megabytes(Math.max(...memoryBytes))} at most`,
  );
  return { offered, memoryBytes };
}

// What the first seconds need stays; what grows after them would grow for ever. The least of ten seconds, because
// garbage comes and goes between two collections.
const settled = (memoryBytes: readonly number[]) => Math.min(...memoryBytes.slice(20, 40));
const ended = (memoryBytes: readonly number[]) => Math.min(...memoryBytes.slice(-20));

const growth = (when: string, bytes: number): Finding => ({
  name: `growth of memory ${when}`,
  found: `${megabytes(bytes)} MB`,
  goal: 'none (less than 20 MB)',
  isReached: bytes < 20 * 1_048_576,
});

/** Three times what it can do, for a minute, and once more: what the first one needed for good, the second finds. */
export async function measureOverload(scene: Scene, call: Call): Promise<Finding[]> {
  const { server, keys } = scene;
  const usualMs = percentile(await oneByOne(scene, call, 50), 0.5);
  const capacity = await saturate({ port: server.port, call, keys, seconds: 6 }, 32);
  const perSecond = Math.ceil(capacity * 3);
  console.log(`\ncapacity ${capacity.toFixed(0)}/s; offered twice for a minute\n${rateHeader}`);
  const first = await overload(scene, call, perSecond);
  await pause(1_000);
  const laterMs = percentile(await oneByOne(scene, call, 50), 0.5);
  const second = await overload(scene, call, perSecond);
  const answers = [...first.offered.answers, ...second.offered.answers];
  const strangers = answers.filter(({ status }) => ![200, 429, 503].includes(status));
  return [
    {
      name: 'answers to three times the capacity',
      found: strangers.length === 0 ? 'only 200, 429, 503' : `also ${statuses(strangers)}`,
      goal: 'only 200, 429, 503',
      isReached: strangers.length === 0,
    },
    growth('in the last 40 s of it', ended(first.memoryBytes) - settled(first.memoryBytes)),
    growth('by a second minute of it', ended(second.memoryBytes) - ended(first.memoryBytes)),
    {
      name: 'p50 one second after it',
      found: `${laterMs.toFixed(1)} ms`,
      goal: `the usual ${usualMs.toFixed(1)} ms (less than twice)`,
      isReached: laterMs < 2 * usualMs,
    },
  ];
}
