import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import type { Jobs } from '@pagesmith/accounts';
import { Failure, type Words } from '@pagesmith/kernel';
import { partPrefix } from '@pagesmith/operations';
import type { Outgoing } from '../../outgoing/outgoing.ts';
import { apiFailures } from '../failures.ts';
import type { KeptFiles } from '../files/kept-files.ts';
import type { Vault } from '../jobs/vault.ts';
import type { UploadLimits } from '../upload-limits.ts';
import { watchPace } from '../upload-pace.ts';
import { inputFailures } from './failures.ts';
import type { FileReference } from './json-parts.ts';

/** Anything but base64: that is in the body itself. */
export type Elsewhere = Exclude<FileReference, { readonly base64: string }>;

/** The content of a file that is elsewhere; fails if it may not be had. */
export type OpenReference = (reference: Elsewhere, ended: AbortSignal) => Promise<Readable>;

export interface ReferenceDeps {
  readonly outgoing: Outgoing;
  readonly jobs: Jobs;
  readonly vault: Vault;
  readonly files: KeptFiles;
  readonly uploads: UploadLimits;
}

/** A key for all operations may bring its files along. */
export const fileScopes: readonly string[] = ['files', 'operations'];

interface Asker {
  readonly accountId: string;
  readonly fileBytesMax: number;
  /** Fails when the key of the request has none of the scopes. */
  requireScope(accepted: readonly string[]): Promise<unknown>;
  /** Fails when there is no room for that much more, or for as much as the plan allows. */
  requireRoom(sizeBytes: number | undefined): Promise<void>;
}

export const openReferences =
  (asker: Asker, deps: ReferenceDeps): OpenReference =>
  async (reference, ended) => {
    if ('url' in reference) return openUrl(reference.url, ended, asker, deps);
    if ('job' in reference) return openJob(reference.job, asker, deps);
    return openFile(reference.file, asker, deps);
  };

async function openUrl(url: string, ended: AbortSignal, asker: Asker, { outgoing, uploads }: ReferenceDeps) {
  const response = await outgoing.get(url, ended).catch((error: unknown) => {
    throw ended.aborted ? ended.reason : orNotFetched(error);
  });
  try {
    const { statusCode: status = 0, headers } = response;
    if (status !== 200) throw inputFailures.fileNotFetched(answered(status));
    const bytesMax = await fitting(Number(headers['content-length']) || undefined, asker);
    ended.addEventListener('abort', () => response.destroy(ended.reason), { once: true });
    return Readable.from(readInTime(response, uploads, bytesMax), { objectMode: false });
  } catch (error) {
    response.destroy();
    throw error;
  }
}

async function openJob(id: string, asker: Asker, { jobs, vault }: ReferenceDeps): Promise<Readable> {
  await asker.requireScope(['jobs']);
  const { key, sizeBytes, attempt } = await jobs.result(asker.accountId, id);
  await fitting(sizeBytes, asker);
  return vault.readResult(id, attempt, key);
}

async function openFile(id: string, asker: Asker, { files }: ReferenceDeps): Promise<Readable> {
  await asker.requireScope(fileScopes);
  const { sizeBytes, read } = await files.open(asker.accountId, id);
  await fitting(sizeBytes, asker);
  return read();
}

/** How much there will be at most; what is known to be too large is not begun. */
async function fitting(sizeBytes: number | undefined, { fileBytesMax, requireRoom }: Asker): Promise<number> {
  if (sizeBytes !== undefined && sizeBytes > fileBytesMax) {
    throw apiFailures.fileTooLarge({ bytesMax: fileBytesMax });
  }
  await requireRoom(sizeBytes);
  return sizeBytes ?? fileBytesMax;
}

/** As fast as an upload has to be. */
async function* readInTime(response: IncomingMessage, limits: UploadLimits, bytesMax: number) {
  let receivedBytes = 0;
  const endWatch = watchPace(response, {
    limits,
    bytesMax,
    receivedBytes: () => receivedBytes,
    refuse: () => response.destroy(inputFailures.fileNotFetched(tooSlow)),
  });
  try {
    for await (const chunk of response) {
      receivedBytes += chunk.length;
      yield chunk;
    }
  } catch (error) {
    throw orNotFetched(error);
  } finally {
    endWatch();
    response.destroy();
  }
}

const answered = (status: number): Words => ({
  en: `The address answered with the status ${status} instead of 200.`,
  fr: `L’adresse a répondu par le statut ${status} au lieu de 200.`,
});
const tooSlow: Words = {
  en: 'The file came too slowly, or stopped coming.',
  fr: 'Le fichier est arrivé trop lentement, ou s’est interrompu.',
};
const cutOff: Words = {
  en: 'The connection ended before the whole file had come.',
  fr: 'La connexion s’est terminée avant l’arrivée du fichier entier.',
};

/** A refused address keeps its own failure; that a machine of the customer's does not answer is no fault of ours. */
function orNotFetched(error: unknown): Failure {
  if (!(error instanceof Failure)) return inputFailures.fileNotFetched(cutOff, { cause: error });
  return error.status < 500 ? error : inputFailures.fileNotFetched(error.words, { cause: error });
}

/** Says of which part a failure is. */
export function aboutPart(part: string, error: Error): Error {
  if (!(error instanceof Failure)) return error;
  const { kind, words, cause, facts } = error;
  const { en, fr } = partPrefix(part);
  return new Failure(kind, { en: en + words.en, fr: fr + words.fr }, { cause, facts: { ...facts, part } });
}
