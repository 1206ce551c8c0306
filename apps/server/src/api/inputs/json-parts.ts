import { fail } from '@pagesmith/kernel';
import * as z from 'zod';
import { outputFailures } from '../outputs/failures.ts';
import { inputFailures } from './failures.ts';
import type { KindOf } from './input-kind.ts';

/** Where the content of a file is: in the body itself, where a number has taken the place of its base64, or elsewhere. */
export type FileReference =
  | { readonly base64: string }
  | { readonly url: string }
  | { readonly file: string }
  | { readonly job: string };

export interface JsonPart {
  readonly name: string;
  readonly content: string | (FileReference & { readonly name?: string | undefined });
}

const name = z.string().max(255).optional();
const reference = z.union([
  z.strictObject({ base64: z.string(), name }),
  z.strictObject({ url: z.string(), name }),
  z.strictObject({ file: z.string(), name }),
  z.strictObject({ job: z.string(), name }),
]);

/** The parts that a JSON body stands for, in its order: a list is a part for each of its values, null is none. */
export function partsOfJson(body: unknown, kindOf: KindOf): JsonPart[] {
  return Object.entries(objectOf(body)).flatMap(([part, value]) => {
    const kind = kindOf(part);
    if (kind === 'delivery' && isObject(value)) return [];
    if ((kind === 'json' && typeof value !== 'string') || (kind === 'rows' && Array.isArray(value))) {
      return isGiven(value) ? [{ name: part, content: JSON.stringify(value) }] : [];
    }
    if (kind === 'texts' && isObject(value)) return partsOfJson(value, () => 'text');
    const values = Array.isArray(value) ? value : [value];
    return values.filter(isGiven).map((one) => ({
      name: part,
      content:
        (kind === 'file' || kind === 'rows') && isObject(one) ? referenceOf(part, one) : textOf(part, one),
    }));
  });
}

const delivery = z.strictObject({ url: z.string() });

/** Where the result is to be sent, if the body says so. */
export function deliveryIn(body: unknown, kindOf: KindOf): string | undefined {
  const given = Object.entries(objectOf(body)).find(([name]) => kindOf(name) === 'delivery')?.[1];
  if (!isObject(given)) return undefined;
  return delivery.safeParse(given).data?.url ?? fail(outputFailures.deliveryWrong({ accepted: ['url'] }));
}

const isGiven = (value: unknown): boolean => value !== null && value !== undefined;
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const objectOf = (body: unknown) => (isObject(body) ? body : fail(inputFailures.jsonMalformed()));

function referenceOf(part: string, value: unknown) {
  const { data } = reference.safeParse(value);
  return data ?? fail(inputFailures.fileReferenceWrong({ part, accepted: ['base64', 'url', 'file', 'job'] }));
}

function textOf(part: string, value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  throw inputFailures.valueWrong({ part, accepted: ['string', 'number', 'boolean'] });
}
