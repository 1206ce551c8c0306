import type { Language } from '@pagesmith/kernel';

/** What one language says: texts, sentences that take a value, and groups or lists of them. */
type Phrase = string | ((...values: never[]) => string) | { readonly [key: string]: Phrase };

/** The shape that every other language has to match, key by key and parameter by parameter. */
type ShapeOf<P> = P extends string
  ? string
  : P extends (...values: infer Values) => string
    ? (...values: Values) => string
    : { readonly [Key in keyof P]: ShapeOf<P[Key]> };

/** One component's words in every language, all of one shape. */
export type WordsOf<Shape> = Readonly<Record<Language, Shape>>;

/** The words of one component, kept beside it. English sets the shape: a missing or extra French text does not compile. */
export function defineWords<const P extends Phrase>(words: {
  en: P & ShapeOf<P>;
  fr: NoInfer<ShapeOf<P>>;
}): WordsOf<ShapeOf<P>> {
  return words;
}
