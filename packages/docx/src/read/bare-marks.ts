import type { Box, Fill, PageReading } from '@pagesmith/pdf';
import { holdsMiddle } from '../geometry.ts';

// Where a reader marked more places, the page has text to carry the marks.
const boxesMax = 200;
// As a highlighter leaves it: what is below can be read.
const opacity = 102;

/** The page with areas in the place of highlights that no letter carries, as on a scan. */
export function withBareMarks(reading: PageReading): PageReading {
  const { annotations, characters, fills } = reading;
  const isBare = (box: Box) => !characters.some((character) => holdsMiddle(box, character.box));
  const highlights = annotations.marks.filter(({ kind }) => kind === 'highlight');
  const marked = highlights.flatMap(({ boxes, colour }) => boxes.map((box) => ({ box, colour })));
  if (marked.length === 0 || marked.length > boxesMax) return reading;
  const bare = marked.filter(({ box }) => isBare(box)).map(areaOf);
  return bare.length === 0 ? reading : { ...reading, fills: [...fills, ...bare] };
}

const areaOf = ({ box, colour }: Pick<Fill, 'box' | 'colour'>): Fill => ({
  box,
  colour,
  tint: { colour, opacity },
  at: Infinity,
  isAbove: true,
});
