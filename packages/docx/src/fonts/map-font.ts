import type { TextStyle } from '../model.ts';
import { furtherWidths } from './further-widths.ts';
import { latinWidths } from './latin-widths.ts';

/** The fonts that every Word has and whose widths are known. */
export type FontFamily = 'Arial' | 'Times New Roman' | 'Courier New' | 'Calibri' | 'Cambria';

// The flags of a font descriptor (ISO 32000-2, table 121).
const fixedPitchFlag = 1;
const serifFlag = 2;

const courier =
  /cour|mono|nimbusmon|consol|typewriter|cmtt|^sftt|menlo|fixed|gyrecursor|firacode|sourcecode/i;
const calibri = /calibri|carlito/i;
const cambria = /cambria|caladea/i;
const arial = /arial|helvet|liberationsans|nimbussan|arimo|gyreheros/i;
const times =
  /times|liberationserif|nimbusrom|tinos|^cm[a-z]+\d|^sf(rm|ti|bx|bi|sl|cc)\d|^lmroman|gyretermes|^stix/i;
const sans = anyOf(
  'sans|gothic|grotes|verdana|tahoma|segoe|lato|roboto|open|inter|trebuchet|univers|frutiger|myriad|dejavu',
  'avenir|optima|futura|gill|proxima|montserrat|gotham|aptos|corbel|candara|franklin|lucidagrande|geneva',
  'museo|raleway|poppins|nunito|ubuntu|calibre|akkurat|whitney|eurostile|bahnschrift|metropolis',
  'impact|gyreadventor|avantgarde|biolinum|yahei|pingfang|meiryo|^\\.?sf(ns|pro|ui|text)|^(pf)?din(?!gb)',
);
const serif = anyOf(
  'serif|roman|garamond|georgia|palat|book|minion|century|bodoni|caslon|song|ming|mincho|batang|simsun',
  'bask|goudy|bembo|didot|sabon|plantin|perpetua|charter|utopia|constantia|antiqua|cochin|hoefler|sylfaen',
  'spectral|merriweather|playfair|crimson|lora-|adelle|cooper|poorrichard|latinmodern|angsana|rockwell',
  'gyre(bonum|pagella|schola)|traditionalarabic|nazanin|palladio|libertin|melior',
);

function anyOf(...names: readonly string[]): RegExp {
  return new RegExp(names.join('|'), 'i');
}

/** Whether the name of a font tells its kind. */
export const isNamedFamily = (fontName: string): boolean =>
  [courier, calibri, cambria, arial, times, sans, serif].some((names) => names.test(fontName));

const known = new WeakMap<TextStyle, readonly FontFamily[]>();

/** The families that may stand for a font, the likeliest first. */
export function familiesFor(style: TextStyle): readonly FontFamily[] {
  const families = known.get(style) ?? familiesByName(style);
  known.set(style, families);
  return families;
}

function familiesByName({ fontName, fontFlags }: TextStyle): readonly FontFamily[] {
  if (courier.test(fontName)) return ['Courier New'];
  if (calibri.test(fontName)) return ['Calibri'];
  if (cambria.test(fontName)) return ['Cambria'];
  if (arial.test(fontName)) return ['Arial'];
  if (times.test(fontName)) return ['Times New Roman'];
  // The name of a font is more reliable than its flags, which some programs set at random.
  if ((fontFlags & fixedPitchFlag) !== 0) return ['Courier New'];
  if (sans.test(fontName)) return ['Arial', 'Calibri'];
  const isSerif = serif.test(fontName) || (fontFlags & serifFlag) !== 0;
  return isSerif ? ['Times New Roman', 'Cambria'] : ['Arial', 'Calibri'];
}

const tables = new Map(
  Object.entries(latinWidths).map(([key, widths]) => [key, widths.split(' ').map(Number)] as const),
);

/** How wide a text is in one of the families, in points. */
export function widthIn(
  family: FontFamily,
  text: string,
  { isBold, isItalic, sizePoints }: Pick<TextStyle, 'isBold' | 'isItalic' | 'sizePoints'>,
): number {
  const key = `${family}|${(isBold ? 1 : 0) + (isItalic ? 2 : 0)}`;
  const [widths, further] = [tables.get(key), furtherWidths.get(key)];
  let thousandths = 0;
  for (const character of text) {
    thousandths += characterWidth(character.codePointAt(0) ?? 32, widths, further);
  }
  return (thousandths * sizePoints) / 1000;
}

const fixedWidth = 600;
const ideographWidth = 1000;

function characterWidth(
  code: number,
  widths: readonly number[] | undefined,
  further: ReadonlyMap<number, number> | undefined,
): number {
  if (code >= 0x2e80) return ideographWidth;
  if (widths === undefined) return fixedWidth;
  if (code < 127) return widths[code - 32] ?? 0;
  const own = further?.get(code);
  if (own !== undefined) return own;
  // Accented letters are as wide as their letters.
  const base = String.fromCodePoint(code).normalize('NFD').charCodeAt(0);
  if (base < 127) return widths[base - 32] ?? 500;
  return further?.get(base) ?? 500;
}
