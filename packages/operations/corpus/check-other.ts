import { foldText, readPageText, readWidgets, type Widget, withPdfium } from '@pagesmith/pdf';
import * as z from 'zod';
import { newFieldName, type Subject } from './cases.ts';
import type { Original } from './original.ts';
import { readListedFields } from './subject.ts';

/** What is wrong with an answer, or undefined. */
export type Complaint = string | undefined;

const widgetsOf = (bytes: Uint8Array): Promise<Widget[]> => withPdfium(bytes, undefined, readWidgets);

const some = (names: readonly string[]): string => names.slice(0, 3).join(', ');

/** Every field that PDFium sees on a page is in the list, by its full name. */
export async function checkList({ bytes, facts }: Original, json: unknown): Promise<Complaint> {
  if (facts.refusal !== undefined) return undefined;
  const names = new Set(readListedFields(json).map(({ name }) => name));
  const missing = (await widgetsOf(bytes)).filter(({ name }) => name !== '' && !names.has(name));
  return missing.length > 0 ? `not listed: ${some(missing.map(({ name }) => name))}` : undefined;
}

/** PDFium reads the filled value back from every field that it sees. */
export async function checkFilled(output: Uint8Array, { textFields }: Subject): Promise<Complaint> {
  const values = new Map(textFields.map(({ name, value }) => [name, value]));
  const wrong = (await widgetsOf(output)).filter(
    ({ name, value }) => values.has(name) && values.get(name) !== value,
  );
  const [first] = wrong;
  return first ? `${wrong.length} values are not as filled: ${first.name} is “${first.value}”` : undefined;
}

/** Where a visible text field was filled, the page's own text holds the value once the form is baked in. */
export async function checkFlattened(
  { bytes, facts }: Original,
  output: Uint8Array,
  { textFields }: Subject,
): Promise<Complaint> {
  if (facts.refusal !== undefined) return undefined;
  const filled = new Set(textFields.filter(({ value }) => value === 'Test').map(({ name }) => name));
  const visible = (await widgetsOf(bytes)).filter(({ name, isVisible }) => isVisible && filled.has(name));
  return withPdfium(output, undefined, (document) => {
    const silent = [...new Set(visible.map(({ page }) => page))].filter((page) => {
      const text = foldText(readPageText(document, page));
      return !text.includes('test') && !text.includes('****');
    });
    return silent.length > 0 ? `the value is not on the pages ${silent.slice(0, 5).join(', ')}` : undefined;
  });
}

export async function checkRenamed(output: Uint8Array, { bytes, facts }: Original, subject: Subject) {
  if (facts.refusal !== undefined) return undefined;
  const before = await widgetsOf(bytes);
  const after = await widgetsOf(output);
  if (after.length !== before.length) return `${after.length} widgets instead of ${before.length}`;
  const wasSeen = before.some(({ name }) => name === subject.firstField);
  const isSeen = after.some(({ name }) => name === newFieldName || name.startsWith(`${newFieldName}.`));
  return wasSeen && !isSeen ? 'the new name is not there' : undefined;
}

const found = z.object({ page: z.number(), totalPages: z.number() });

/** The page it names holds the word, and no page before it does. */
export async function checkFound({ bytes }: Original, json: unknown, word: string): Promise<Complaint> {
  const { page, totalPages } = found.parse(json);
  return withPdfium(bytes, undefined, (document) => {
    if (totalPages !== document.pageCount) return `${totalPages} pages instead of ${document.pageCount}`;
    for (let before = 1; before < page; before++) {
      if (readPageText(document, before).includes(word)) return `page ${page}, but page ${before} holds it`;
    }
    return foldText(readPageText(document, page)).includes(foldText(word))
      ? undefined
      : `page ${page} does not hold it`;
  });
}
