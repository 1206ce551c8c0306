import { createHash, randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { DeliveryBody, LinkBody } from '@pagesmith/contract';
import { Failure, uniqueId, type Words } from '@pagesmith/kernel';
import type { Outgoing } from '../../outgoing/outgoing.ts';
import { newFileKey } from '../../sealing/sealing.ts';
import type { KeptFiles } from '../files/kept-files.ts';
import { outputFailures } from './failures.ts';

/** What an operation has made. */
export interface Finished {
  readonly headers: Readonly<Record<string, string>>;
  readonly sizeBytes: number;
  open(): Promise<Readable>;
}

interface Owner {
  readonly accountId: string;
  readonly retentionMinutes: number;
}

export interface LinkDeps {
  readonly files: KeptFiles;
  readonly publicUrl: string;
}

export const hashOfToken = (token: string): Uint8Array => createHash('sha256').update(token).digest();

const nameIn = ({ 'content-disposition': disposition = '' }: Finished['headers']): string =>
  /filename="([^"]+)"/.exec(disposition)?.[1] ?? 'result.json';

const factsOf = ({ headers, sizeBytes }: Finished) => ({
  name: nameIn(headers),
  mediaType: headers['content-type'] ?? '',
  sizeBytes,
});

/** Keeps the result among the account's files, behind an address that nobody can guess. */
export async function keepForLink(
  finished: Finished,
  owner: Owner,
  { files, publicUrl }: LinkDeps,
): Promise<LinkBody> {
  const [id, key, token] = [uniqueId(), newFileKey(), randomBytes(32).toString('base64url')];
  const facts = factsOf(finished);
  await files.folder.keep({ stream: await finished.open() }, id, key);
  const { name, sizeBytes } = facts;
  const link = { linkHash: hashOfToken(token), headers: { ...finished.headers } };
  const kept = await files.rows.keep(owner, { id, key, name, sizeBytes, keep: 'link', ...link });
  // In the query, which no log of ours has.
  const url = `${publicUrl}/links/${id}?token=${token}`;
  return { url, expiresAt: kept.expiresAt.toISOString(), ...facts, file: id };
}

/** Sends the result to the caller's address, once; whatever does not take it fails the call. */
export async function deliver(
  finished: Finished,
  url: string,
  signal: AbortSignal,
  outgoing: Pick<Outgoing, 'put'>,
): Promise<DeliveryBody> {
  const facts = factsOf(finished);
  const content = { type: facts.mediaType, sizeBytes: facts.sizeBytes, body: await finished.open() };
  const { status } = await outgoing.put(url, content, signal).catch((error: unknown) => {
    if (signal.aborted || !(error instanceof Failure) || error.status < 500) throw error;
    throw outputFailures.resultNotDelivered(error.words, { cause: error });
  });
  if (status < 200 || status > 299) throw outputFailures.resultNotDelivered(answered(status));
  return { delivered: true, status, ...facts };
}

const answered = (status: number): Words => ({
  en: `The address answered with the status ${status}.`,
  fr: `L’adresse a répondu par le statut ${status}.`,
});
