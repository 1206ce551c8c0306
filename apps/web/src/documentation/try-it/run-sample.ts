import type { Language } from '@pagesmith/kernel';
import type { KnownOperation } from '@pagesmith/operations';
import { storedSessionHeader } from '../../session/stored-session.ts';
import { findOwnKey } from '../own-key/load-own-key.ts';
import { addressOf, isFile } from '../samples/sample.ts';

export interface SampleAnswer {
  readonly status: number;
  /** Those that tell something of the call. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: Blob;
  /** What the answer says, where it is no file. */
  readonly text: string | undefined;
}

const shownHeaders = [
  'content-type',
  'x-request-id',
  'x-credits-used',
  'x-credits-remaining',
  'ratelimit',
  'x-pdf-warnings',
  'x-report',
];

/** The call of the sample beside it, really made: by the session and the key's id, so that the page holds no key. */
export async function runSample(
  operation: KnownOperation,
  language: Language,
): Promise<SampleAnswer | 'signed-out' | 'none'> {
  const key = await findOwnKey();
  if (typeof key === 'string') return key;
  const answer = await fetch(addressOf({ operation, publicUrl: '' }), {
    method: 'POST',
    headers: { 'x-api-key-id': key.$id, 'accept-language': language, ...storedSessionHeader() },
    body: await formOf(operation),
  });
  const body = await answer.blob();
  const isJson = body.type.includes('json');
  return {
    status: answer.status,
    headers: shownHeaders.flatMap((name) => {
      const value = answer.headers.get(name);
      return value === null ? [] : [[name, value] as const];
    }),
    body,
    text: isJson ? JSON.stringify(JSON.parse(await body.text()), null, 2) : undefined,
  };
}

async function formOf({ example }: KnownOperation): Promise<FormData> {
  const form = new FormData();
  for (const [name, value] of example.parts) {
    if (!isFile(value)) form.append(name, value);
    else form.append(name, await (await fetch(`/samples/${value.sample}`)).blob(), value.sample);
  }
  return form;
}
