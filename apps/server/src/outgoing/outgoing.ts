import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
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

interface Content {
  readonly type: string;
  readonly sizeBytes: number;
  readonly body: Readable;
}

/** The least that an address has to take. */
const bytesPerSecondMin = 65_536;

export interface Outgoing {
  /** Fails when the address is not one that may be called. */
  check(url: string): Promise<void>;
  /** Any answer counts, even a redirect; fails only when there is none. */
  post(url: string, request: OutgoingRequest): Promise<Answer>;
  /** Any answer counts, as for a post; a larger body has more time. */
  put(url: string, content: Content, signal: AbortSignal): Promise<Answer>;
  /** Redirects are followed, each checked like the first address. Reading the body in time is up to the caller. */
  get(url: string, signal: AbortSignal): Promise<IncomingMessage>;
}

export function createOutgoing(options: OutgoingOptions): Outgoing {
  const { timeoutMs, answerBytesMax, resolve = resolveByDns, mayReachLoopback = false } = options;
  const { certificateAuthority } = options;
  const find = (url: string) => findDestination(url, { resolve, mayReachLoopback });
  const conditions = (signal: AbortSignal) => ({ signal, certificateAuthority });
  const send = async (url: string, sent: Sent, signal: AbortSignal): Promise<Answer> => {
    const response = await responseOf(await find(url), sent, conditions(signal));
    return { status: response.statusCode ?? 0, body: await beginningOf(response, answerBytesMax) };
  };
  return {
    check: (url) => inTime(timeoutMs, async () => void (await find(url))),
    post: (url, request) => inTime(timeoutMs, (signal) => send(url, { method: 'POST', ...request }, signal)),
    put: (url, { type, sizeBytes, body }, callers) => {
      const headers = { 'content-type': type, 'content-length': String(sizeBytes) };
      const timeMs = timeoutMs + (sizeBytes / bytesPerSecondMin) * 1_000;
      const sending = (signal: AbortSignal) => send(url, { method: 'PUT', headers, body }, signal);
      return inTime(timeMs, sending, callers).finally(() => body.destroy());
    },
    get: (url, callers) =>
      inTime(timeoutMs, (signal) => followRedirects(url, find, conditions(signal)), callers),
  };
}

/** Ends with the failure of the time, of the caller or of the connection, whichever comes first. */
async function inTime<T>(
  timeMs: number,
  work: (signal: AbortSignal) => Promise<T>,
  callers?: AbortSignal,
): Promise<T> {
  const ending = new AbortController();
  const ended = new Promise<never>((_resolve, reject) => {
    ending.signal.addEventListener('abort', () => reject(ending.signal.reason), { once: true });
  });
  const leave = () => ending.abort(callers?.reason);
  callers?.addEventListener('abort', leave, { once: true });
  const overdue = () =>
    ending.abort(outgoingFailures.answerTimedOut({ seconds: Math.round(timeMs / 1_000) }));
  const timer = setTimeout(overdue, timeMs).unref();
  try {
    return await Promise.race([work(ending.signal).catch(orThrow), ended]);
  } finally {
    clearTimeout(timer);
    callers?.removeEventListener('abort', leave);
  }
}

const orThrow = (error: unknown): never => {
  throw orOutgoingFailure(error);
};
