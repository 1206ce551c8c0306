import { defineFailures } from '@pagesmith/kernel';
import * as z from 'zod';

/** Which part of a list is wanted: so many, after the one that the cursor names. */
export interface Page {
  readonly limit: number;
  readonly cursor: string | undefined;
}

export const pageLimitMax = 100;
const pageLimitDefault = 25;

export const pagingFailures = defineFailures({
  limitWrong: {
    status: 400,
    title: { en: 'The limit is not accepted', fr: 'La limite n’est pas acceptée' },
    detail: {
      en: `'limit' must be a whole number from 1 to ${pageLimitMax}.`,
      fr: `«\u00a0limit\u00a0» doit être un nombre entier de 1 à ${pageLimitMax}.`,
    },
  },
  cursorUnknown: {
    status: 400,
    title: { en: 'The cursor is unknown', fr: 'Le curseur est inconnu' },
    detail: {
      en: "'cursor' must be the 'next' of an earlier page of this list. What it named may have been deleted since: begin again without it.",
      fr: '«\u00a0cursor\u00a0» doit être le «\u00a0next\u00a0» d’une page précédente de cette liste. Ce qu’il désignait a pu être supprimé\u00a0: recommencez sans lui.',
    },
  },
});

const limitShape = z.coerce.number().int().min(1).max(pageLimitMax);

export function readPage({ limit, cursor }: Readonly<Record<string, string | undefined>>): Page {
  const read = limitShape.safeParse(limit ?? pageLimitDefault);
  if (!read.success) throw pagingFailures.limitWrong();
  return { limit: read.data, cursor };
}

/** One row more than a page says whether there is another page. */
export function pageOf<Row extends { readonly id: string }>(rows: readonly Row[], { limit }: Page) {
  const shown = rows.slice(0, limit);
  return { shown, next: rows.length > limit ? (shown.at(-1)?.id ?? null) : null };
}
