// npm run bench -- load small: the processor time that a small call takes of the server process, beside the least
// that a server could take, which has the same load.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Call, send } from './caller.ts';
import type { Scene } from './measures.ts';
import type { Finding } from './report.ts';
import { type LoadedServer, startServer } from './server.ts';

const beside = (file: string) => fileURLToPath(new URL(file, import.meta.url));
const callers = 8;
const warmUpCalls = 2_000;
const callsPerRound = 1_000;
const rounds = 5;
const goalMs = 1.3;

/** So many calls, by callers that each wait for their answer; the processor time that each took of the server process. */
async function cpuOfCalls({ server, keys }: Scene, call: Call, count: number): Promise<number> {
  const beforeMs = server.cpuMs().server;
  let sent = 0;
  const callOn = async () => {
    while (sent < count) {
      const { status } = await send(server.port, call, keys[sent++ % keys.length] ?? '');
      if (status !== 200) throw new Error(`${call.path} was answered with ${status}.`);
    }
  };
  await Promise.all(Array.from({ length: callers }, callOn));
  return (server.cpuMs().server - beforeMs) / count;
}

export const startSkeleton = (port: number, dataDir: string, databaseUrl: string): Promise<LoadedServer> => {
  const folder = join(dataDir, 'skeleton');
  mkdirSync(folder);
  return startServer(port, { DATA_DIR: folder, DATABASE_URL: databaseUrl }, beside('skeleton.mjs'));
};

const middle = (times: readonly number[]): number =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? Number.NaN;

export interface SmallCall {
  readonly name: string;
  readonly scene: Scene;
  readonly call: Call;
  /** Whether there is a goal for it. */
  readonly isGoal: boolean;
}

/** In turns, so that whatever else the machine does meets all of them; the last one is what the others are compared with. */
export async function measureSmallCalls(calls: readonly SmallCall[]): Promise<Finding[]> {
  const measured = calls.map((one) => ({ ...one, times: [] as number[] }));
  for (const one of measured) await cpuOfCalls(one.scene, one.call, warmUpCalls);
  for (let round = 0; round < rounds; round += 1) {
    for (const one of measured) one.times.push(await cpuOfCalls(one.scene, one.call, callsPerRound));
  }
  const leastMs = middle(measured.at(-1)?.times ?? []);
  console.log(`\nserver process, processor time of a call (${rounds} rounds of ${callsPerRound} calls)`);
  for (const { name, times } of measured) {
    const ratio = (middle(times) / leastMs).toFixed(2);
    console.log(
      `${name.padEnd(32)} ${middle(times).toFixed(2)} ms (${Math.min(...times).toFixed(2)} to ${Math.max(...times).toFixed(2)}), ${ratio} times the skeleton`,
    );
  }
  const withGoals = measured.filter(({ isGoal }) => isGoal);
  return withGoals.map(({ name, times }) => ({
    name: `processor time of the server process for a call of ${name}`,
    found: `${middle(times).toFixed(2)} ms`,
    goal: `${goalMs} ms or less (the skeleton takes ${leastMs.toFixed(2)})`,
    isReached: middle(times) <= goalMs,
  }));
}
