import { blocksIn, paragraphsIn } from '../layout/index.ts';
import type { PageModel, Paragraph } from '../model.ts';
import { textOf } from '../pieces/index.ts';
import { withEachParagraph } from './each-paragraph.ts';

// Words have an end: of a line of a million letters, each would be looked at from each other.
const compound = /\p{Ll}{1,40}(?:-\p{Ll}{1,40}){1,4}/gu;
const divided = /(\p{L}{1,40})\u00ad(\p{L}{1,40})/gu;

/**
 * Keeps the hyphen of words that end a line with it where the document has them with their hyphen elsewhere: in
 * “fine-tuning” it divides no word.
 */
export function keepHyphens(pages: readonly PageModel[]): PageModel[] {
  const texts = pages.flatMap(blocksIn).flatMap(paragraphsIn).map(textOf);
  if (!texts.some((text) => text.includes('\u00ad'))) return [...pages];
  const compounds = new Set(texts.flatMap((text) => text.match(compound) ?? []));
  const isKept = (before: string, after: string) => compounds.has(`${before}-${after}`.toLowerCase());
  const kept = (text: string) =>
    text.replace(divided, (whole, before: string, after: string) =>
      isKept(before, after) ? `${before}-${after}` : whole,
    );
  const change = (paragraph: Paragraph): Paragraph =>
    paragraph.spans.some(({ text }) => text.includes('\u00ad'))
      ? { ...paragraph, spans: paragraph.spans.map((span) => ({ ...span, text: kept(span.text) })) }
      : paragraph;
  return pages.map((page) => withEachParagraph(page, change));
}
