import { bulkFailures, limitsOfRows } from '../../failures.ts';
import { type ZippedFile, ZipTooLarge, ZipUnreadable, zipFiles } from '../../zip/zip-files.ts';
import type { CsvRecord } from '../csv.ts';
import { part, unreadable } from '../table.ts';
import { type NumberFormat, numberFormat } from './cell-text.ts';
import { sheetRecords } from './sheet-records.ts';
import { xmlEvents } from './xml-events.ts';

/** More than the parts of any workbook. */
const filesMax = 10_000;
const bookPath = 'xl/workbook.xml';

/** The names of its sheets, in their order. */
export const sheetNames = (bytes: Uint8Array): string[] =>
  readBook(new WorkbookFiles(bytes).text(bookPath)).sheets.map(({ name }) => name);

/** The rows of one sheet of a workbook (ISO/IEC 29500-1, 18), as texts. Of formulas, the values that were kept. */
export function workbookRecords(bytes: Uint8Array, sheet: string | undefined): Iterable<CsvRecord> {
  const files = new WorkbookFiles(bytes);
  const { sheets, is1904 } = readBook(files.text(bookPath));
  const found = sheet === undefined ? sheets[0] : sheets.find(({ name }) => name === sheet);
  if (!found) {
    if (sheet === undefined) throw unreadable(noWorkbook);
    throw bulkFailures.sheetUnknown({ part: 'sheet', sheet, accepted: sheets.map(({ name }) => name) });
  }
  const target = readTargets(files.text('xl/_rels/workbook.xml.rels')).get(found.id) ?? '';
  const path = target.startsWith('/') ? target.slice(1) : `xl/${target}`;
  const strings = readStrings(files.optionalText('xl/sharedStrings.xml'));
  const formats = readFormats(files.optionalText('xl/styles.xml'));
  return sheetRecords(files.text(path), { strings, formats, is1904 });
}

/** All of them together may unpack to no more than a table may have. */
class WorkbookFiles {
  readonly #files: ReadonlyMap<string, ZippedFile>;
  #left = limitsOfRows.bytesMax;

  constructor(bytes: Uint8Array) {
    const files = reading(() => zipFiles(bytes, filesMax));
    this.#files = new Map(files.map((file) => [file.name.replace(/^\//, ''), file]));
  }

  text(name: string): string {
    const text = this.optionalText(name);
    if (text === undefined) throw unreadable(noWorkbook);
    return text;
  }

  optionalText(name: string): string | undefined {
    const file = this.#files.get(name);
    if (!file) return undefined;
    const bytes = reading(() => file.unpack(this.#left));
    this.#left -= bytes.length;
    return new TextDecoder().decode(bytes);
  }
}

function reading<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof ZipTooLarge) throw bulkFailures.rowsTooLarge({ part, limit: limitsOfRows.bytesMax });
    if (error instanceof ZipUnreadable) throw unreadable(noWorkbook);
    throw error;
  }
}

function readBook(xml: string) {
  const sheets: { name: string; id: string }[] = [];
  let is1904 = false;
  for (const event of xmlEvents(xml)) {
    if (event.kind !== 'open') continue;
    const { name, attributes } = event;
    if (name === 'workbookPr') is1904 = ['1', 'true'].includes(attributes.get('date1904') ?? '');
    // Its own number is `sheetId`; `r:id` is the one that leads to its file.
    if (name === 'sheet') sheets.push({ name: attributes.get('name') ?? '', id: attributes.get('id') ?? '' });
  }
  return { sheets, is1904 };
}

function readTargets(xml: string): ReadonlyMap<string, string> {
  const targets = new Map<string, string>();
  for (const event of xmlEvents(xml)) {
    if (event.kind !== 'open' || event.name !== 'Relationship') continue;
    targets.set(event.attributes.get('Id') ?? '', event.attributes.get('Target') ?? '');
  }
  return targets;
}

/** Texts may be in several runs of different looks; how a word is pronounced is no part of them. */
function readStrings(xml = ''): readonly string[] {
  const strings: string[] = [];
  let [text, isText, isPhonetic] = ['', false, false];
  for (const event of xmlEvents(xml)) {
    if (event.kind === 'text') {
      if (isText && !isPhonetic) text += event.text;
    } else if (event.name === 't') isText = event.kind === 'open';
    else if (event.name === 'rPh') isPhonetic = event.kind === 'open';
    else if (event.name === 'si' && event.kind === 'open') text = '';
    else if (event.name === 'si') strings.push(text);
  }
  return strings;
}

/** Of each style that a cell may have. */
function readFormats(xml = ''): readonly NumberFormat[] {
  const codes = new Map<number, string>();
  const formats: NumberFormat[] = [];
  let isInCells = false;
  for (const event of xmlEvents(xml)) {
    if (event.kind === 'text') continue;
    if (event.name === 'cellXfs') isInCells = event.kind === 'open';
    if (event.kind !== 'open') continue;
    const id = Number(event.attributes.get('numFmtId') ?? 0);
    if (event.name === 'numFmt') codes.set(id, event.attributes.get('formatCode') ?? '');
    if (event.name === 'xf' && isInCells) formats.push(numberFormat(id, codes.get(id)));
  }
  return formats;
}

const noWorkbook = {
  en: 'It is a ZIP file, but not a readable XLSX workbook.',
  fr: 'C’est un fichier ZIP, mais pas un classeur XLSX lisible.',
};
