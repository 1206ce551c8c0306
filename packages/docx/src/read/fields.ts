import type { Box, PageCharacter, PageField, PageReading } from '@pagesmith/pdf';
import { widthIn } from '../fonts/index.ts';
import { holdsMiddle } from '../geometry.ts';
import {
  drawnSlackPoints,
  fieldLeadingEm,
  fieldSizePointsMax,
  fieldSizePointsMin,
  labelLettersMax,
  lineStepEmMin,
  tickPointsMax,
} from './measures.ts';

/** How the fields of a form come out: as what stands in them, or as controls that can be filled in again. */
export type FormOutput = 'text' | 'controls';

const signs = {
  'check box': { on: '☒', off: '☐' },
  'radio button': { on: '◉', off: '○' },
} as const;
const black = 0;
const grey = 0x808080;
// What forms print where something is to be written.
const blanks = /^[_.…·]$/;

/** The page with a sign for each box that can be ticked, the letters of combs, and words in the place of empty controls. */
export function withFields(reading: PageReading, forms: FormOutput): PageReading {
  const { fields } = reading.annotations;
  if (fields.length === 0) return reading;
  const ticked = fields.filter(isTicked);
  const filled = fields.filter((field) => !isTicked(field) && field.value.trim() !== '');
  const isBlank = (index: number) => blanks.test(reading.characters[index]?.text ?? '');
  const isCovered = ({ box }: PageCharacter, index: number) =>
    ticked.some((field) => holdsMiddle(field.box, box)) ||
    (isBlank(index) &&
      (isBlank(index - 1) || isBlank(index + 1)) &&
      filled.some((field) => holdsMiddle(field.box, box)));
  const around = ticked.map(({ box }) => wider(box));
  const isOfBox = ({ box }: { readonly box: Box }) => around.some((outer) => isWithin(outer, box));
  const added = fields.flatMap((field) =>
    isTicked(field) ? signOf(field, reading.characters) : charactersOf(field, forms),
  );
  return {
    ...reading,
    characters: [...reading.characters.filter((character, index) => !isCovered(character, index)), ...added],
    rules: reading.rules.filter((rule) => !isOfBox(rule)),
    fills: reading.fills.filter((fill) => !isOfBox(fill)),
    curves: reading.curves.filter((box) => !isOfBox({ box })),
    pictures: reading.pictures.filter((picture) => picture.drawing === undefined || !isOfBox(picture)),
  };
}

type TickedField = PageField & { readonly kind: keyof typeof signs };

const isTicked = (field: PageField): field is TickedField =>
  field.kind === 'check box' || field.kind === 'radio button';

const wider = ({ left, top, right, bottom }: Box): Box => ({
  left: left - drawnSlackPoints,
  top: top - drawnSlackPoints,
  right: right + drawnSlackPoints,
  bottom: bottom + drawnSlackPoints,
});

const isWithin = (outer: Box, { left, top, right, bottom }: Box) =>
  left >= outer.left && right <= outer.right && top >= outer.top && bottom <= outer.bottom;

/** A box to tick as a sign on the line of the text that is nearest to it, where it would stand if it had been typed. */
function signOf(field: TickedField, characters: readonly PageCharacter[]): PageCharacter[] {
  const { left, right, top, bottom } = wider(field.box);
  const { on, off } = signs[field.kind];
  const farOf = ({ box }: PageCharacter) => Math.max(box.left - right, left - box.right);
  const beside = characters.filter(
    ({ text, baseline, quarterTurns, slantDegrees }) =>
      baseline > top && baseline < bottom && quarterTurns === 0 && slantDegrees === 0 && text.trim() !== '',
  );
  const [first, ...others] = beside;
  const nearest = others.reduce((best, one) => (best && farOf(best) <= farOf(one) ? best : one), first);
  const largest =
    nearest === undefined ? tickPointsMax : Math.max(nearest.sizePoints, stepFrom(nearest, characters));
  return linesIn(field.isChecked ? on : off, field, black).map((sign) => {
    const { text, box } = sign;
    const sizePoints = Math.min(sign.sizePoints, largest);
    const baseline = nearest?.baseline ?? sign.baseline;
    return characterAt(text, { x: box.left, width: box.right - box.left, baseline, sizePoints }, black);
  });
}

/** How far the next line is from that of a letter: a sign that is larger would push the lines of a dense form apart. */
function stepFrom({ baseline, sizePoints }: PageCharacter, characters: readonly PageCharacter[]): number {
  return characters.reduce((least, other) => {
    const step = Math.abs(other.baseline - baseline);
    return step > sizePoints * lineStepEmMin ? Math.min(least, step) : least;
  }, tickPointsMax);
}

function charactersOf(field: PageField, forms: FormOutput): PageCharacter[] {
  const { isComb, isDrawn, value, label } = field;
  if (value.trim() !== '') return isComb || !isDrawn ? linesIn(value, field, black) : [];
  return forms === 'controls' ? linesIn(label, field, grey).slice(0, labelLettersMax) : [];
}

/** A text from the upper left corner of a high field, or in the middle of a low one, broken at its right edge. */
function linesIn(text: string, field: PageField, colour: number): PageCharacter[] {
  const { left, right, top, bottom } = field.box;
  const sizePoints = sizeIn(field);
  const isHigh = bottom - top > sizePoints * 2.5;
  const first = isHigh ? top + sizePoints : (top + bottom) / 2 + sizePoints * 0.33;
  const characters: PageCharacter[] = [];
  let [x, baseline] = [left, first];
  for (const word of text.split(/(?<=\s)/)) {
    const widths = [...word].map((letter) => ({ letter, width: widthOf(letter, sizePoints) }));
    const end = x + widths.reduce((sum, { width }) => sum + width, 0);
    if (isHigh && x > left && end > right) [x, baseline] = [left, baseline + sizePoints * fieldLeadingEm];
    for (const { letter, width } of widths) {
      characters.push(characterAt(letter.replace(/\s/, ' '), { x, width, baseline, sizePoints }, colour));
      x += width;
    }
    if (isHigh && /[\r\n]$/.test(word)) [x, baseline] = [left, baseline + sizePoints * fieldLeadingEm];
  }
  return characters;
}

function sizeIn(field: PageField): number {
  const { box, sizePoints } = field;
  const [width, height] = [box.right - box.left, box.bottom - box.top];
  if (isTicked(field)) return Math.min(tickPointsMax, Math.max(fieldSizePointsMin, Math.min(width, height)));
  if (sizePoints > 0) return sizePoints;
  return Math.min(fieldSizePointsMax, Math.max(fieldSizePointsMin, height * 0.75));
}

const widthOf = (letter: string, sizePoints: number) =>
  widthIn('Arial', letter, { isBold: false, isItalic: false, sizePoints });

interface Spot {
  readonly x: number;
  readonly width: number;
  readonly baseline: number;
  readonly sizePoints: number;
}

const characterAt = (
  text: string,
  { x, width, baseline, sizePoints }: Spot,
  colour: number,
): PageCharacter => ({
  text,
  box: { left: x, right: x + width, top: baseline - sizePoints * 0.8, bottom: baseline + sizePoints * 0.2 },
  baseline,
  sizePoints,
  font: { name: 'Helvetica', flags: 0 },
  colour,
  quarterTurns: 0,
  slantDegrees: 0,
  isInvisible: false,
  isHyphenAtLineEnd: false,
});
