import { foldText, readPageText, readWidgets, type Widget, withPdfium } from '@pagesmith/pdf';
import { fieldNamesByPdfjs } from '@pagesmith/pdf/testing';
import { newFieldName, type Subject } from './cases.ts';
import type { Original } from './original.ts';
import type { FieldVerdict } from './outcome.ts';
import { readListedFields } from './subject.ts';

const widgetsOf = (bytes: Uint8Array): Promise<Widget[]> => withPdfium(bytes, undefined, readWidgets);

const some = (names: readonly string[]): string => names.slice(0, 3).join(', ');

/**
 * The fields that stand on pages are those that PDFium and pdf.js find there, by their full names: whatever either of
 * them finds is listed, and what is listed on a page is found by one of them at least.
 */
export async function checkList({ bytes, facts }: Original, json: unknown): Promise<FieldVerdict> {
  if (facts.refusal !== undefined) return {};
  const listed = readListedFields(json);
  const readings = [await fieldNamesByPdfium(bytes), await fieldNamesByPdfjs(bytes)].filter(
    (names) => names !== undefined,
  );
  const complaints = differences(listed, readings);
  const fieldsCompared = listed.length * readings.length;
  if (complaints.length === 0) return { fieldsCompared };
  return { fieldsCompared, fieldsDiffering: complaints.length, detail: `fields: ${some(complaints)}` };
}

/** Undefined where the document has lost its form: then PDFium finds no names. */
async function fieldNamesByPdfium(bytes: Uint8Array): Promise<Set<string> | undefined> {
  const names = (await widgetsOf(bytes)).map(({ name }) => name).filter((name) => name !== '');
  return names.length > 0 ? new Set(names) : undefined;
}

function differences(
  listed: ReturnType<typeof readListedFields>,
  readings: readonly ReadonlySet<string>[],
): string[] {
  if (readings.length === 0) return [];
  const names = new Set(listed.map(({ name }) => name));
  const found = new Set(readings.flatMap((reading) => [...reading]));
  const onPages = listed.filter(({ page }) => page !== null).map(({ name }) => name);
  return [
    ...[...found].filter((name) => !names.has(name)).map((name) => `“${name}” is not listed`),
    ...onPages.filter((name) => !found.has(name)).map((name) => `“${name}” is listed but not there`),
  ];
}

/** PDFium reads the filled value back from every field that it sees. */
export async function checkFilled(output: Uint8Array, { textFields }: Subject): Promise<string | undefined> {
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
): Promise<string | undefined> {
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

export async function checkRenamed(
  output: Uint8Array,
  { bytes, facts }: Original,
  subject: Subject,
): Promise<string | undefined> {
  if (facts.refusal !== undefined) return undefined;
  const before = await widgetsOf(bytes);
  const after = await widgetsOf(output);
  if (after.length !== before.length) return `${after.length} widgets instead of ${before.length}`;
  const wasSeen = before.some(({ name }) => name === subject.firstField);
  const isSeen = after.some(({ name }) => name === newFieldName || name.startsWith(`${newFieldName}.`));
  return wasSeen && !isSeen ? 'the new name is not there' : undefined;
}
