import { inflateSync } from 'node:zlib';
import { PdfArray, PdfDict, type PdfObject, PdfRef, PdfStream } from '@libpdf/core';
import { inherited, type Page, type Resolve } from '../../document/index.ts';
import { ContentTokens, NotUnderstood, type Operand } from './content-tokens.ts';
import type { Asked, FontLetters, KnownFont } from './font-letters.ts';

/** The letters of a page as they are drawn, in pieces that PDFium may read in any order but never takes apart. */
export interface PagePieces {
  readonly pieces: ReadonlySet<string>;
  readonly fonts: ReadonlySet<KnownFont>;
  /** Codes whose letters are not known yet: without them the pieces mean nothing. */
  readonly missing: readonly Asked[];
}

/** Throws `NotUnderstood` where anything is on the page, or over it, that could hold text in another way. */
export function piecesOf(page: Page, resolve: Resolve, letters: FontLetters): PagePieces {
  const resources = dictOf(inherited(page, 'Resources', resolve), resolve);
  refuseWrittenAnnotations(page, resolve);
  const reader = new PieceReader(resources, resolve, letters);
  const content = contentOf(page.dict.get('Contents'), resolve);
  if (content.length > 0) reader.read(content, resources, { size: 0 }, 0);
  const { pieces, fonts, missing } = reader;
  return { pieces, fonts, missing };
}

/** Their text is read only where there are such. */
const written = new Set(['FreeText', 'Stamp', 'Widget']);

function refuseWrittenAnnotations(page: Page, resolve: Resolve): void {
  const annotations = resolved(page.dict.get('Annots'), resolve);
  if (annotations === undefined) return;
  if (!(annotations instanceof PdfArray)) throw new NotUnderstood();
  for (const item of annotations.toArray()) {
    const kind = dictOf(item, resolve).getName('Subtype', resolve)?.value;
    if (kind === undefined || written.has(kind)) throw new NotUnderstood();
  }
}

/** PDFium may still find an object that a later revision has deleted. */
function resolved(value: PdfObject | undefined, resolve: Resolve): PdfObject | undefined {
  const found = value instanceof PdfRef ? resolve(value) : value;
  const isAbsent = found === null || found === undefined || found.type === 'null';
  if (isAbsent && value instanceof PdfRef) throw new NotUnderstood();
  return isAbsent ? undefined : found;
}

function dictOf(value: PdfObject | undefined, resolve: Resolve): PdfDict {
  const found = resolved(value, resolve);
  if (!(found instanceof PdfDict)) throw new NotUnderstood();
  return found;
}

function contentOf(value: PdfObject | undefined, resolve: Resolve): Uint8Array {
  const found = resolved(value, resolve);
  if (found === undefined) return new Uint8Array();
  const streams =
    found instanceof PdfArray ? found.toArray().map((item) => resolved(item, resolve)) : [found];
  const parts = streams.flatMap((stream) => [inflated(stream, resolve), Buffer.from(' ')]);
  return parts.length === 2 ? (parts[0] ?? Buffer.alloc(0)) : Buffer.concat(parts);
}

const contentBytesMax = 16 * 1024 * 1024;

function inflated(stream: PdfObject | undefined, resolve: Resolve): Uint8Array {
  if (!(stream instanceof PdfStream)) throw new NotUnderstood();
  const filters = resolved(stream.get('Filter'), resolve);
  if (resolved(stream.get('DecodeParms'), resolve) !== undefined) throw new NotUnderstood();
  if (filters === undefined) return stream.data;
  const filter =
    filters instanceof PdfArray && filters.length === 1 ? resolved(filters.at(0), resolve) : filters;
  if (filter?.type !== 'name' || filter.value !== 'FlateDecode') throw new NotUnderstood();
  try {
    return inflateSync(stream.data, { maxOutputLength: contentBytesMax });
  } catch (error) {
    throw new NotUnderstood(undefined, { cause: error });
  }
}

interface TextState {
  readonly font?: KnownFont | undefined;
  readonly size: number;
  readonly characterSpace?: number;
  readonly wordSpace?: number;
}

const formDepthMax = 8;
// In sizes of the font: closer together, letters could be taken for the same one drawn twice.
const characterSpaceMin = -0.03;
const wordSpaceMin = -0.1;

class PieceReader {
  readonly pieces = new Set<string>();
  readonly fonts = new Set<KnownFont>();
  readonly missing: Asked[] = [];
  readonly #pageResources: PdfDict;
  readonly #resolve: Resolve;
  readonly #letters: FontLetters;
  #bytesRead = 0;

  constructor(pageResources: PdfDict, resolve: Resolve, letters: FontLetters) {
    this.#pageResources = pageResources;
    this.#resolve = resolve;
    this.#letters = letters;
  }

