import { expect, it } from 'vitest';
import { convertToDocx } from '../index.ts';
import { complaintsAbout, outlineOf, partsOf, type Sheet } from '../testing/index.ts';
import { drawnPages } from './drawn-pages.ts';

type Look = (docx: Uint8Array) => string;

const lettersMax = 48;

/** The beginning of a long paragraph and how many words it has. */
const shortened = (line: string) =>
  line.length <= lettersMax ? line : `${line.slice(0, lettersMax / 2)}… ${line.split(' ').length} words`;

/** What a document says, in one line. */
const said: Look = (docx) => outlineOf(docx).map(shortened).join(' / ');

/** How it is set: the measures of some elements of its body, in twips and half points as Word counts them. */
export const set =
  (...names: readonly string[]): Look =>
  (docx) => {
    const body = partsOf(docx).get('word/document.xml') ?? '';
    const pattern = new RegExp(`<(?:w|wp):(${names.join('|')})\\b([^>]*)>`, 'g');
    return [...body.matchAll(pattern)]
      .map(([, name, attributes = '']) => {
        const values = [...attributes.matchAll(/="([^"]*)"/g)].map(([, value]) => value);
        return `${name} ${values.join(' ')}`.trim();
      })
      .join(', ');
  };

/** Everything about its headers and footers, and what of them is left in the text. */
export const edges: Look = (docx) =>
  outlineOf(docx)
    .filter((line) => /^(header|footer) |edge/.test(line))
    .map(shortened)
    .join(' / ');

/** A question about one measure: the same page with some value below it and some above, and what comes of each. */
export function asks<Value>(
  name: string,
  values: readonly Value[],
  draw: (sheet: Sheet, value: Value) => void,
  answers: readonly string[],
  { look = said, pages = 1 }: { readonly look?: Look; readonly pages?: number } = {},
): void {
  it(name, async () => {
    const found: string[] = [];
    for (const value of values) {
      const docx = await convertToDocx(await drawnPages((sheet) => draw(sheet, value), pages));
      expect(complaintsAbout(docx)).toEqual([]);
      found.push(look(docx));
    }
    expect(found).toEqual(answers);
  });
}
