import type { FormulaPart, Inset, TextStyle } from '../model.ts';
import { inlinePictureRun } from './picture.ts';
import type { Writer } from './writer.ts';
import { element, escapeXml, hexColour, value } from './xml.ts';

type Parts = readonly FormulaPart[];

/** A formula in a line of text: as Office Math (ISO/IEC 29500-1, 22.1), or as a picture with its text. */
export function insetXml(inset: Inset, text: string, style: TextStyle, writer: Writer): string {
  if ('picture' in inset) return inlinePictureRun(inset, text, writer);
  return element('m:oMath', {}, partsXml(inset.parts, looksOf(style, writer)));
}

/** A formula that has a paragraph for itself, which Word sets larger than among words. */
export const formulaParagraph = (formula: string, alignment: 'left' | 'center' | 'right'): string =>
  element('m:oMathPara', {}, element('m:oMathParaPr', {}, mathValue('m:jc', alignment)), formula);

/** Word sets formulas in one font. */
function looksOf({ sizePoints, colour }: TextStyle, { body }: Writer): string {
  const size = Math.max(2, Math.round(sizePoints * 2));
  return element(
    'w:rPr',
    {},
    element('w:rFonts', { 'w:ascii': 'Cambria Math', 'w:hAnsi': 'Cambria Math' }),
    colour === body.colour ? '' : value('w:color', hexColour(colour)),
    value('w:sz', size),
    value('w:szCs', size),
  );
}

const mathValue = (name: string, val: string | number) => element(name, { 'm:val': val });

const partsXml = (parts: Parts, looks: string): string => parts.map((part) => partXml(part, looks)).join('');

function partXml(part: FormulaPart, looks: string): string {
  const holder = (name: string, parts: Parts) => element(name, {}, partsXml(parts, looks));
  switch (part.kind) {
    case 'text':
      return textXml(part, looks);
    case 'fraction':
      return element('m:f', {}, holder('m:num', part.above), holder('m:den', part.below));
    case 'root': {
      const hidden = element('m:radPr', {}, mathValue('m:degHide', 1));
      const own = part.degree.length === 0 ? hidden : '';
      return element('m:rad', {}, own, holder('m:deg', part.degree), holder('m:e', part.inside));
    }
    case 'indexed': {
      const base = holder('m:e', part.base);
      const [below, above] = [holder('m:sub', part.below), holder('m:sup', part.above)];
      if (part.above.length === 0) return element('m:sSub', {}, base, below);
      if (part.below.length === 0) return element('m:sSup', {}, base, above);
      return element('m:sSubSup', {}, base, below, above);
    }
    case 'operator': {
      const own = element(
        'm:naryPr',
        {},
        mathValue('m:chr', part.sign),
        mathValue('m:limLoc', part.isStacked ? 'undOvr' : 'subSup'),
        part.below.length === 0 ? mathValue('m:subHide', 1) : '',
        part.above.length === 0 ? mathValue('m:supHide', 1) : '',
      );
      const limits = holder('m:sub', part.below) + holder('m:sup', part.above);
      return element('m:nary', {}, own, limits, holder('m:e', part.inside));
    }
    case 'bracketed': {
      const own = element('m:dPr', {}, mathValue('m:begChr', part.open), mathValue('m:endChr', part.close));
      return element('m:d', {}, own, holder('m:e', part.inside));
    }
  }
}

const styles = { italic: 'i', upright: 'p', bold: 'b', boldItalic: 'bi' } as const;

function textXml({ text, letters }: Extract<FormulaPart, { kind: 'text' }>, looks: string): string {
  const own = element('m:rPr', {}, letters === 'words' ? '<m:nor/>' : mathValue('m:sty', styles[letters]));
  // LibreOffice takes a bar that stands alone for an “or”; Unicode has another for formulas.
  const shown = text.replaceAll('|', '∣');
  return element('m:r', {}, own, looks, `<m:t xml:space="preserve">${escapeXml(shown)}</m:t>`);
}
