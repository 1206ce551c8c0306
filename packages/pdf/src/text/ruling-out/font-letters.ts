import type { PdfDict, PdfRef } from '@libpdf/core';
import type { ByteSource } from '../../bytes/index.ts';
import type { Resolve } from '../../document/index.ts';
import { type PdfiumDocument, withPdfium } from '../../pdfium/index.ts';
import { coarseLetters, isOutOfOrder } from './coarse-letters.ts';

/** Codes of a font, 256 at a time, with the letters that PDFium reads for each; null for what cannot be relied on. */
type Block = readonly (string | null)[];

export interface KnownFont {
  readonly ref: PdfRef;
  readonly bytesPerCode: 1 | 2;
  readonly blocks: Map<number, Block>;
}

export interface Asked {
  readonly font: KnownFont;
  readonly block: number;
}

/** PDFium may have lost its memory with it: whatever it has open is to be opened again, and not probed. */
export class ProbeFailed extends Error {}

const asksMax = 16;
const aheadMax = 100;

/**
 * The letters of a document's fonts, asked of PDFium itself: a page that shows every code of a font is appended to the
 * file as PDFium reads it. So nothing here can differ from what PDFium makes of an encoding.
 */
export class FontLetters {
  readonly #source: ByteSource;
  readonly #fonts = new Map<string, KnownFont | null>();
  readonly #resolve: Resolve;
  readonly #firstNumber: number;
  #asks = 0;

  constructor(source: ByteSource, resolve: Resolve, firstNumber: number) {
    this.#source = source;
    this.#resolve = resolve;
    this.#firstNumber = firstNumber;
  }

