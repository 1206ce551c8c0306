import type { PageCharacter, PageReading } from '@pagesmith/pdf';
import { boxOf, holdsMiddle } from '../../geometry.ts';
import type { StampedText, TurnedText } from '../../model.ts';
import { plainText, styleReader, unspaced, visibleCharacters } from '../../pieces/index.ts';
import { bowStepDegrees, slantedLinesMax } from './measures.ts';

interface TurnedLine {
  readonly characters: PageCharacter[];
  text: string;
}

/** Text that runs upwards or downwards, and text that is slanted or upside down, one entry a line. */
export function turnedTexts(reading: PageReading): { turned: TurnedText[]; slanted: StampedText[] } {
  const styleOf = styleReader(reading);
  const drawn = reading.pictures.flatMap(({ box, drawing }) =>
    drawing === undefined ? [] : [{ box, text: unspaced(drawing.text) }],
  );
  const [turned, slanted]: [TurnedText[], StampedText[]] = [[], []];
  for (const { text, characters } of turnedLines(reading)) {
    const [first] = characters;
    if (first === undefined || text.trim() === '') continue;
    const box = boxOf(characters.map((character) => character.box));
    if (drawn.some((drawing) => holdsMiddle(drawing.box, box) && drawing.text.includes(unspaced(text))))
      continue;
    const span = { text: text.trim(), style: styleOf(first) };
    const { quarterTurns } = first;
    const isSideways = first.slantDegrees === 0 && quarterTurns !== 2;
    if (isSideways || slanted.length >= slantedLinesMax) turned.push({ box, span, quarterTurns });
    else slanted.push({ ...extentOf(characters), spans: [span] });
  }
  return { turned, slanted };
}

function turnedLines(reading: PageReading): TurnedLine[] {
  const lines: TurnedLine[] = [];
  for (const character of visibleCharacters(reading)) {
    if (character.quarterTurns === 0 && character.slantDegrees === 0) continue;
    const line = lines.at(-1);
    const before = line?.characters.at(-1);
    const distance = before === undefined ? Infinity : distanceOf(before, character);
    const isSame =
      before?.quarterTurns === character.quarterTurns &&
      Math.abs(before.slantDegrees - character.slantDegrees) < bowStepDegrees &&
      distance < character.sizePoints * 0.9;
    if (line !== undefined && isSame) {
      line.text += (distance > character.sizePoints * 0.16 ? ' ' : '') + plainText(character.text);
      line.characters.push(character);
    } else lines.push({ text: plainText(character.text), characters: [character] });
  }
  return lines;
}

const distanceOf = ({ box: before }: PageCharacter, { box }: PageCharacter) =>
  Math.max(
    box.left - before.right,
    before.left - box.right,
    box.top - before.bottom,
    before.top - box.bottom,
  );

// Of its size, how wide a letter is.
const letterShare = 0.6;

/** Where a slanted line stands: the boxes of its letters are upright, so its length is that between their middles. */
function extentOf(characters: readonly PageCharacter[]): Omit<StampedText, 'spans'> {
  const middles = characters.map(({ box }) => ({
    x: (box.left + box.right) / 2,
    y: (box.top + box.bottom) / 2,
  }));
  const [first = { x: 0, y: 0 }, last = first] = [middles[0], middles.at(-1)];
  const letter = characters[Math.floor(characters.length / 2)];
  const between = Math.hypot(last.x - first.x, last.y - first.y);
  const count = characters.length;
  return {
    middle: { x: (first.x + last.x) / 2, y: (first.y + last.y) / 2 },
    lengthPoints: count > 1 ? (between * count) / (count - 1) : (letter?.sizePoints ?? 0) * letterShare,
    degrees: letter?.slantDegrees || (letter?.quarterTurns ?? 0) * 90,
  };
}
