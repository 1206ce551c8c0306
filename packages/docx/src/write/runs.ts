import { bookmarkName } from '../document/index.ts';
import { complexFamily, rightToLeftFamily } from '../fonts/index.ts';
import type { Span, TextStyle } from '../model.ts';
import { directedParts } from '../pieces/index.ts';
import { controlXml } from './controls.ts';
import { properties } from './element-order.ts';
import { referenceRun } from './footnote-reference.ts';
import { insetXml } from './formula.ts';
import { scriptShare } from './measures.ts';
import type { Writer } from './writer.ts';
import { element, escapeXml, hexColour, twips, value } from './xml.ts';

export interface RunSettings {
  readonly letterSpacingPoints: number;
  /** What letters of a style have beyond that, in points. */
  readonly ownSpacing?: (style: TextStyle) => number;
  /** Of the paragraph; the runs inside have the direction of their letters. */
  readonly isRightToLeft: boolean;
  /** How wide letters of the paragraph's direction are set. Those from right to left join: no spacing can be put between. */
  readonly letterScale?: number | undefined;
  /** The font of letters that Word sets in one of their own, as those of Arabic and of Hindi. */
  readonly complexName?: string | undefined;
  /** How far below the baseline of its line it stands. */
  readonly loweredPoints?: number;
  /** What the paragraph's style already says. */
  readonly base: TextStyle | undefined;
}

/** Runs of text, inside the comments, fields and links that they belong to. */
export function runsXml(spans: readonly Span[], settings: RunSettings, writer: Writer): string {
  const linked = (group: readonly Span[], url: string | undefined) => {
    const runs = group.map((span) => runXml(span, settings, writer)).join('');
    return url === undefined ? runs : linkXml(url, runs, writer);
  };
  const controlled = (group: readonly Span[], field: TextStyle['field']) => {
    const runs = grouped(group, 'url', linked);
    return field === undefined || !writer.hasControls ? runs : controlXml(field, runs, writer);
  };
  return grouped(levelSizes(spans), 'comment', (group, comment) => {
    const runs = grouped(group, 'field', controlled);
    return comment === undefined ? runs : writer.comments.around(comment, runs);
  });
}

/** Word makes raised and lowered text smaller by itself: it is written in the size of the text around it. */
function levelSizes(spans: readonly Span[]): readonly Span[] {
  const isLevel = ({ style, text }: Span) => style.raise === 'none' && text.trim() !== '';
  if (spans.every(({ style }) => style.raise === 'none')) return spans;
  return spans.map((span, index) => {
    if (span.style.raise === 'none') return span;
    const around = spans.slice(0, index).findLast(isLevel) ?? spans.slice(index).find(isLevel);
    const sizePoints = around?.style.sizePoints ?? span.style.sizePoints / scriptShare;
    return { ...span, style: { ...span.style, sizePoints } };
  });
}

/** Writes neighbours that agree on something together. */
function grouped<Key extends 'comment' | 'field' | 'url'>(
  spans: readonly Span[],
  key: Key,
  write: (group: readonly Span[], common: TextStyle[Key]) => string,
): string {
  let written = '';
  for (let start = 0; start < spans.length; ) {
    const common = spans[start]?.style[key];
    let end = start + 1;
    while (end < spans.length && spans[end]?.style[key] === common) end++;
    written += write(spans.slice(start, end), common as TextStyle[Key]);
    start = end;
  }
  return written;
}

function linkXml(url: string, runs: string, writer: Writer): string {
  if (url.startsWith('#'))
    return element('w:hyperlink', { 'w:anchor': bookmarkName(url), 'w:history': 1 }, runs);
  const id = writer.parts.relate('hyperlink', url, true, writer.part);
  return element('w:hyperlink', { 'r:id': id, 'w:history': 1 }, runs);
}

function runXml({ text, style, note, inset }: Span, settings: RunSettings, writer: Writer): string {
  if (note !== undefined) return referenceRun(note, text, writer);
  if (inset !== undefined) return insetXml(inset, text, style, writer);
  return directedParts(text, settings.isRightToLeft)
    .map((part) => {
      const complexName = part.isRightToLeft ? rightToLeftFamily(style, part.text) : complexFamily(part.text);
      const letterScale = part.isRightToLeft === settings.isRightToLeft ? settings.letterScale : 1;
      const looks = runProperties(style, { ...settings, ...part, letterScale, complexName }, writer);
      return element('w:r', {}, looks, textXml(part.text));
    })
    .join('');
}

/** The content of a run: Word has elements of its own for tabs and soft hyphens. */
export const textXml = (text: string) =>
  text
    .split(/([\t\u00ad])/)
    .map((part) => marks[part] ?? `<w:t xml:space="preserve">${escapeXml(part)}</w:t>`)
    .join('');