  /** Null for a font whose strings are not split here. */
  fontOf(ref: PdfRef): KnownFont | null {
    const key = `${ref.objectNumber} ${ref.generation}`;
    let font = this.#fonts.get(key);
    if (font === undefined) {
      const bytesPerCode = bytesPerCodeOf(this.#resolve(ref), this.#resolve);
      font = bytesPerCode === undefined ? null : { ref, bytesPerCode, blocks: new Map() };
      this.#fonts.set(key, font);
    }
    return font;
  }

  /**
   * Opening the file is most of the work, so fonts that will be needed are asked for too. False once there were too many
   * questions.
   */
  async ask(missing: readonly Asked[], ahead: readonly PdfRef[]): Promise<boolean> {
    this.#asks += 1;
    if (this.#asks > asksMax) return false;
    const fonts = new Set(ahead.map((ref) => this.fontOf(ref)).filter((font) => font !== null));
    const first = [...fonts].filter(
      (font) => !font.blocks.has(0) && missing.every((asked) => asked.font !== font || asked.block !== 0),
    );
    const asked = [...missing, ...first.slice(0, aheadMax).map((font) => ({ font, block: 0 }))];
    try {
      const source = withProbes(this.#source, this.#firstNumber, asked);
      await withPdfium(source, undefined, (document) => readProbes(document, asked));
    } catch (error) {
      throw new ProbeFailed(undefined, { cause: error });
    }
    return true;
  }
}

const codesPerBlock = 256;
const unknown: Block = Array.from({ length: codesPerBlock }, () => null);

function bytesPerCodeOf(font: unknown, resolve: Resolve): 1 | 2 | undefined {
  const dict = font as PdfDict | null;
  if (dict?.type !== 'dict') return undefined;
  const kind = dict.getName('Subtype', resolve)?.value;
  if (kind === 'Type1' || kind === 'TrueType' || kind === 'MMType1') return 1;
  return kind === 'Type0' && dict.getName('Encoding', resolve)?.value === 'Identity-H' ? 2 : undefined;
}

const lineHeight = 40;
const pageHeight = (2 * codesPerBlock + 2) * lineHeight;

/**
 * Each code twice, and once more three times with its letters closer together: what comes out less often is drawn so
 * narrowly that PDFium takes it for the same letter drawn again.
 */
function probe({ font: { bytesPerCode }, block }: Asked): string {
  const lines = [0, 1].flatMap((isClose) =>
    Array.from({ length: codesPerBlock }, (_, low) => {
      const code = (block * codesPerBlock + low).toString(16).padStart(2 * bytesPerCode, '0');
      const y = pageHeight - (isClose * codesPerBlock + low + 1) * lineHeight;
      return `${-isClose} Tc 1 0 0 1 100 ${y} Tm <${code.repeat(2 + isClose)}> Tj`;
    }),
  );
  return `BT /F 10 Tf ${lines.join('\n')} ET`;
}

/** The file with an appended revision that has one page for each question, and no others. */
function withProbes(source: ByteSource, firstNumber: number, asked: readonly Asked[]): ByteSource {
  const end = Buffer.from(source.read(source.length - 1024, source.length)).toString('latin1');
  const previous = /startxref\s+(\d+)\s+%%EOF\s*$/.exec(end)?.[1];
  if (previous === undefined) throw new SyntaxError('no cross-references');
  const pages = asked.map((_, index) => firstNumber + 2 + 2 * index);
  const objects = [
    `<</Type/Catalog/Pages ${firstNumber + 1} 0 R>>`,
    `<</Type/Pages/Count ${pages.length}/Kids[${pages.map((number) => `${number} 0 R`).join(' ')}]>>`,
    ...asked.flatMap((question, index) => {
      const { objectNumber, generation } = question.font.ref;
      const content = probe(question);
      return [
        `<</Type/Page/Parent ${firstNumber + 1} 0 R/MediaBox[0 0 1000 ${pageHeight}]/Resources<</Font<</F ${objectNumber} ${generation} R>>>>/Contents ${firstNumber + 3 + 2 * index} 0 R>>`,
        `<</Length ${content.length}>>\nstream\n${content}\nendstream`,
      ];
    }),
  ];
  let appended = '\n';
  const entries = objects.map((object, index) => {
    const offset = source.length + appended.length;
    appended += `${firstNumber + index} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const start = source.length + appended.length;
  appended += `xref\n${firstNumber} ${objects.length}\n${entries.join('')}trailer\n<</Size ${firstNumber + objects.length}/Root ${firstNumber} 0 R/Prev ${previous}>>\nstartxref\n${start}\n%%EOF\n`;
  return joined(source, Buffer.from(appended, 'latin1'));
}

function joined(source: ByteSource, appended: Uint8Array): ByteSource {
  const read = (start: number, end: number): Uint8Array =>
    end <= source.length ? source.read(start, end) : readBeyond(start, end);
  const look = (start: number, end: number): Uint8Array =>
    end <= source.length ? source.look(start, end) : readBeyond(start, end);
  const readBeyond = (start: number, end: number): Uint8Array => {
    const rest = appended.subarray(Math.max(0, start - source.length), Math.max(0, end - source.length));
    return start >= source.length ? rest : Buffer.concat([source.read(start, source.length), rest]);
  };
  return {
    length: source.length + appended.length,
    read,
    look,
    readInto: (bytes, start) => bytes.set(read(start, start + bytes.length)),
    copy: (start, end, sink) => sink.write(read(start, end)),
    beforeWhole: () => source.beforeWhole(),
    whole: () => read(0, source.length + appended.length),
  };
}

function readProbes(document: PdfiumDocument, asked: readonly Asked[]): void {
  if (document.pageCount !== asked.length) throw new SyntaxError('other pages than those appended');
  asked.forEach(({ font, block }, index) => {
    font.blocks.set(block, document.withPage(index + 1, (page) => readProbe(document, page)) ?? unknown);
  });
}

function readProbe({ pdfium }: PdfiumDocument, page: number): Block {
  const shown: string[] = Array.from({ length: 2 * codesPerBlock }, () => '');
  const places = new Map<number, number>();
  for (let index = pdfium.FPDFPage_CountObjects(page) - 1; index >= 0; index -= 1) {
    places.set(pdfium.FPDFPage_GetObject(page, index), index);
  }
  if (places.size !== shown.length) return unknown;
  const textPage = pdfium.FPDFText_LoadPage(page);
  try {
    const count = pdfium.FPDFText_CountChars(textPage);
    for (let index = 0; index < count; index += 1) {
      if (pdfium.FPDFText_IsGenerated(textPage, index)) continue;
      const place = places.get(pdfium.FPDFText_GetTextObject(textPage, index));
      const code = pdfium.FPDFText_GetUnicode(textPage, index);
      if (place !== undefined) shown[place] += code > 0xffff ? '\uD800' : String.fromCharCode(code);
    }
  } finally {
    pdfium.FPDFText_ClosePage(textPage);
  }
  return Array.from(unknown, (_, low) => lettersShown(shown[low] ?? '', shown[low + codesPerBlock] ?? ''));
}

function lettersShown(twice: string, thrice: string): string | null {
  if (twice === '' || thrice === '' || isOutOfOrder(twice + thrice)) return null;
  const lineBreak = /[\r\n]/.test(twice) ? '\n' : '';
  if (coarseLetters(twice + thrice) === '') return lineBreak;
  const once = twice.slice(0, twice.length / 2);
  return once.repeat(2) === twice && once.repeat(3) === thrice ? coarseLetters(once) + lineBreak : null;
}
