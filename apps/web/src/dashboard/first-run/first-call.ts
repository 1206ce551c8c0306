import type { Language } from '@pagesmith/kernel';
import { demonstrations } from '@pagesmith/operations';
import { UserFacingError } from '../../session/backend-errors.ts';
import { storedSessionHeader } from '../../session/stored-session.ts';
import type { ApiKey } from '../documents/documents.ts';

export interface FirstAnswer {
  readonly file: Blob;
  readonly creditsRemaining: string | null;
}

/** The call of the curl beside it, with the sample that the site serves. It is metered like every other. */
export async function makeFirstCall(key: ApiKey, language: Language): Promise<FirstAnswer> {
  const { sample, values } = demonstrations[language];
  const form = new FormData();
  form.append('file', await (await fetch(`/samples/${sample}`)).blob(), sample);
  for (const [field, value] of Object.entries(values)) form.append(field, value);
  const headers = { 'x-api-key-id': key.$id, 'accept-language': language, ...storedSessionHeader() };
  const response = await fetch('/fill-pdf', { method: 'POST', headers, body: form });
  if (!response.ok) {
    const { error } = (await response.json().catch(() => ({}))) as { error?: string };
    throw new UserFacingError(error);
  }
  return { file: await response.blob(), creditsRemaining: response.headers.get('x-credits-remaining') };
}

/** In single quotes nothing is special to a shell but the quote itself. */
const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** What makes the same call from a terminal: the sample first, then the call. */
export function firstCurl(key: string, language: Language): string {
  const { sample, values } = demonstrations[language];
  const call = [
    `curl ${quoted(`${location.origin}/fill-pdf`)}`,
    `-H ${quoted(`x-api-key: ${key}`)}`,
    `-F ${quoted(`file=@${sample}`)}`,
    ...Object.entries(values).map(([field, value]) => `--form-string ${quoted(`${field}=${value}`)}`),
    `-o ${quoted('filled-document.pdf')}`,
  ].join(' \\\n  ');
  return `curl -O ${quoted(`${location.origin}/samples/${sample}`)}\n${call}`;
}
