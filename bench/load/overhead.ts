import { oneByOne, type Scene } from './measures.ts';
import { type Finding, percentile, statuses } from './report.ts';

const calls = 500;
/** A server in use has compiled what it does often; the database in it takes longest (WebAssembly). */
const callsBefore = 3_000;

/** A call that is refused for its content type, once with a key that is looked up and metered, once without any. */
export async function measureOverhead(scene: Scene, where: string): Promise<number> {
  const headers = { 'content-type': 'application/json', 'content-length': '2' };
  const call = { path: '/list-fields', headers, body: Buffer.from('{}') };
  await oneByOne(scene, call, callsBefore);
  const metered = await oneByOne(scene, call, calls);
  const bare = await oneByOne(scene, call, calls, '');
  const [meteredMs, bareMs] = [percentile(metered, 0.5), percentile(bare, 0.5)];
  console.log(
    `\n${where}: metered p50 ${meteredMs.toFixed(2)} ms (${statuses(metered)}); bare p50 ${bareMs.toFixed(2)} ms (${statuses(bare)})`,
  );
  return meteredMs - bareMs;
}

/** `withFsyncMs`: the same with a disk to wait for, where that was measured too. */
export const overheadFinding = (overheadMs: number, withFsyncMs?: number): Finding => ({
  name: 'authentication and metering of a call, besides the fsync of its commit',
  found: `${overheadMs.toFixed(2)} ms${withFsyncMs === undefined ? '' : ` (${withFsyncMs.toFixed(2)} ms with it)`}`,
  goal: 'under 3 ms',
  isReached: overheadMs < 3,
});
