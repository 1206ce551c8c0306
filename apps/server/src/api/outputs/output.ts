import { requestFailures } from '@pagesmith/operations';
import type { FastifyRequest } from 'fastify';
import { outputFailures } from './failures.ts';

/** How the caller wants the result: as the answer, by a link, or sent to an address of the caller's. */
export type Output =
  | { readonly kind: 'file' }
  | { readonly kind: 'link' }
  | { readonly kind: 'delivery'; readonly url: string };

const answers = ['file', 'link'] as const;
const deliveryHeader = 'x-deliver-to';

interface Terms {
  readonly isAsync: boolean;
  readonly hasGdprMode: boolean;
}

/** Refused before anything is uploaded, where it can be. */
export function outputOf({ query, headers }: FastifyRequest, { isAsync, hasGdprMode }: Terms): Output {
  const { answer = 'file' } = query as Record<string, string>;
  if (!answers.some((known) => known === answer)) {
    throw requestFailures.queryOptionNotChoice({ option: 'answer', choices: answers });
  }
  const url = headers[deliveryHeader];
  if (answer === 'file') return url === undefined ? { kind: 'file' } : { kind: 'delivery', url: String(url) };
  if (url !== undefined) throw outputFailures.outputAmbiguous();
  // A job has its result at its own address, and the GDPR service keeps none.
  if (isAsync) throw outputFailures.linkNotForJobs();
  if (hasGdprMode) throw outputFailures.linkNotPrivate();
  return { kind: 'link' };
}

/** A JSON body may name the address too. */
export function withDelivery(output: Output, url: string | undefined): Output {
  if (url === undefined) return output;
  if (output.kind !== 'file') throw outputFailures.outputAmbiguous();
  return { kind: 'delivery', url };
}

/** Two requests that want their results in different ways are different requests. */
export const outputName = (output: Output): string =>
  output.kind === 'delivery' ? `delivered to ${output.url}` : output.kind;
