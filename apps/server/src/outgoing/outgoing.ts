import type { IncomingMessage } from 'node:http';
import { findDestination, type Rules } from './destination.ts';
import { outgoingFailures } from './failures.ts';
import { followRedirects } from './redirects.ts';
import { beginningOf, orOutgoingFailure, responseOf, type Sent } from './request.ts';
import { resolveByDns } from './resolve.ts';

export interface OutgoingOptions extends Partial<Rules> {
  /** For the beginning of an answer, and for all of it where only its beginning is read. */
  readonly timeoutMs: number;
  readonly answerBytesMax: number;
  /** Trusted beside the usual ones. */
  readonly certificateAuthority?: string;
}

type OutgoingRequest = Pick<Sent, 'headers'> & { readonly body: string };

interface Answer {
  readonly status: number;
  /** Its beginning. */
  readonly body: string;
}

export interface Outgoing {
  /** Fails when the address is not one that may be called. */
  check(url: string): Promise<void>;
  /** Any answer counts, even a redirect; fails only when there is none. */
  post(url: string, request: OutgoingRequest): Promise<Answer>;
  /** Redirects are followed, each checked like the first address. Reading the body in time is up to the caller. */
  get(url: string, signal: AbortSignal): Promise<IncomingMessage>;
}

export function createOutgoing(options: OutgoingOptions): Outgoing {
  const { timeoutMs, answerBytesMax, resolve = resolveByDns, mayReachLoopback = false } = options;
  const { certificateAuthority } = options;
  const rules = { resolve, mayReachLoopback };
  const timedOut = () => outgoingFailures.answerTimedOut({ seconds: timeoutMs / 1_000 });
  /** Ends with the failure of the time, of the caller or of the connection, whichever comes first. */
  const inTime = async <T>(work: (signal: AbortSignal) => Promise<T>, callers?: AbortSignal): Promise<T> => {
    const ending = new AbortController();
    const ended = new Promise<never>((_resolve, reject) => {
      ending.signal.addEventListener('abort', () => reject(ending.signal.reason), { once: true });
    });
    const leave = () => ending.abort(callers?.reason);
    callers?.addEventListener('abort', leave, { once: true });
    const timer = setTimeout(() => ending.abort(timedOut()), timeoutMs).unref();
    try {
      return await Promise.race([work(ending.signal).catch(orThrow), ended]);
    } finally {
      clearTimeout(timer);
      callers?.removeEventListener('abort', leave);
    }
  };
  const conditions = (signal: AbortSignal) => ({ signal, certificateAuthority });
  return {
    check: (url) => inTime(async () => void (await findDestination(url, rules))),
    post: (url, request) =>
      inTime(async (signal) => {
        const destination = await findDestination(url, rules);
        const response = await responseOf(destination, { method: 'POST', ...request }, conditions(signal));
        return { status: response.statusCode ?? 0, body: await beginningOf(response, answerBytesMax) };
      }),
    get: (url, callers) =>
      inTime(
        (signal) => followRedirects(url, (address) => findDestination(address, rules), conditions(signal)),
        callers,
      ),
  };
}

const orThrow = (error: unknown): never => {
  throw orOutgoingFailure(error);
};
