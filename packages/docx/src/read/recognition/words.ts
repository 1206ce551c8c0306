import type { Box } from '@pagesmith/pdf';
import {
  hanConfidenceMin,
  meanConfidenceMin,
  pageLettersMin,
  signConfidenceMin,
  wordConfidenceMin,
} from './measures.ts';

/** In pixels, as Tesseract writes them. */
interface PixelBox {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

interface PixelLine {
  readonly bbox: PixelBox;
  readonly words: readonly PixelWord[];
}

interface PixelWord {
  readonly bbox: PixelBox;
  readonly confidence: number;
  readonly text: string;
  readonly symbols: readonly { readonly bbox: PixelBox; readonly text: string }[];
}

/** The JSON of `GetJSONText`. */
interface Answer {
  readonly blocks: readonly {
    readonly paragraphs: readonly { readonly lines: readonly PixelLine[] }[];
  }[];
}

export interface RecognizedSymbol {
  readonly text: string;
  readonly box: Box;
}

export interface RecognizedWord {
  readonly box: Box;
  readonly symbols: readonly RecognizedSymbol[];
}

export interface RecognizedLine {
  readonly words: readonly RecognizedWord[];
}

export interface RecognizedText {
  readonly lines: readonly RecognizedLine[];
  /** The mean of its words, of a hundred. */
  readonly confidence: number;
}

/** The lines of an answer, in points; none where too little was recognised to be the text of a page. */
export function recognizedLines(json: string, pixelsPerPoint: number): RecognizedText {
  const { blocks }: Answer = JSON.parse(json);
  const lines = blocks
    .flatMap(({ paragraphs }) => paragraphs.flatMap((paragraph) => paragraph.lines))
    .filter(isLevel)
    .map(({ words }) => words.filter(isWord))
    .filter((words) => words.length > 0);
  const words = lines.flat();
  const letters = words.reduce((sum, { text }) => sum + (text.match(/[\p{L}\p{N}]/gu)?.length ?? 0), 0);
  const confidence = words.reduce((sum, word) => sum + word.confidence, 0) / words.length;
  if (letters < pageLettersMin || confidence < meanConfidenceMin) return { lines: [], confidence: 0 };
  return {
    lines: lines.map((line) => ({ words: line.map((word) => inPoints(word, pixelsPerPoint)) })),
    confidence,
  };
}

/** Vertical text is left in the picture. */
function isLevel({ bbox: { x0, y0, x1, y1 }, words }: PixelLine): boolean {
  const symbols = words.reduce((sum, word) => sum + word.symbols.length, 0);
  return symbols < 3 || y1 - y0 < (x1 - x0) * 1.5;
}

function isWord({ text, confidence }: PixelWord): boolean {
  if (/\p{Script=Han}/u.test(text)) return confidence >= hanConfidenceMin;
  return confidence >= (/[\p{L}\p{N}]/u.test(text) ? wordConfidenceMin : signConfidenceMin);
}

function inPoints({ bbox, symbols }: PixelWord, pixelsPerPoint: number): RecognizedWord {
  const boxOf = ({ x0, y0, x1, y1 }: PixelBox): Box => ({
    left: x0 / pixelsPerPoint,
    top: y0 / pixelsPerPoint,
    right: x1 / pixelsPerPoint,
    bottom: y1 / pixelsPerPoint,
  });
  return {
    box: boxOf(bbox),
    symbols: symbols.map(({ bbox: symbolBox, text }) => ({ text, box: boxOf(symbolBox) })),
  };
}
