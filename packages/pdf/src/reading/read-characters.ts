import type { PdfiumDocument } from '../pdfium/index.ts';
import { divideLigatures } from './ligatures.ts';
import { extensionSign, isMathematicalFont } from './mathematical-fonts.ts';
import { type Box, concatenate, type Matrix, mapBox, mapPoint } from './matrix.ts';
import { withOwnSizes } from './own-sizes.ts';
import type { PageSource } from './page-source.ts';
import type { ContentTag, PageTags } from './read-tags.ts';
import { inReadingOrder } from './right-to-left.ts';
import { bytesFrom, type Scratch, textOf } from './scratch.ts';
import { withSpreadReplacements } from './spread-replacements.ts';
import { withStandIns } from './stand-ins.ts';
import { signShown, symbolFamily } from './symbol-fonts.ts';

export interface FontOfPage {
  /** Without the prefix of a subset. */
  readonly name: string;
  /** The flags of its descriptor (ISO 32000-2, table 121). */
  readonly flags: number;
  readonly isMathematical?: boolean;
  /** Of a font whose codes are signs, such as Wingdings. */
  readonly signs?: string;
  /** Whether the file does not hold it, so that its letters are drawn in another. */
  readonly isMissing?: boolean;
}

export interface PageCharacter {
  readonly text: string;
  readonly box: Box;
  /** What is painted, of a font for formulas: its signs are often larger than its size, and stand elsewhere. */
  readonly ink?: Box;
  readonly baseline: number;
  readonly sizePoints: number;
  readonly font: FontOfPage;
  /** Red, green and blue in three bytes. */
  readonly colour: number;
  /** Rotation in clockwise quarter turns, rounded; 0 for upright text. */
  readonly quarterTurns: number;
  /** How far it is turned clockwise where it is neither horizontal nor vertical, like a watermark; otherwise 0. */
  readonly slantDegrees: number;
  readonly isInvisible: boolean;
  /** Whether its outline is drawn too, in its own colour: that makes any font bold. */
  readonly isOutlined?: boolean;
  readonly isHyphenAtLineEnd: boolean;
  /** What the document's tags say about it. */
  readonly tag?: ContentTag | undefined;
  /** Whether the tags mark it as not being part of the text. */
  readonly isArtifact?: boolean;
  /** The text object that paints it, where it is one of the file. */
  readonly object?: number;
}

export interface ObjectCharacter extends PageCharacter {
  readonly object: number;
}

interface TextStyle {
  readonly font: FontOfPage;
  readonly sizePoints: number;
  readonly colour: number;
  readonly quarterTurns: number;
  /** How far it is turned clockwise where it is neither horizontal nor vertical, like a watermark; otherwise 0. */
  readonly slantDegrees: number;
  readonly isInvisible: boolean;
  readonly isOutlined: boolean;
  readonly tag: ContentTag | undefined;
  readonly isArtifact: boolean;
}

const charactersMax = 100_000;
// The sine of twice the angle: about three degrees.
const slantMin = 0.1;
// FPDF_TEXTRENDERMODE_FILL, _FILL_STROKE and _INVISIBLE of fpdf_edit.h.
const [filledMode, outlinedMode, invisibleMode] = [0, 2, 3];

export function readCharacters(source: PageSource, tags: PageTags): ObjectCharacter[] {
  const { document, pageHandle, scratch, toShown } = source;
  const { pdfium } = document;
  const text = pdfium.FPDFText_LoadPage(pageHandle);
  if (text === 0) return [];
  try {
    const styleAt = styleReader(document, text, scratch, toShown, tags);
    const count = Math.min(charactersMax, pdfium.FPDFText_CountChars(text));
    const characters: ObjectCharacter[] = [];
    for (let index = 0; index < count; index++) {
      const character = readCharacter(document, text, index, scratch, toShown, styleAt);
      if (character !== undefined) characters.push(character);
    }
    const joined = divideLigatures(joinSurrogates(withOwnSizes(characters)));
    return inReadingOrder(withStandIns(source, withSpreadReplacements(source, joined)));
  } finally {
    pdfium.FPDFText_ClosePage(text);
  }
}

function readCharacter(
  { pdfium }: PdfiumDocument,
  text: number,
  index: number,
  scratch: Scratch,
  toShown: Matrix,
  styleAt: (object: number, index: number) => TextStyle,
): ObjectCharacter | undefined {
  const code = pdfium.FPDFText_GetUnicode(text, index);
  // Spaces and line ends that PDFium inserts have no position.
  if (code > 0x10ffff || pdfium.FPDFText_IsGenerated(text, index) === 1) return undefined;
  const object = pdfium.FPDFText_GetTextObject(text, index);
  if (object === 0) return undefined;
  const style = styleAt(object, index);
  const isUnnamed = style.font.isMathematical && pdfium.FPDFText_HasUnicodeMapError(text, index) === 1;
  const sign = isUnnamed ? extensionSign(style.font.name, code) : signOf(style.font, code);
  if (sign === undefined && code === 0) return undefined;
  if (!pdfium.FPDFText_GetLooseCharBox(text, index, scratch.address)) return undefined;
  const box = mapBox(toShown, scratch.float(0), scratch.float(1), scratch.float(2), scratch.float(3));
  pdfium.FPDFText_GetCharOrigin(text, index, scratch.at(0), scratch.at(2));
  const origin = mapPoint(toShown, scratch.double(0), scratch.double(1));
  const isHyphenAtLineEnd = pdfium.FPDFText_IsHyphen(text, index) === 1;
  return {
    ...style,
    object,
    // PDFium marks a hyphen that divides a word with U+0002.
    text: sign ?? (code === 2 ? '-' : String.fromCodePoint(code)),
    box,
    ...(style.font.isMathematical && { ink: inkBox(pdfium, text, index, scratch, toShown) }),
    baseline: origin.y,
    isHyphenAtLineEnd,
  };
}

