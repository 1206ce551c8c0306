import type { DeletionProofBody, DeletionProofList } from '@pagesmith/contract';
import { backend } from '../../../session/backend.ts';

const shownMax = 10;

const address = (path: string, parameters: Record<string, string> = {}): URL => {
  const { endpoint, project } = backend().client.config;
  const url = new URL(`${endpoint}/deletion-proofs${path}`);
  for (const [name, value] of Object.entries({ project, ...parameters })) url.searchParams.set(name, value);
  return url;
};

/** The latest; the files have all. */
export async function loadProofs(): Promise<readonly DeletionProofBody[]> {
  const list = (await backend().client.call(
    'get',
    address('', { limit: String(shownMax) }),
  )) as DeletionProofList;
  return list.proofs;
}

export type ProofFile = 'export.json' | 'export.csv' | 'processing-record.csv';

/** For a link: it may be large, and the browser saves it as it comes. */
export const proofFileAddress = (file: ProofFile, locale: string): string =>
  address(`/${file}`, { locale }).toString();
