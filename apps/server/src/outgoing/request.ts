import http from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { pipeline, type Readable } from 'node:stream';
import { Failure } from '@pagesmith/kernel';
import type { Destination } from './destination.ts';
import { outgoingFailures } from './failures.ts';

export interface Sent {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly headers: Readonly<Record<string, string>>;
  /** A stream needs its `content-length` among the headers. */
  readonly body?: string | Readable;
}

interface Conditions {
  readonly signal: AbortSignal;
  /** Trusted beside the usual ones. */
  readonly certificateAuthority?: string | undefined;
}

/** The beginning of the answer; its body has not been read yet. */
export function responseOf(
  { url, hostname, addresses }: Destination,
  { method, headers, body = '' }: Sent,
  { signal, certificateAuthority }: Conditions,
): Promise<http.IncomingMessage> {
  const isHttps = url.protocol === 'https:';
  const { request, Agent } = isHttps ? https : http;
  const isText = typeof body === 'string';
  return new Promise((resolve, reject) => {
    const outgoing = request({
      hostname,
      port: url.port || (isHttps ? 443 : 80),
      path: url.pathname + url.search,
      method,
      headers: {
        ...headers,
        host: url.host,
        ...(isText && method !== 'GET' && { 'content-length': Buffer.byteLength(body) }),
      },
      lookup: answerWith(addresses),
      // A connection of its own: none is left open, and no proxy of the environment is used.
      agent: new Agent({ keepAlive: false }),
      signal,
      ...(certificateAuthority && { ca: certificateAuthority }),
    });
    outgoing.once('response', resolve);
    outgoing.on('error', reject);
    if (isText) outgoing.end(body);
    else pipeline(body, outgoing, (error) => error && reject(error));
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
export async function beginningOf(response: http.IncomingMessage, bytesMax: number): Promise<string> {
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

/** Says why a connection failed, in words that can be shown. */
export function orOutgoingFailure(error: unknown): Failure {
  if (error instanceof Failure) return error;
  const reason = error instanceof Error && 'code' in error ? String(error.code) : 'unreadable answer';
  const isCertificate = /CERT|^ERR_TLS|^UNABLE_TO|^HOSTNAME|SELF_SIGNED/.test(reason);
  const occasion = { cause: error };
  return isCertificate
    ? outgoingFailures.certificateRefused({ reason }, occasion)
    : outgoingFailures.connectionFailed({ reason }, occasion);
}
