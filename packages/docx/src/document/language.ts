import { languagesIn } from '../frequent-words.ts';
import { blocksIn, paragraphsIn } from '../layout/index.ts';
import type { PageModel } from '../model.ts';
import { frequentWordsMin } from './measures.ts';

const wellFormed = /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i;

/** The language that a document names, or that its words are in; undefined where neither says. */
export function languageOf(named: string, pages: readonly PageModel[]): string | undefined {
  if (wellFormed.test(named)) return named;
  const text = pages
    .flatMap(blocksIn)
    .flatMap(paragraphsIn)
    .map(({ spans }) => spans.map((span) => span.text).join(''))
    .join('\n');
  const [best] = languagesIn(text);
  return best !== undefined && best[1] >= frequentWordsMin ? best[0] : undefined;
}
