/** Two texts of one row: a field and its value, or an old name and a new one. */
export interface Pair {
  readonly id: number;
  readonly name: string;
  readonly value: string;
  /** Offered because the chosen form has this field; the others are rows the customer has added. */
  readonly isOffered?: boolean;
}

/** What stands in a tool's form, by the names of the operation's parts. */
export interface Draft {
  /** A part that was never touched is absent; one that was emptied is an empty list. */
  readonly files: Readonly<Record<string, readonly File[]>>;
  readonly texts: Readonly<Record<string, string>>;
  readonly pairs: Readonly<Record<string, readonly Pair[]>>;
  /** What stands behind each name in the query; an option that is absent or empty is left out. */
  readonly options: Readonly<Record<string, string>>;
  readonly password: string;
}

export const emptyDraft: Draft = { files: {}, texts: {}, pairs: {}, options: {}, password: '' };

export const filesIn = (draft: Draft, part: string): readonly File[] => draft.files[part] ?? [];
export const textIn = (draft: Draft, part: string): string => draft.texts[part] ?? '';
export const pairsIn = (draft: Draft, part: string): readonly Pair[] => draft.pairs[part] ?? [];

export const withFiles = (draft: Draft, part: string, files: readonly File[]): Draft => ({
  ...draft,
  files: { ...draft.files, [part]: files },
});
export const withText = (draft: Draft, part: string, text: string): Draft => ({
  ...draft,
  texts: { ...draft.texts, [part]: text },
});
export const withPairs = (draft: Draft, part: string, pairs: readonly Pair[]): Draft => ({
  ...draft,
  pairs: { ...draft.pairs, [part]: pairs },
});

export const withOption = (draft: Draft, name: string, value: string): Draft => ({
  ...draft,
  options: { ...draft.options, [name]: value },
});

export const nextPairId = (pairs: readonly Pair[]): number => Math.max(0, ...pairs.map(({ id }) => id)) + 1;
