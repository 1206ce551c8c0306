import {
  type Box,
  drawAreas,
  encodePng,
  type PageCharacter,
  type PagePicture,
  type PageReading,
  type PdfiumDocument,
} from '@pagesmith/pdf';
import { boxOf } from '../../geometry.ts';
import { iconsMax } from '../measures.ts';
import { inkIn } from './ink-in.ts';

// Sharp enough to be read in print, and no more pixels than a large one needs.
const pixelsPerPointMax = 6;
const pixelsMax = 1_000_000;
const marginPoints = 1;
/** Icons that differ. For each the page is painted once, which takes as long as there are objects on it. */
const drawingsMax = 40;

const iconFamily =
  /^(font ?awesome|fa-(solid|brands|regular)|material ?(icons|symbols|design)|glyphicons|icomoon|fontello|entypo|ionicons|typicons|octicons|linearicons|feather|bootstrap-icons|remixicon|academicons|simple-line-icons)/i;
/** Icons as a word of its own (“Bank Icons”, “BankIcons-Regular”, and not “Silicon-Regular”). */
const iconsInName = /(^|[^A-Za-z]|[a-z](?=I))[Ii]cons?($|[-_ ])/;
/** Names of icons that a font gives for letters (“HOUSE-CHIMNEY”); a sentence is what somebody wrote to be read instead. */
const iconName = /^[\p{L}\p{N}\p{S}\p{P}\p{M}\p{Co}\p{Cc}]{1,40}$/u;
const word = /[\p{Ll}\p{N}]{2}/u;

/** The page with pictures of what the letters of such fonts show, which no other font has. */
export function withIconLetters(document: PdfiumDocument, reading: PageReading): PageReading {
  const groups = groupsIn(reading.characters).slice(0, iconsMax);
  const alike = new Map<string, PageCharacter[]>();
  for (const group of groups) if (!alike.has(looksOf(group))) alike.set(looksOf(group), group);
  const examples = [...alike].slice(0, drawingsMax);
  const areas = examples.map(([, group]) => areaAround(group, reading));
  const drawn = drawAreas(document, reading, areas);
  const seen = new Map<string, PagePicture>();
  examples.forEach(([looks, [first]], index) => {
    const [picture, area] = [drawn[index], areas[index]];
    const ink = picture && area && inkIn(picture, area.box);
    if (first === undefined || ink === undefined) return;
    const box = moved(ink.box, -first.box.left, -first.baseline);
    seen.set(looks, { box, format: 'png', bytes: encodePng(ink.part) });
  });
  const shown = new Set<PageCharacter>();
  const icons = groups.flatMap((group): PagePicture[] => {
    const [first, icon] = [group[0], seen.get(looksOf(group))];
    if (first === undefined || icon === undefined) return [];
    for (const letter of group) shown.add(letter);
    return [{ ...icon, box: moved(icon.box, first.box.left, first.baseline) }];
  });
  if (icons.length === 0) return reading;
  const characters = reading.characters.filter((character) => !shown.has(character));
  return { ...reading, characters, pictures: [...reading.pictures, ...icons] };
}

/** Icons that have these in common show the same. */
const looksOf = (group: readonly PageCharacter[]): string => {
  const { font, sizePoints = 0, colour = 0 } = group[0] ?? {};
  const text = group.map((letter) => letter.text).join('');
  return [font?.name, sizePoints.toFixed(1), colour, text].join(' ');
};

const moved = ({ left, top, right, bottom }: Box, x: number, y: number): Box => ({
  left: left + x,
  top: top + y,
  right: right + x,
  bottom: bottom + y,
});

/** Letters of icons that one object paints side by side: one icon may have a name of many letters. */
function groupsIn(characters: readonly PageCharacter[]): PageCharacter[][] {
  const groups: PageCharacter[][] = [];
  let last: PageCharacter | undefined;
  for (const character of characters) {
    if (isIconLetter(character)) {
      const group = last === undefined ? undefined : groups.at(-1);
      const goesOn = last?.object === character.object && last?.baseline === character.baseline;
      if (group !== undefined && goesOn) group.push(character);
      else groups.push([character]);
      last = character;
    } else if (character.text.trim() !== '') last = undefined;
  }
  return groups.filter((group) => {
    const text = group.map((character) => character.text).join('');
    return iconName.test(text) && (group.length === 1 || !word.test(text));
  });
}

/** Whether a letter is one of a font of icons, or has a code that means something else in each font. */
export const isIconLetter = ({
  font,
  text,
  isInvisible,
  quarterTurns,
  slantDegrees,
}: PageCharacter): boolean =>
  !isInvisible &&
  quarterTurns === 0 &&
  slantDegrees === 0 &&
  text.trim() !== '' &&
  font.isMissing !== true &&
  font.signs === undefined &&
  (iconFamily.test(font.name) || iconsInName.test(font.name) || isPrivate(text.codePointAt(0) ?? 0));

/** Codes that mean something else in each font, but for those where fonts of signs have their bullets. */
const isPrivate = (code: number): boolean =>
  (code >= 0xe000 && code < 0xf020) || (code > 0xf0ff && code <= 0xf8ff) || code >= 0xf0000;

function areaAround(group: readonly PageCharacter[], { width, height }: PageReading) {
  const across = boxOf(group.map(({ box }) => box));
  const { baseline = 0, sizePoints = 1 } = group[0] ?? {};
  const box = {
    left: Math.max(0, across.left - marginPoints),
    top: Math.max(0, baseline - sizePoints * 1.1),
    right: Math.min(width, across.right + marginPoints),
    bottom: Math.min(height, baseline + sizePoints * 0.4),
  };
  const area = (box.right - box.left) * (box.bottom - box.top);
  return { box, pixelsPerPoint: Math.min(pixelsPerPointMax, Math.sqrt(pixelsMax / Math.max(1, area))) };
}
