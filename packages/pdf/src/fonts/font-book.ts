import { type PDF, PdfDict, type PdfObject, PdfRef } from '@libpdf/core';
import { compositeFont } from './form/composite-font.ts';
import { type FontReading, nameAt, resolver } from './form/font-reading.ts';
import { simpleFont } from './form/simple-font.ts';
import { type HarfBuzz, loadHarfBuzz } from './harfbuzz.ts';
import { type Direction, directionOf, inVisualOrder, levelsOf } from './lines/direction.ts';
import { graphemesOf, isSimple } from './lines/segments.ts';
import { embedFont } from './noto/embed-font.ts';
import { type Face, facesFor, hanFaceFor } from './noto/faces.ts';
import { NotoFont } from './noto/noto-font.ts';
import { openFace } from './noto/opened-face.ts';
import { type RunFont, type ShapedRun, widthOf } from './run-font.ts';

/** A line of text, from left to right. Lengths are in thousandths of the font size. */
export interface ShapedLine {
  readonly runs: readonly ShapedRun[];
  readonly width: number;
}

// Scripts whose letters stand side by side unchanged; all others are shaped, so a form's own font is passed over.
const isPlain =
  /^[\p{sc=Zyyy}\p{sc=Latn}\p{sc=Grek}\p{sc=Cyrl}\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Hebr}\p{sc=Armn}\p{sc=Geor}]+$/u;
const isCommon = /^\p{sc=Zyyy}+$/u;

/** A part of a line in one font and one direction. */
interface Stretch {
  readonly font: RunFont;
  readonly level: number;
  text: string;
}

interface Beside {
  /** The font of the character before. */
  readonly previous?: RunFont | undefined;
  /** Of the form's own font. */
  readonly fontName?: string | undefined;
}

const words = /[\p{sc=Latn}\p{sc=Grek}\p{sc=Cyrl}\p{M}'\u2019]+/gu;

/** Where a font can write the word that a character belongs to: one of whose letters are missing is not begun in it. */
function writtenBy(font: RunFont, text: string): (index: number) => boolean {
  const others = Array.from(text.matchAll(words))
    .filter(([word]) => !Array.from(word).every((letter) => font.covers(letter.codePointAt(0) ?? 0)))
    .map(({ 0: word, index }) => ({ start: index, end: index + word.length }));
  return (index) => !others.some(({ start, end }) => index >= start && index < end);
}

/** Whether a form's own font is all that a text needs, one glyph after the other: then nobody has to look at each. */
function writesAlone(font: RunFont, text: string): boolean {
  if (!isSimple.test(text)) return false;
  for (let index = 0; index < text.length; index += 1) {
    if (!font.covers(text.charCodeAt(index))) return false;
  }
  return true;
}

/** The fonts that one document draws with: its own ones, and ours for what those lack. */
export class FontBook {
  readonly #pdf: PDF;
  readonly #harfBuzz: HarfBuzz;
  readonly #reading: FontReading;
  readonly #language: string;
  readonly #own = new Map<PdfDict, RunFont | null>();
  readonly #noto = new Map<string, NotoFont>();

  private constructor(pdf: PDF, harfBuzz: HarfBuzz) {
    this.#pdf = pdf;
    this.#harfBuzz = harfBuzz;
    this.#reading = { harfBuzz, resolve: resolver((reference) => pdf.getObject(reference)) };
    this.#language = pdf.getLanguage() ?? '';
  }

  static async open(pdf: PDF): Promise<FontBook> {
    return new FontBook(pdf, await loadHarfBuzz());
  }

  /** A font that the document has, where its characters can be told; `null` where they cannot. */
  ownFont(resource: PdfObject): RunFont | null {
    const dict = this.#reading.resolve(resource);
    if (!(dict instanceof PdfDict)) return null;
    const known = this.#own.get(dict);
    if (known !== undefined) return known;
    const read = nameAt(this.#reading, dict, 'Subtype') === 'Type0' ? compositeFont : simpleFont;
    const font = read(this.#reading, dict, resource instanceof PdfRef ? resource : dict) ?? null;
    this.#own.set(dict, font);
    return font;
  }

  /** The first character that no font has. */
  missingCharacter(text: string, own: RunFont | null): string | undefined {
    if (own && writesAlone(own, text)) return undefined;
    const hanFace = hanFaceFor(text, this.#language);
    const segments = graphemesOf(text.normalize('NFC'));
    for (const segment of new Set(Array.from(segments, ({ segment }) => segment))) {
      if (/[\r\n\t]/.test(segment) || this.#fontFor(segment, own, {}, hanFace)) continue;
      return segment;
    }
    return undefined;
  }

  shapeLine(text: string, own: RunFont | null, direction: Direction = directionOf(text)): ShapedLine {
    const normal = text.normalize('NFC').replaceAll('\t', ' ');
    const runs = this.#itemise(normal, own, levelsOf(normal, direction)).map(
      ({ font, level, text: part }) => {
        const glyphs = font.shape(part, level % 2 === 1 ? 'rtl' : 'ltr');
        return { font, level, glyphs, width: widthOf(glyphs) };
      },
    );
    return { runs: inVisualOrder(runs), width: runs.reduce((sum, { width }) => sum + width, 0) };
  }

  /** Writes our fonts into the document, each once and with no glyph that is not drawn. */
  embed(): void {
    for (const font of this.#noto.values()) {
      if (font.used.length > 0) embedFont(font, this.#pdf.context.registry);
    }
    this.#noto.clear();
  }

  #itemise(text: string, own: RunFont | null, levels: Uint8Array): Stretch[] {
    if (own && text !== '' && levels.every((level) => level === 0) && writesAlone(own, text)) {
      return [{ font: own, level: 0, text }];
    }
    const hanFace = hanFaceFor(text, this.#language);
    const runs: Stretch[] = [];
    const isWritten = own && writtenBy(own, text);
    for (const { segment, index } of graphemesOf(text)) {
      const last = runs.at(-1);
      const beside = { previous: last?.font, fontName: own?.name };
      const font = this.#fontFor(segment, isWritten?.(index) ? own : null, beside, hanFace);
      if (!font) throw new Error(`No font has the character ${segment}`);
      const level = levels[index] ?? 0;
      if (last && last.font === font && last.level === level) last.text += segment;
      else runs.push({ font, level, text: segment });
    }
    return runs;
  }

  #fontFor(grapheme: string, own: RunFont | null, { previous, fontName }: Beside, hanFace: Face) {
    const covers = (font: RunFont): boolean =>
      Array.from(grapheme).every((character) => font.covers(character.codePointAt(0) ?? 0));
    if (own && isPlain.test(grapheme) && covers(own)) return own;
    if (previous && isCommon.test(grapheme) && covers(previous)) return previous;
    const [base = ''] = grapheme;
    for (const face of facesFor(base, hanFace, fontName)) {
      const font = this.#notoFont(face);
      if (covers(font)) return font;
    }
    return undefined;
  }

  #notoFont(face: Face): NotoFont {
    const known = this.#noto.get(face.name);
    if (known) return known;
    const { registry } = this.#pdf.context;
    const font = new NotoFont(this.#harfBuzz, openFace(this.#harfBuzz, face), registry.allocateRef());
    this.#noto.set(face.name, font);
    return font;
  }
}
