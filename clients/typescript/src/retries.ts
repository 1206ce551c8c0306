import { ConnectionError, PagesmithError } from './errors.ts';

interface Retries {
  /** How often after the first attempt. */
  readonly times: number;
  readonly retryAfterMax: number;
  readonly signal?: AbortSignal | undefined;
}

/** Attempts until one succeeds, one fails for good, or there have been enough. */
export async function withRetries<Value>(
  attempt: () => Promise<Value>,
  { times, retryAfterMax, signal }: Retries,
): Promise<Value> {
  for (let failed = 0; ; failed += 1) {
    try {
      return await attempt();
    } catch (error) {
      const seconds = failed < times ? waitBefore(error, failed) : undefined;
      if (seconds === undefined || seconds > retryAfterMax) throw error;
      await pause(seconds * 1_000, signal);
    }
  }
}

/** In seconds; undefined when another attempt would end the same way. */
function waitBefore(error: unknown, failed: number): number | undefined {
  const mayPass = error instanceof PagesmithError && (error.status === 429 || error.status === 503);
  if (!mayPass && !(error instanceof ConnectionError)) return undefined;
  if (mayPass && error.retryAfter !== undefined) return error.retryAfter;
  // Not all callers at once.
  return 2 ** failed * (0.25 + Math.random() / 4);
}

/** Ends early, with the signal's reason, when it is aborted. */
export function pause(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, ms);
    signal?.addEventListener('abort', stop, { once: true });
  });
}
