import type { Progress } from './protocol.ts';

const tellMs = 500;

/** Tells at most twice a second, because a page may take a millisecond; nothing of work that ends sooner than that. */
export function sparing(
  tell: (progress: Progress) => void,
  now: () => number = () => performance.now(),
): (done: number, total: number) => void {
  let toldAt = now();
  return (done, total) => {
    if (now() - toldAt < tellMs) return;
    toldAt = now();
    tell({ done, total });
  };
}