  read(content: Uint8Array, resources: PdfDict, start: TextState, depth: number): void {
    // A form may draw others many times, and each of them others.
    this.#bytesRead += content.length;
    if (depth > formDepthMax || this.#bytesRead > contentBytesMax) throw new NotUnderstood();
    let state = start;
    const stack: TextState[] = [];
    const tokens = new ContentTokens(content, (bytes, from, to) => this.#decode(state.font, bytes, from, to));
    let operands: Operand[] = [];
    for (let token = tokens.next(); token !== undefined; token = tokens.next()) {
      if (typeof token !== 'string') {
        operands.push(token);
        continue;
      }
      if (token === 'q') stack.push(state);
      else if (token === 'Q') state = stack.pop() ?? state;
      else if (token === 'Do') this.#drawForm(nameAt(operands, 1), resources, state, depth);
      else state = this.#apply(token, operands, resources, state);
      operands = [];
    }
  }

  #apply(operator: string, operands: readonly Operand[], resources: PdfDict, state: TextState): TextState {
    switch (operator) {
      case 'Tj':
      case "'":
        this.#show(operands, 'text', state);
        return state;
      case 'TJ':
        this.#show(operands, 'texts', state);
        return state;
      case '"': {
        const spaced = { ...state, wordSpace: numberAt(operands, 3), characterSpace: numberAt(operands, 2) };
        this.#show(operands, 'text', spaced);
        return spaced;
      }
      case 'Tf':
        return { ...state, font: this.#font(nameAt(operands, 2), resources), size: numberAt(operands, 1) };
      case 'Tc':
        return { ...state, characterSpace: numberAt(operands, 1) };
      case 'Tw':
        return { ...state, wordSpace: numberAt(operands, 1) };
      case 'Tz':
        if (numberAt(operands, 1) <= 0) throw new NotUnderstood();
        return state;
      case 'gs':
        this.#refuse('ExtGState', nameAt(operands, 1), resources, 'Font');
        return state;
      case 'BDC':
        if (operands.at(-1)?.kind === 'name') {
          this.#refuse('Properties', nameAt(operands, 1), resources, 'ActualText');
        }
        return state;
      case 'BI':
        throw new NotUnderstood();
      default:
        return state;
    }
  }

  #decode(font: KnownFont | undefined, bytes: Uint8Array, from: number, to: number): string | null {
    if (font === undefined || (to - from) % font.bytesPerCode !== 0) return null;
    const { bytesPerCode, blocks } = font;
    let letters = '';
    let high = 0;
    let block = blocks.get(high);
    for (let at = from; at < to; at += bytesPerCode) {
      if (bytesPerCode === 2 && bytes[at] !== high) {
        high = bytes[at] ?? 0;
        block = blocks.get(high);
      }
      if (block === undefined) {
        this.#miss(font, high);
        continue;
      }
      const shown = block[bytes[at + bytesPerCode - 1] ?? 0] ?? null;
      if (shown === null) return null;
      letters += shown;
    }
    return letters;
  }

  #miss(font: KnownFont, block: number): void {
    if (!this.missing.some((asked) => asked.font === font && asked.block === block)) {
      this.missing.push({ font, block });
    }
  }

  #show(operands: readonly Operand[], kind: 'text' | 'texts', state: TextState): void {
    const shown = operands.at(-1);
    const size = Math.abs(state.size);
    const isTight =
      (state.characterSpace ?? 0) < characterSpaceMin * size || (state.wordSpace ?? 0) < wordSpaceMin * size;
    if (shown?.kind !== kind || shown.value === null || isTight || size === 0) throw new NotUnderstood();
    if (state.font) this.fonts.add(state.font);
    for (const piece of shown.value.split('\n')) if (piece !== '') this.pieces.add(piece);
  }

  #entry(kind: string, name: string, resources: PdfDict): PdfObject | undefined {
    const holder = resolved(resources.get(kind) ?? this.#pageResources.get(kind), this.#resolve);
    return holder instanceof PdfDict ? holder.get(name) : undefined;
  }

  #font(name: string, resources: PdfDict): KnownFont | undefined {
    const ref = this.#entry('Font', name, resources);
    return (ref instanceof PdfRef && this.#letters.fontOf(ref)) || undefined;
  }

  #refuse(kind: string, name: string, resources: PdfDict, key: string): void {
    const entry = resolved(this.#entry(kind, name, resources), this.#resolve);
    if (entry instanceof PdfDict && entry.has(key)) throw new NotUnderstood();
  }

  #drawForm(name: string, resources: PdfDict, state: TextState, depth: number): void {
    const form = resolved(this.#entry('XObject', name, resources), this.#resolve);
    if (!(form instanceof PdfStream)) return;
    const kind = form.getName('Subtype', this.#resolve)?.value;
    if (kind === 'Image') return;
    if (kind !== 'Form') throw new NotUnderstood();
    const own = resolved(form.get('Resources'), this.#resolve);
    const used = own instanceof PdfDict ? own : resources;
    this.read(inflated(form, this.#resolve), used, state, depth + 1);
  }
}

function nameAt(operands: readonly Operand[], fromEnd: number): string {
  const operand = operands.at(-fromEnd);
  if (operand?.kind !== 'name') throw new NotUnderstood();
  return operand.value;
}

function numberAt(operands: readonly Operand[], fromEnd: number): number {
  const operand = operands.at(-fromEnd);
  if (operand?.kind !== 'number' || Number.isNaN(operand.value)) throw new NotUnderstood();
  return operand.value;
}