const marks: Readonly<Record<string, string>> = { '': '', '\t': '<w:tab/>', '\u00ad': '<w:softHyphen/>' };

export function runProperties(style: TextStyle, settings: RunSettings, writer: Writer): string {
  const {
    base,
    letterSpacingPoints,
    isRightToLeft,
    letterScale = 1,
    loweredPoints = 0,
    complexName,
  } = settings;
  const isComplex = complexName !== undefined;
  const family = writer.familyOf(style);
  const spacingPoints = letterSpacingPoints + (settings.ownSpacing?.(style) ?? 0);
  const spacing = isRightToLeft ? 0 : Math.round(spacingPoints * 20 - 0.15);
  const scalePercent = Math.round(letterScale * 100);
  const differs = (key: keyof TextStyle) => base === undefined || base[key] !== style[key];
  const size = Math.max(2, Math.round(style.sizePoints * 2));
  const switched = (name: string, isOn: boolean) => (isOn ? `<${name}/>` : value(name, 0));
  const isFontSame = base !== undefined && writer.familyOf(base) === family && !isComplex;
  const isBoldChanged = differs('isBold') && (style.isBold || base?.isBold === true);
  const isItalicChanged = differs('isItalic') && (style.isItalic || base?.isItalic === true);
  const isLink = style.url !== undefined;
  const isColourChanged = isLink ? style.colour !== writer.link.colour : differs('colour');
  const isLineChanged = style.isUnderlined !== (isLink && writer.link.isUnderlined);
  return properties('w:rPr', [
    isLink ? value('w:rStyle', 'Hyperlink') : '',
    isFontSame ? '' : fontsXml(family, writer, complexName),
    isBoldChanged ? switched('w:b', style.isBold) : '',
    isBoldChanged && isComplex ? switched('w:bCs', style.isBold) : '',
    isItalicChanged ? switched('w:i', style.isItalic) : '',
    isItalicChanged && isComplex ? switched('w:iCs', style.isItalic) : '',
    style.isStruck ? '<w:strike/>' : '',
    isColourChanged ? value('w:color', hexColour(style.colour)) : '',
    spacing === 0 ? '' : value('w:spacing', spacing),
    scalePercent === 100 ? '' : value('w:w', scalePercent),
    loweredPoints === 0 ? '' : value('w:position', Math.round(loweredPoints * -2)),
    differs('sizePoints') ? value('w:sz', size) : '',
    differs('sizePoints') ? value('w:szCs', size) : '',
    style.highlight === undefined ? '' : highlightXml(style.highlight),
    isLineChanged ? value('w:u', style.isUnderlined ? 'single' : 'none') : '',
    style.raise === 'none' ? '' : value('w:vertAlign', style.raise),
    isRightToLeft ? '<w:rtl/>' : '',
  ]);
}

const highlighters = new Map([
  [0xffff00, 'yellow'],
  [0x00ff00, 'green'],
  [0x00ffff, 'cyan'],
  [0xff00ff, 'magenta'],
]);

/** Word's highlighter has a few colours only; any other is a ground. */
function highlightXml(colour: number): string {
  const name = highlighters.get(colour);
  if (name !== undefined) return value('w:highlight', name);
  return element('w:shd', { 'w:val': 'clear', 'w:color': 'auto', 'w:fill': hexColour(colour) });
}

// Of Word, for each East Asian way of writing: the font with serifs, and the one without.
const eastAsianFonts: Readonly<Record<string, readonly [serif: string, sans: string]>> = {
  ja: ['Yu Mincho', 'Yu Gothic'],
  ko: ['Batang', 'Malgun Gothic'],
  'zh-TW': ['PMingLiU', 'Microsoft JhengHei'],
  'zh-HK': ['PMingLiU', 'Microsoft JhengHei'],
};
const simplifiedFonts = ['SimSun', 'Microsoft YaHei'] as const;

export function fontsXml(
  family: string,
  { languages: { eastAsian = '' } }: Pick<Writer, 'languages'>,
  complexName?: string,
): string {
  const [serif, sans] = eastAsianFonts[eastAsian] ?? eastAsianFonts[eastAsian.slice(0, 2)] ?? simplifiedFonts;
  return element('w:rFonts', {
    'w:ascii': family,
    'w:hAnsi': family,
    'w:eastAsia': family === 'Times New Roman' || family === 'Cambria' ? serif : sans,
    'w:cs': complexName ?? (family === 'Calibri' || family === 'Cambria' ? 'Arial' : family),
  });
}

export const tinyParagraph = (inner: string, extra = '') =>
  element(
    'w:p',
    {},
    properties('w:pPr', [
      ...(extra === '' ? [] : [extra]),
      element('w:spacing', { 'w:before': 0, 'w:after': 0, 'w:line': twips(1), 'w:lineRule': 'exact' }),
    ]),
    inner,
  );
