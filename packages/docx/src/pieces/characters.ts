import type { PageCharacter, PageReading } from '@pagesmith/pdf';
import { holdsMiddle } from '../geometry.ts';
import type { TextStyle } from '../model.ts';
import { isBoldFont, isItalicFont } from './font-looks.ts';
import { type Remarks, remarksReader } from './remarks.ts';

const privateBullets = new Map<number, string>([
  [0xf0b7, '•'],
  [0xf0a7, '▪'],
  [0xf0d8, '➢'],
  [0xf076, '❖'],
  [0xf0fc, '✓'],
  [0xf06e, '■'],
  [0xf0a8, '□'],
  [0xf06f, '□'],
  [0xf0e0, '→'],
  [0xf02d, '-'],
]);

/** What an editor can use: ligatures and presentation forms as letters, bullets of symbol fonts as Unicode. */
export function plainText(text: string): string {
  const code = text.codePointAt(0) ?? 0;
  const bullet = privateBullets.get(code);
  if (bullet !== undefined) return bullet;
  if (code >= 0xf020 && code <= 0xf0ff) return '•';
  const isForm = (code >= 0xfb00 && code <= 0xfdff) || (code >= 0xfe70 && code <= 0xfefc);
  if (isForm) return text.normalize('NFKC');
  if (code === 0xa0 || code === 0x09 || code === 0x0a || code === 0x0d) return ' ';
  // Control characters, halves of surrogate pairs and noncharacters have no place in XML.
  const isForbidden = code < 0x20 || (code >= 0xd800 && code <= 0xdfff) || code === 0xfffe || code === 0xffff;
  return isForbidden || isUnseen(code) ? '' : text;
}

/** Soft hyphens, spaces without width and marks of direction, which Word sets by itself. */
const isUnseen = (code: number) =>
  code === 0xad ||
  code === 0x200b ||
  code === 0x200e ||
  code === 0x200f ||
  code === 0xfeff ||
  (code >= 0x202a && code <= 0x202e);

const unremarked: Remarks = { isUnderlined: false };

export function styleReader(reading: PageReading): (character: PageCharacter) => TextStyle {
  const known = new Map<string, TextStyle>();
  const numberOf = numbering();
  const remarksOf = remarksReader(reading);
  let last:
    | { readonly font: PageCharacter['font']; readonly isOutlined: boolean; readonly style: TextStyle }
    | undefined;
  return (character) => {
    const { font, colour } = character;
    const sizePoints = Math.round(character.sizePoints * 2) / 2 || 1;
    const link = reading.links.find(({ box }) => holdsMiddle(box, character.box));
    const url = link?.url ?? (link?.target && `#${link.target.page}-${Math.round(link.target.top)}`);
    const remarks = remarksOf?.(character) ?? unremarked;
    const isOutlined = character.isOutlined === true;
    if (last?.font === font && last.isOutlined === isOutlined && remarksOf === undefined) {
      const { style } = last;
      if (style.sizePoints === sizePoints && style.colour === colour && style.url === url) return style;
    }
    const { field, comment, highlight = '', isStruck, isUnderlined } = remarks;
    const marks = `${numberOf(field)}|${numberOf(comment)}|${highlight}|${isStruck}|${isUnderlined}|${isOutlined}`;
    const key = `${font.name}|${font.flags}|${sizePoints}|${colour}|${url ?? ''}|${marks}`;
    const style = known.get(key) ?? {
      ...remarks,
      fontName: font.name,
      fontFlags: font.flags,
      isBold: isOutlined || isBoldFont(font),
      isItalic: isItalicFont(font),
      sizePoints,
      colour,
      raise: 'none' as const,
      url,
    };
    known.set(key, style);
    last = { font, isOutlined, style };
    return style;
  };
}

/** A number for each thing, the same for the same one. */
function numbering(): (thing: object | undefined) => number {
  const numbers = new Map<object, number>();
  return (thing) => {
    if (thing === undefined) return 0;
    const number = numbers.get(thing) ?? numbers.size + 1;
    numbers.set(thing, number);
    return number;
  };
}

const variants = new WeakMap<TextStyle, Map<string, TextStyle>>();

/** The style of raised or underlined letters: one shared object, because a document has many words. */
export function variantOf(style: TextStyle, raise: TextStyle['raise'], isUnderlined: boolean): TextStyle {
  if (style.raise === raise && style.isUnderlined === isUnderlined) return style;
  const known = variants.get(style) ?? new Map<string, TextStyle>();
  variants.set(style, known);
  const key = `${raise} ${isUnderlined}`;
  const variant = known.get(key) ?? { ...style, raise, isUnderlined };
  known.set(key, variant);
  return variant;
}

/** The characters that a reader sees, once each: bold is sometimes made by printing twice. */
export function visibleCharacters(reading: PageReading): PageCharacter[] {
  const shown = reading.characters.filter(({ isInvisible }) => !isInvisible);
  // A scan with a layer of recognised text: that text is all there is to read.
  const isScan = shown.filter(({ text }) => text.trim() !== '').length === 0;
  const seen = new Map<number, Map<string, PageCharacter[]>>();
  return (isScan ? reading.characters : shown).filter((character) => {
    const { text, box, sizePoints } = character;
    if (box.right < 0 || box.left > reading.width || box.bottom < 0 || box.top > reading.height) return false;
    if (sizePoints < 1) return false;
    const row = Math.round(character.baseline / 4);
    const letters = seen.get(row) ?? new Map<string, PageCharacter[]>();
    seen.set(row, letters);
    const others = letters.get(text) ?? [];
    // Narrow letters are closer together than a letter and its shadow.
    const slack = Math.min(sizePoints * 0.2, (box.right - box.left) * 0.5);
    const isTwin = (other: PageCharacter) =>
      Math.abs(other.box.left - box.left) <= slack &&
      Math.abs(other.baseline - character.baseline) < sizePoints * 0.2;
    // Letters without a place of their own, as those of a text that stands for others, have no shadow.
    if (text !== ' ' && box.right > box.left && others.some(isTwin)) return false;
    others.push(character);
    letters.set(text, others);
    return true;
  });
}
