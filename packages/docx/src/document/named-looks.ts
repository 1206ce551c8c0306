import { blocksIn, paragraphsIn } from '../layout/index.ts';
import type { PageModel, Paragraph, TextStyle } from '../model.ts';
import type { Footnote } from './footnotes.ts';

/** The id of the named style of a paragraph, where it is more than plain text. */
export function styleIdOf({ headingLevel, role }: Paragraph): string {
  if (role !== undefined) return role === 'title' ? 'Title' : 'Caption';
  return headingLevel > 0 ? `Heading${headingLevel}` : 'Normal';
}

/** What the first paragraph of each named style looks like, by the id of the style. */
export function namedLooks(
  pages: readonly PageModel[],
  notes: readonly Footnote[],
): ReadonlyMap<string, TextStyle> {
  const looks = new Map<string, TextStyle>();
  const add = (id: string, style: TextStyle | undefined) => {
    if (style !== undefined && !looks.has(id))
      looks.set(id, { ...style, raise: 'none', url: undefined, isUnderlined: false });
  };
  for (const paragraph of pages.flatMap(blocksIn).flatMap(paragraphsIn)) {
    const id = styleIdOf(paragraph);
    if (id !== 'Normal') add(id, paragraph.spans[0]?.style);
  }
  add('FootnoteText', notes[0]?.paragraphs[0]?.spans[0]?.style);
  return new Map([...looks].sort((first, second) => first[0].localeCompare(second[0])));
}

const plainLink = { colour: 0x0563c1, isUnderlined: true };

/** How most of the links of a document look. */
export function linkLook(pages: readonly PageModel[]): Pick<TextStyle, 'colour' | 'isUnderlined'> {
  const letters = new Map<string, { look: Pick<TextStyle, 'colour' | 'isUnderlined'>; count: number }>();
  for (const { text, style } of pages
    .flatMap(blocksIn)
    .flatMap(paragraphsIn)
    .flatMap(({ spans }) => spans)) {
    if (style.url === undefined) continue;
    const { colour, isUnderlined } = style;
    const key = `${colour} ${isUnderlined}`;
    const known = letters.get(key) ?? { look: { colour, isUnderlined }, count: 0 };
    known.count += text.length;
    letters.set(key, known);
  }
  return [...letters.values()].sort((first, second) => second.count - first.count)[0]?.look ?? plainLink;
}
