import { setMaxListeners } from 'node:events';
import { endless, scattered, wideForm } from '../../apps/server/src/api/testing/hostile-pdfs.ts';
import { type Answer, type Call, formCall, offer, send } from './caller.ts';
import type { Scene } from './measures.ts';
import { type Finding, percentile, statuses } from './report.ts';

const perSecond = 10;
const seconds = 20;

/** The slowest files that we can make, for the slowest operations. */
const slowCalls = (): Call[] => [
  formCall('/pdf-to-docx', scattered(), {}),
  formCall('/detect-page', endless(), { searchText: 'x' }),
  formCall('/fill-pdf', wideForm(), { f1: 'x' }),
];

/** What paying customers notice of free accounts that send slow files for as long as they may. */
export async function measureFreeAccounts(
  { server: { port }, keys }: Scene,
  freeKeys: readonly string[],
  call: Call,
): Promise<Finding> {
  const paying = { port, call, keys, perSecond, seconds };
  await offer(paying);
  const before = await offer(paying);
  const calls = slowCalls();
  const over = new AbortController();
  setMaxListeners(0, over.signal);
  const slow: Answer[] = [];
  const attackOn = async (key: string, slowCall: Call) => {
    while (!over.signal.aborted) {
      const answer = await send(port, { ...slowCall, signal: over.signal }, key);
      if (!over.signal.aborted) slow.push(answer);
      // Who is refused knocks again, but does not use up the machine of the bench.
      if (answer.status === 429 || answer.status === 503) {
        await new Promise((resolve) => setTimeout(resolve, 500));
      }
    }
  };
  const attacks = freeKeys.flatMap((key) => calls.map((slowCall) => attackOn(key, slowCall)));
  // Once they are at work.
  await new Promise((resolve) => setTimeout(resolve, 3_000));
  const beside = await offer(paying);
  over.abort();
  await Promise.all(attacks);
  const after = await offer(paying);
  const isWhole = beside.answers.every(({ status }) => status === 200);
  const at = (share: number) => ({
    beside: percentile(beside.answers, share),
    // The better of the two: engines that are not warm yet, and other work on the machine, are no part of the usual.
    usual: Math.min(percentile(before.answers, share), percentile(after.answers, share)),
  });
  const [p50, p99] = [at(0.5), at(0.99)];
  console.log(
    `\n${call.path} beside ten free accounts with slow files: p50 ${p50.beside.toFixed(0)} ms, usual ${p50.usual.toFixed(0)}; p99 ${p99.beside.toFixed(0)} ms, usual ${p99.usual.toFixed(0)} (${statuses(beside.answers)}; the slow ones ${statuses(slow)})`,
  );
  return {
    name: `${call.path} of paying customers beside ten free accounts with slow files`,
    found: `${isWhole ? 'all succeed' : 'some fail'}, p99 ${(p99.beside / p99.usual).toFixed(1)} times the usual`,
    goal: 'all succeed, p99 at most twice the usual',
    isReached: isWhole && p99.beside <= 2 * p99.usual,
  };
}
