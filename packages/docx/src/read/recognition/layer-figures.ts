import { drawPage, type PagePicture, type PageReading, type PdfiumDocument } from '@pagesmith/pdf';
import { holdsMiddle } from '../../geometry.ts';
import { findFigures } from './figures.ts';
import { greyOf } from './grey-picture.ts';
import { findLineDrawings } from './line-drawings.ts';
import { figureTextShareMax } from './measures.ts';
import { findRules } from './rules.ts';

// Figures are cut out at 144 dots per inch: enough for a page in print, without making the document large.
const pixelsPerPoint = 2;

/** The drawings and photographs of a scanned page whose text another program has read and laid over it unseen. */
export function figuresBehindText(document: PdfiumDocument, page: PageReading): PagePicture[] {
  const drawn = drawPage(document, page.page, { scale: pixelsPerPoint });
  if (drawn === undefined) return [];
  const picture = greyOf(drawn, drawn.width / page.width);
  const letters = page.characters.flatMap(({ text, box }) => (text.trim() === '' ? [] : [box]));
  const rules = findRules(picture, letters).map(({ box }) => box);
  const isFree = ({ box }: PagePicture) => {
    // Letters beside the place where the other program put them are ink, and no figure.
    const covered = letters.reduce((sum, letter) => sum + sharedArea(letter, box), 0);
    return covered < areaOf(box) * figureTextShareMax;
  };
  const figures = findFigures(drawn, picture, [...letters, ...rules]).filter(isFree);
  const drawings = findLineDrawings(drawn, picture, { letters, rules }).filter(isFree);
  return [
    ...figures,
    ...drawings
      .filter(({ box }) => figures.every((figure) => sharedArea(figure.box, box) === 0))
      .map((drawing) => labelled(drawing, page)),
  ];
}

type Sides = PagePicture['box'];

const areaOf = ({ left, top, right, bottom }: Sides): number => (right - left) * (bottom - top);

const sharedArea = (first: Sides, second: Sides): number =>
  Math.max(0, Math.min(first.right, second.right) - Math.max(first.left, second.left)) *
  Math.max(0, Math.min(first.bottom, second.bottom) - Math.max(first.top, second.top));

/** The letters of a drawing go with it, as the text that stands for it. */
function labelled(drawing: PagePicture, { characters }: PageReading): PagePicture {
  const inside = characters.filter(({ box }) => holdsMiddle(drawing.box, box));
  return {
    ...drawing,
    drawing: {
      text: inside
        .map(({ text }) => text)
        .join('')
        .trim(),
    },
  };
}
