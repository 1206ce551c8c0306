import { Readable } from 'node:stream';
import { Failure } from '@pagesmith/kernel';
import { storeAway } from '../failures.ts';
import { type S3Client, S3Refusal } from './s3-client.ts';

/** A file as a stream. A transfer that is cut off continues from there. */
export async function receiveFile(client: S3Client, key: string): Promise<Readable> {
  const first = await client.persist(() => openAt(client, key, 0));
  return Readable.from(pieces(client, key, first), { objectMode: false });
}

interface Opened {
  readonly response: Response;
  /** Ends the transfer. */
  readonly ending: AbortController;
  readonly etag: string;
}

async function* pieces(client: S3Client, key: string, first: Opened): AsyncIterable<Uint8Array> {
  let at = 0;
  let failures = 0;
  let opened: Opened | undefined = first;
  const size = Number(first.response.headers.get('content-length'));
  try {
    while (at < size) {
      const before = at;
      try {
        opened ??= await client.persist(() => openAt(client, key, at, first.etag));
        for await (const piece of readInTime(opened, client.limits.timeoutMs)) {
          at += piece.length;
          yield piece;
        }
        if (at < size) throw new Error(`${key} ended after ${at} of ${size} bytes`);
      } catch (error) {
        if (error instanceof S3Refusal || error instanceof Failure) throw error;
        failures = at > before ? 0 : failures + 1;
        if (failures >= client.limits.attempts) throw storeAway(error);
        opened = undefined;
      }
    }
  } finally {
    opened?.ending.abort();
  }
}

async function openAt(client: S3Client, key: string, at: number, etag?: string): Promise<Opened> {
  const ending = new AbortController();
  const headers: Record<string, string> =
    etag === undefined ? {} : { range: `bytes=${at}-`, 'if-match': etag };
  const timer = setTimeout(() => ending.abort(), client.limits.timeoutMs);
  try {
    const response = await client.send({ method: 'GET', key, headers }, ending.signal);
    return { response, ending, etag: response.headers.get('etag') ?? '' };
  } finally {
    clearTimeout(timer);
  }
}

/** Only waiting for storage counts: the reader may take its time. */
async function* readInTime({ response, ending }: Opened, timeoutMs: number): AsyncIterable<Uint8Array> {
  const reader = response.body?.getReader();
  for (;;) {
    const timer = setTimeout(() => ending.abort(), timeoutMs);
    const result = await reader?.read().finally(() => clearTimeout(timer));
    if (!result || result.done) return;
    yield result.value;
  }
}
