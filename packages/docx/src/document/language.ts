import { blocksIn, paragraphsIn } from '../layout/index.ts';
import type { PageModel } from '../model.ts';
import { frequentWordsMin } from './measures.ts';

/** Short words that nearly every sentence of a language has, and few of another one. */
const frequent: readonly (readonly [string, readonly string[]])[] = [
  ['en-US', ['the', 'and', 'of', 'to', 'is', 'that', 'for', 'with', 'this', 'are']],
  ['fr-FR', ['le', 'la', 'les', 'et', 'des', 'est', 'une', 'du', 'dans', 'pour']],
  ['de-DE', ['der', 'die', 'und', 'das', 'ist', 'nicht', 'den', 'mit', 'von', 'ein']],
  ['es-ES', ['el', 'los', 'que', 'y', 'las', 'por', 'una', 'con', 'para', 'del']],
  ['it-IT', ['il', 'di', 'che', 'gli', 'della', 'per', 'sono', 'nel', 'con', 'non']],
  ['pt-PT', ['os', 'que', 'não', 'uma', 'para', 'com', 'do', 'da', 'em', 'ao']],
  ['nl-NL', ['het', 'een', 'van', 'niet', 'zijn', 'op', 'voor', 'dat', 'ook', 'bij']],
  ['pl-PL', ['się', 'nie', 'na', 'jest', 'oraz', 'przez', 'dla', 'że', 'od', 'lub']],
];
const wellFormed = /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i;

/** The language that a document names, or that its words are in; undefined where neither says. */
export function languageOf(named: string, pages: readonly PageModel[]): string | undefined {
  if (wellFormed.test(named)) return named;
  const counts = new Map<string, number>();
  for (const { spans } of pages.flatMap(blocksIn).flatMap(paragraphsIn)) {
    for (const [word] of spans
      .map(({ text }) => text)
      .join('')
      .toLowerCase()
      .matchAll(/\p{L}+/gu)) {
      for (const [language, words] of frequent) {
        if (words.includes(word)) counts.set(language, (counts.get(language) ?? 0) + 1);
      }
    }
  }
  const [best] = [...counts].sort((first, second) => second[1] - first[1]);
  return best !== undefined && best[1] >= frequentWordsMin ? best[0] : undefined;
}
