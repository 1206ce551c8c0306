import type { Progress } from './protocol.ts';

const reportIntervalMs = 500;

/** Reports at most twice a second, since a page may take a millisecond; work that ends sooner reports nothing. */
export function throttled(
  report: (progress: Progress) => void,
  now: () => number = () => performance.now(),
): (done: number, total: number) => void {
  let reportedAt = now();
  return (done, total) => {
    if (now() - reportedAt < reportIntervalMs) return;
    reportedAt = now();
    report({ done, total });
  };
}
