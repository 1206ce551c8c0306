import type { PageReading } from '@pagesmith/pdf';
import { boxOf } from '../../geometry.ts';
import type { TurnedText } from '../../model.ts';
import { plainText, styleReader, visibleCharacters } from '../../pieces/index.ts';
import { slantedSizePointsMax } from './measures.ts';

/** Text that runs upwards, downwards or upside down, one entry a line. */
export function turnedTexts(reading: PageReading): TurnedText[] {
  const styleOf = styleReader(reading);
  const lines: { text: string; boxes: PageReading['characters'][number][] }[] = [];
  for (const character of visibleCharacters(reading)) {
    if (character.quarterTurns === 0 && !character.isSlanted) continue;
    const line = lines.at(-1);
    const before = line?.boxes.at(-1);
    const distance =
      before === undefined
        ? Infinity
        : Math.max(
            Math.max(character.box.left - before.box.right, before.box.left - character.box.right),
            Math.max(character.box.top - before.box.bottom, before.box.top - character.box.bottom),
          );
    const isSame = before?.quarterTurns === character.quarterTurns && distance < character.sizePoints * 0.9;
    if (line !== undefined && isSame) {
      line.text += (distance > character.sizePoints * 0.16 ? ' ' : '') + plainText(character.text);
      line.boxes.push(character);
    } else lines.push({ text: plainText(character.text), boxes: [character] });
  }
  return lines.flatMap(({ text, boxes }) => {
    const [first] = boxes;
    if (first === undefined || text.trim() === '') return [];
    const box = boxOf(boxes.map((character) => character.box));
    const style = styleOf(first);
    // A frame cannot be slanted: diagonal text becomes horizontal, and no larger than a title.
    if (first.isSlanted) {
      const sizePoints = Math.min(style.sizePoints, slantedSizePointsMax);
      const level = {
        ...box,
        top: (box.top + box.bottom) / 2,
        bottom: (box.top + box.bottom) / 2 + sizePoints,
      };
      return [{ box: level, span: { text: text.trim(), style: { ...style, sizePoints } }, quarterTurns: 2 }];
    }
    return [{ box, span: { text: text.trim(), style }, quarterTurns: first.quarterTurns }];
  });
}
