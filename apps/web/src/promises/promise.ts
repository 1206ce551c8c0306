import type { Words } from '@pagesmith/kernel';

/** Who keeps a promise: a test that would fail, a setting of the server, or people, by a duty that is written down. */
export type Keeper =
  | { readonly test: string; readonly guarantee: string }
  | { readonly setting: string }
  | { readonly duty: string; readonly text: string };

export interface PagePromise {
  /** What the pages say, without its figures: each is part of a sentence on a public page. */
  readonly says: Words;
  readonly keptBy: Keeper;
  /** Why the figure stands in the words rather than in the catalog. */
  readonly fixed?: string;
}

export const test = (file: string, guarantee: string): Keeper => ({ test: file, guarantee });

/** Told in English and in French, and who keeps it. */
export const says = (en: string, fr: string, keptBy: Keeper, fixed?: string): PagePromise => ({
  says: { en, fr },
  keptBy,
  ...(fixed !== undefined && { fixed }),
});
