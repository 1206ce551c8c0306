import { type Call, send, uploadCall } from './caller.ts';
import { largeUpload } from './large-pdf.ts';
import { oneByOne, type Scene } from './measures.ts';
import { type Finding, megabytes, percentile, statuses } from './report.ts';

const calls = 200;
const largeBytes = 950 * 1_048_576;

/** What ordinary calls notice while another account extracts a page of a very large file, and what memory that takes. */
export async function measureBesideLarge(scene: Scene, call: Call): Promise<Finding[]> {
  const { server, keys } = scene;
  await oneByOne(scene, call, calls);
  const usual = percentile(await oneByOne(scene, call, calls), 0.5);
  const beforeBytes = server.allMemoryBytes();
  let peakBytes = beforeBytes;
  const watch = setInterval(() => {
    peakBytes = Math.max(peakBytes, server.allMemoryBytes());
  }, 50);
  const { body, bytes } = largeUpload(largeBytes, { pages: '1' });
  const large = send(server.port, uploadCall('/extract-pages', body, bytes), keys[0] ?? '');
  const answers = await oneByOne({ server, keys: keys.slice(1) }, call, calls);
  const { status, latencyMs } = await large;
  clearInterval(watch);
  const beside = percentile(answers, 0.5);
  console.log(
    `\nbeside a page of ${megabytes(largeBytes)} MB (${status} after ${(latencyMs / 1000).toFixed(1)} s): p50 ${beside.toFixed(0)} ms, p99 ${percentile(answers, 0.99).toFixed(0)} ms, usual p50 ${usual.toFixed(0)} ms (${statuses(answers)})`,
  );
  const longestMs = Math.max(...answers.map((answer) => answer.latencyMs));
  const isWhole = status === 200 && answers.every((answer) => answer.status === 200);
  return [
    {
      name: `${calls} ordinary calls beside a page of a 950 MB file`,
      found: `${isWhole ? 'all succeed' : 'some fail'}, ${(beside / usual).toFixed(1)} times the usual time`,
      goal: 'all succeed, within three times the usual time (it shares the cores)',
      isReached: isWhole && beside <= 3 * usual,
    },
    {
      name: 'the longest of them',
      found: `${(longestMs / 1000).toFixed(1)} s, beside a call of ${(latencyMs / 1000).toFixed(1)} s`,
      goal: 'none waits for the other: less than a quarter of it',
      isReached: longestMs < latencyMs / 4,
    },
    {
      name: 'growth of the memory of the server and its engines meanwhile',
      found: `${megabytes(peakBytes - beforeBytes)} MB`,
      goal: 'less than 150 MB',
      isReached: peakBytes - beforeBytes < 150 * 1_048_576,
    },
  ];
}
