import type { Box, PageReading } from '@pagesmith/pdf';
import type { Inset, Piece, Span, TextStyle, Word } from '../model.ts';
import { pagePointsMax } from './measures.ts';
import { packed, unpacked } from './packed-piece.ts';
import type { PagePieces } from './page-pieces.ts';

/** A page that is larger than any of Word's, such as a poster, made smaller as a whole: cut off, its text would go on elsewhere. */
export function withinWord(page: PagePieces): PagePieces {
  const { width, height } = page.reading;
  const share = pagePointsMax / Math.max(width, height);
  if (!(share > 0 && share < 1)) return page;
  const scaled = scalerBy(share);
  return {
    ...page,
    reading: scaledReading(page.reading, share),
    pieces: packed(unpacked(page.pieces).map(scaled)),
    upright: page.upright?.map((picture) => scaledPicture(picture, share)),
  };
}

const scaledBox = <Kept extends Box>(box: Kept, share: number): Kept => ({
  ...box,
  left: box.left * share,
  top: box.top * share,
  right: box.right * share,
  bottom: box.bottom * share,
});

const withBox =
  (share: number) =>
  <Placed extends { readonly box: Box }>(placed: Placed): Placed => ({
    ...placed,
    box: scaledBox(placed.box, share),
  });

function scaledReading(reading: PageReading, share: number): PageReading {
  const scaled = withBox(share);
  return {
    ...reading,
    width: reading.width * share,
    height: reading.height * share,
    characters: reading.characters.map((character) => ({
      ...scaled(character),
      ...(character.ink === undefined ? {} : { ink: scaledBox(character.ink, share) }),
      baseline: character.baseline * share,
      sizePoints: character.sizePoints * share,
    })),
    rules: reading.rules.map((rule) => ({ ...scaled(rule), thicknessPoints: rule.thicknessPoints * share })),
    fills: reading.fills.map(scaled),
    curves: reading.curves.map((box) => scaledBox(box, share)),
    pictures: reading.pictures.map((picture) => scaledPicture(picture, share)),
    links: reading.links.map(scaled),
  };
}

type Picture = PageReading['pictures'][number];

const scaledPicture = (picture: Picture, share: number): Picture => ({
  ...withBox(share)(picture),
  ...(picture.whole === undefined ? {} : { whole: scaledBox(picture.whole, share) }),
});

/** Styles that were one stay one, as many words share them. */
function scalerBy(share: number): (piece: Piece) => Piece {
  const styles = new Map<TextStyle, TextStyle>();
  const styleOf = (style: TextStyle): TextStyle => {
    const known = styles.get(style) ?? { ...style, sizePoints: style.sizePoints * share };
    styles.set(style, known);
    return known;
  };
  const spanOf = (span: Span): Span => ({
    ...span,
    style: styleOf(span.style),
    inset: span.inset && scaledInset(span.inset, share),
  });
  const wordOf = (word: Word): Word => ({ ...withBox(share)(word), spans: word.spans.map(spanOf) });
  return (piece) => ({
    ...withBox(share)(piece),
    baseline: piece.baseline * share,
    sizePoints: piece.sizePoints * share,
    words: piece.words.map(wordOf),
  });
}

const scaledInset = (inset: Inset, share: number): Inset =>
  'parts' in inset
    ? inset
    : {
        ...inset,
        picture: scaledPicture(inset.picture, share),
        belowBaselinePoints: inset.belowBaselinePoints * share,
      };
