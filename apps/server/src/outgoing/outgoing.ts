import http from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { Failure } from '@pagesmith/kernel';
import { type Destination, findDestination, type Rules } from './destination.ts';
import { outgoingFailures } from './failures.ts';
import { resolveByDns } from './resolve.ts';

export interface OutgoingOptions extends Partial<Rules> {
  readonly timeoutMs: number;
  readonly answerBytesMax: number;
  /** Trusted beside the usual ones. */
  readonly certificateAuthority?: string;
}

interface OutgoingRequest {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

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
}

export function createOutgoing(options: OutgoingOptions): Outgoing {
  const { timeoutMs, resolve = resolveByDns, mayReachLoopback = false } = options;
  const rules = { resolve, mayReachLoopback };
  const timedOut = () => outgoingFailures.answerTimedOut({ seconds: timeoutMs / 1_000 });
  const inTime = async <T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> => {
    const signal = AbortSignal.timeout(timeoutMs);
    const timeout = new Promise<never>((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(timedOut()), { once: true });
    });
    return Promise.race([work(signal), timeout]);
  };
  return {
    check: (url) => inTime(async () => void (await findDestination(url, rules))),
    post: (url, request) =>
      inTime(async (signal) => post(await findDestination(url, rules), request, { ...options, signal })),
  };
}

interface Limits extends OutgoingOptions {
  readonly signal: AbortSignal;
}

async function post(destination: Destination, request: OutgoingRequest, limits: Limits): Promise<Answer> {
  try {
    const response = await responseOf(destination, request, limits);
    return { status: response.statusCode ?? 0, body: await beginningOf(response, limits.answerBytesMax) };
  } catch (error) {
    throw error instanceof Failure ? error : failureOf(error);
  }
}

function responseOf(
  { url, hostname, addresses }: Destination,
  { headers, body }: OutgoingRequest,
  { signal, certificateAuthority }: Limits,
): Promise<http.IncomingMessage> {
  const isHttps = url.protocol === 'https:';
  const { request, Agent } = isHttps ? https : http;
  return new Promise((resolve, reject) => {
    const outgoing = request({
      hostname,
      port: url.port || (isHttps ? 443 : 80),
      path: url.pathname + url.search,
      method: 'POST',
      headers: { ...headers, host: url.host, 'content-length': Buffer.byteLength(body) },
      lookup: answerWith(addresses),
      // A connection of its own: none is left open, and no proxy of the environment is used.
      agent: new Agent({ keepAlive: false }),
      signal,
      ...(certificateAuthority && { ca: certificateAuthority }),
    });
    outgoing.once('response', resolve);
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

/** The connection looks the name up again and gets the addresses that were checked. */
const answerWith =
  (addresses: readonly string[]): LookupFunction =>
  (_hostname, { all }, callback) => {
    const found = addresses.map((address) => ({ address, family: isIP(address) }));
    const [first] = found;
    if (all) callback(null, found);
    else callback(null, first?.address ?? '', first?.family ?? 0);
  };

/** The status is known: whatever ends the reading, what was read counts. Leaving the loop ends the connection. */
async function beginningOf(response: http.IncomingMessage, bytesMax: number): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of response) {
      chunks.push(chunk);
      length += chunk.length;
      if (length >= bytesMax) break;
    }
  } catch {
    response.destroy();
  }
  return Buffer.concat(chunks).subarray(0, bytesMax).toString('utf8');
}

function failureOf(error: unknown): Failure {
  const reason = error instanceof Error && 'code' in error ? String(error.code) : 'unreadable answer';
  const isCertificate = /CERT|^ERR_TLS|^UNABLE_TO|^HOSTNAME|SELF_SIGNED/.test(reason);
  const occasion = { cause: error };
  return isCertificate
    ? outgoingFailures.certificateRefused({ reason }, occasion)
    : outgoingFailures.connectionFailed({ reason }, occasion);
}