const signOf = ({ signs }: FontOfPage, code: number): string | undefined =>
  signs === undefined ? undefined : signShown(signs, String.fromCharCode(code));

function inkBox(
  pdfium: PdfiumDocument['pdfium'],
  text: number,
  index: number,
  scratch: Scratch,
  toShown: Matrix,
): Box {
  pdfium.FPDFText_GetCharBox(text, index, scratch.at(0), scratch.at(2), scratch.at(4), scratch.at(6));
  return mapBox(toShown, scratch.double(0), scratch.double(3), scratch.double(1), scratch.double(2));
}

const isHigh = (text: string) => text >= '\ud800' && text <= '\udbff';
const isLow = (text: string | undefined) => text !== undefined && text >= '\udc00' && text <= '\udfff';

function outlineColour(pdfium: PdfiumDocument['pdfium'], object: number, scratch: Scratch): number {
  pdfium.FPDFPageObj_GetStrokeColor(object, scratch.at(0), scratch.at(1), scratch.at(2), scratch.at(3));
  return scratch.colourOnWhite();
}

/** PDFium returns characters beyond U+FFFF, such as letters in formulas, as two halves. */
function joinSurrogates(characters: readonly ObjectCharacter[]): ObjectCharacter[] {
  return characters.flatMap((character, index) => {
    const next = characters[index + 1];
    if (isHigh(character.text) && isLow(next?.text))
      return [{ ...character, text: character.text + next?.text }];
    return isLow(character.text) ? [] : [character];
  });
}

function styleReader(
  document: PdfiumDocument,
  text: number,
  scratch: Scratch,
  toShown: Matrix,
  { tagOf, isArtifact }: PageTags,
) {
  const { pdfium } = document;
  const fonts = new Map<number, FontOfPage>();
  const styles = new Map<number, TextStyle>();
  const fontOf = (object: number): FontOfPage => {
    const handle = pdfium.FPDFTextObj_GetFont(object);
    const known = fonts.get(handle);
    if (known !== undefined) return known;
    const bytes = bytesFrom(document, (...space) => pdfium.FPDFFont_GetBaseFontName(handle, ...space));
    const name = textOf(bytes, 'utf8').replace(/^[A-Z]{6}\+/, '');
    const flags = pdfium.FPDFFont_GetFlags(handle);
    const signs = symbolFamily(name);
    const font = {
      ...{ name, flags },
      ...(isMathematicalFont(name) && { isMathematical: true }),
      ...(signs !== undefined && { signs }),
      ...(pdfium.FPDFFont_GetIsEmbedded(handle) === 0 && { isMissing: true }),
    };
    fonts.set(handle, font);
    return font;
  };
  return (object: number, index: number): TextStyle => {
    const known = styles.get(object);
    if (known !== undefined) return known;
    const tag = tagOf(object);
    const isOutside = tag === undefined && isArtifact(object);
    pdfium.FPDFText_GetMatrix(text, index, scratch.address);
    const matrix = concatenate(scratch.matrix(), toShown);
    const scale = Math.hypot(matrix.c, matrix.d) || 1;
    const size = pdfium.FPDFText_GetFontSize(text, index);
    // A negative size turns the letters upside down.
    const sign = size < 0 ? -1 : 1;
    const angle = Math.atan2(matrix.b * sign, matrix.a * sign);
    const [red, green, blue, alpha] = [0, 1, 2, 3].map((field) => scratch.at(field));
    pdfium.FPDFText_GetFillColor(text, index, red ?? 0, green ?? 0, blue ?? 0, alpha ?? 0);
    const colour = scratch.colourOnWhite();
    const isTransparent = (scratch.integer(3) & 255) === 0;
    const mode = pdfium.FPDFTextObj_GetTextRenderMode(object);
    const style = {
      font: fontOf(object),
      sizePoints: Math.abs(size) * scale,
      colour,
      slantDegrees: Math.abs(Math.sin(2 * angle)) > slantMin ? (angle * 180) / Math.PI : 0,
      quarterTurns: (Math.round(angle / (Math.PI / 2)) + 4) % 4,
      isInvisible: mode === invisibleMode || (mode === filledMode && isTransparent),
      isOutlined: mode === outlinedMode && outlineColour(pdfium, object, scratch) === colour,
      tag,
      isArtifact: isOutside,
    };
    styles.set(object, style);
    return style;
  };
}
