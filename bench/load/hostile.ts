import { bomb, endless } from '../../apps/server/src/api/testing/hostile-pdfs.ts';
import { type Call, formCall, send } from './caller.ts';
import type { Scene } from './measures.ts';
import { type Finding, percentile, statuses } from './report.ts';

const calls = 20;

/** Twenty calls at once, of several accounts. */
const together = ({ server: { port }, keys }: Scene, call: Call) =>
  Promise.all(Array.from({ length: calls }, (_, index) => send(port, call, keys[index + 1] ?? '')));

/** What ordinary calls notice of an account that sends a file that hangs and one that is a bomb. */
export async function measureHostile(scene: Scene, call: Call): Promise<Finding> {
  const { port } = scene.server;
  await together(scene, call);
  const usual = percentile(await together(scene, call), 0.5);
  const hostile = [endless(), bomb()].map((file) =>
    send(port, formCall('/detect-page', file, { searchText: 'x' }), scene.keys[0] ?? ''),
  );
  // Once they are at work: the first seconds are those in which they have not stood back yet.
  await new Promise((resolve) => setTimeout(resolve, 500));
  const first = await together(scene, call);
  const later = await together(scene, call);
  const times = [first, later].map((answers) => percentile(answers, 0.5));
  console.log(
    `\nbeside a file that hangs and a bomb: p50 ${times.map((time) => time.toFixed(0)).join(', then ')} ms, usual ${usual.toFixed(0)} ms (${statuses([...first, ...later])}; the hostile ones ${statuses(await Promise.all(hostile))})`,
  );
  const isWhole = [...first, ...later].every(({ status }) => status === 200);
  const ratio = Math.max(...times) / usual;
  return {
    name: `${calls} ordinary calls beside a file that hangs and a bomb`,
    found: `${isWhole ? 'all succeed' : 'some fail'}, ${ratio.toFixed(1)} times the usual time`,
    goal: 'all succeed, within twice the usual time',
    isReached: isWhole && ratio <= 2,
  };
}
