import type { Box, PageCharacter, PageComment, PageReading } from '@pagesmith/pdf';
import { holdsMiddle } from '../geometry.ts';
import type { TextStyle } from '../model.ts';

export type Remarks = Pick<TextStyle, 'field' | 'comment' | 'highlight' | 'isStruck' | 'isUnderlined'>;

/** What annotations say about a character: the field it stands in, how it is marked, what somebody wrote about it. */
export function remarksReader(reading: PageReading): ((character: PageCharacter) => Remarks) | undefined {
  const { fields, marks } = reading.annotations;
  const comments = reading.annotations.comments.map((comment) => anchored(comment, reading));
  if (fields.length + marks.length + comments.length === 0) return undefined;
  return ({ box }) => {
    const own = marks.filter(({ boxes }) => boxes.some((one) => holdsMiddle(one, box)));
    return {
      field: fields.find((field) => holdsMiddle(field.box, box)),
      comment: comments.find(({ boxes }) => boxes.some((one) => holdsMiddle(one, box)))?.comment,
      highlight: own.find(({ kind }) => kind === 'highlight')?.colour,
      isStruck: own.some(({ kind }) => kind === 'strike'),
      isUnderlined: own.some(({ kind }) => kind === 'underline'),
    };
  };
}

/** A comment with the boxes of the text it is about: a note in the margin is about the word nearest to it. */
function anchored(
  comment: PageComment,
  reading: PageReading,
): { comment: PageComment; boxes: readonly Box[] } {
  const { boxes } = comment;
  const shown = reading.characters.filter(({ text, isInvisible }) => !isInvisible && text.trim() !== '');
  const isOnText = shown.some(({ box }) => boxes.some((one) => holdsMiddle(one, box)));
  const [place] = boxes;
  if (isOnText || place === undefined || shown.length === 0) return { comment, boxes };
  const distance = ({ box }: PageCharacter) =>
    Math.hypot(
      Math.max(0, box.left - place.right, place.left - box.right),
      Math.max(0, box.top - place.bottom, place.top - box.bottom),
    );
  const nearest = shown.reduce((best, character) =>
    distance(character) < distance(best) ? character : best,
  );
  return { comment, boxes: [wordAround(nearest, reading.characters)] };
}

function wordAround(character: PageCharacter, characters: readonly PageCharacter[]): Box {
  const at = characters.indexOf(character);
  const belongs = (other: PageCharacter | undefined) =>
    other !== undefined && other.text.trim() !== '' && Math.abs(other.baseline - character.baseline) < 1;
  let [start, end] = [at, at];
  while (belongs(characters[start - 1])) start--;
  while (belongs(characters[end + 1])) end++;
  const boxes = characters.slice(start, end + 1).map(({ box }) => box);
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    right: Math.max(...boxes.map(({ right }) => right)),
    top: character.box.top,
    bottom: character.box.bottom,
  };
}
