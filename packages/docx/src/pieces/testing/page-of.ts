import { type FontOfPage, noAnnotations, type PageCharacter, type PageReading } from '@pagesmith/pdf';

export interface TextAt {
  readonly text: string;
  /** Where its first letter begins: the left edge, or the right one of a text from right to left. */
  readonly x: number;
  readonly baseline: number;
  readonly sizePoints?: number;
  readonly fontName?: string;
  readonly isRightToLeft?: boolean;
  /** How wide each letter is; half an em where nothing is said. */
  readonly widthEm?: number;
}

/** A page as PDFium would read it, with letters that are all equally wide. */
export function pageOf(texts: readonly TextAt[], others: Partial<PageReading> = {}): PageReading {
  const fonts = new Map<string, FontOfPage>();
  const fontOf = (name: string) => {
    const font = fonts.get(name) ?? { name, flags: 0 };
    fonts.set(name, font);
    return font;
  };
  return {
    page: 1,
    width: 600,
    height: 800,
    characters: texts.flatMap((text) => charactersOf(text, fontOf)),
    rules: [],
    fills: [],
    pictures: [],
    curves: [],
    links: [],
    annotations: noAnnotations,
    ...others,
  };
}

function charactersOf(at: TextAt, fontOf: (name: string) => FontOfPage): PageCharacter[] {
  const {
    text,
    x,
    baseline,
    sizePoints = 10,
    fontName = 'Helvetica',
    isRightToLeft = false,
    widthEm = 0.5,
  } = at;
  const width = sizePoints * widthEm;
  return [...text].map((letter, index) => {
    const left = isRightToLeft ? x - (index + 1) * width : x + index * width;
    return {
      text: letter,
      box: {
        left,
        right: left + width,
        top: baseline - sizePoints * 0.8,
        bottom: baseline + sizePoints * 0.2,
      },
      baseline,
      sizePoints,
      font: fontOf(fontName),
      colour: 0,
      quarterTurns: 0,
      slantDegrees: 0,
      isInvisible: false,
      isHyphenAtLineEnd: false,
    };
  });
}
