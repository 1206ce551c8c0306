import { drawPage, type PageReading, type PdfiumDocument, type Picture } from '@pagesmith/pdf';
import { charactersOf } from './characters.ts';
import { type LoadedCore, loadCore, type RecognitionLanguage } from './core.ts';
import { findFigures } from './figures.ts';
import { type GreyPicture, greyOf, portableGreymap } from './grey-picture.ts';
import { confidenceEnough, confidenceGainMin } from './measures.ts';
import { findRules } from './rules.ts';
import { type RecognizedLine, recognizedLines } from './words.ts';

export type { RecognitionLanguage };

export interface RecognitionLimits {
  /** In time of the processor, as all of these. */
  readonly pageMsMax: number;
  /** For all pages together; pages beyond it stay pictures instead of failing the whole document. */
  readonly documentMsMax: number;
}

const recognitionLimits: RecognitionLimits = { pageMsMax: 40_000, documentMsMax: 80_000 };

export interface Recognizer {
  /** The page with the text of its picture; undefined if there is none, `late` if there was no time to read it. */
  read(document: PdfiumDocument, page: PageReading): Promise<PageReading | 'late' | undefined>;
}

// About 250 dots per inch: Tesseract wants letters of 20 pixels and more, and gains nothing from larger ones.
const pixelsPerPoint = 3.5;
const pixelsMax = 12_000_000;

/** Loads Tesseract when the first page needs it, and again after a page that it did not finish. */
export function openRecognizer(
  language: RecognitionLanguage,
  { pageMsMax, documentMsMax }: RecognitionLimits = recognitionLimits,
): Recognizer {
  let loading: Promise<LoadedCore> | undefined;
  let deadline = Number.POSITIVE_INFINITY;
  let remainingMs = documentMsMax;
  const onProgress = () => {
    if (processorMs() >= deadline) throw new LateError();
  };
  return {
    async read(document, page) {
      if (remainingMs <= 0) return 'late';
      const startedAt = processorMs();
      let upright: Turned | undefined;
      try {
        loading ??= loadCore(language, onProgress);
        const loaded = await loading;
        deadline = startedAt + Math.min(pageMsMax, remainingMs);
        const read = (turn: Turn, scale?: number) => readTurned(loaded, document, page, turn, scale);
        upright = read(0);
        return (betterTurn(upright?.confidence ?? 0, read) ?? upright)?.reading;
      } catch (error) {
        // An exception passed through its stack frames, so its memory cannot be trusted any more.
        loading = undefined;
        if (!(error instanceof LateError)) throw error;
        return upright?.reading ?? 'late';
      } finally {
        remainingMs -= processorMs() - startedAt;
      }
    },
  };
}

class LateError extends Error {}

/** What this process has worked: waiting for others must not cost a page its text. */
function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

type Turn = 0 | 90 | 180 | 270;

interface Turned {
  readonly reading: PageReading;
  readonly confidence: number;
}

// Which side is up shows in a smaller picture too.
const trialPixelsPerPoint = 2;

/** A page that was put on the scanner on its side or upside down, read upright. */
function betterTurn(
  confidence: number,
  read: (turn: Turn, scale?: number) => Turned | undefined,
): Turned | undefined {
  if (confidence >= confidenceEnough) return undefined;
  const turns: readonly Turn[] = [90, 180, 270];
  const tried = turns.map((turn) => ({ turn, confidence: read(turn, trialPixelsPerPoint)?.confidence ?? 0 }));
  const [best] = tried.sort((first, second) => second.confidence - first.confidence);
  const isBetter = best !== undefined && best.confidence > confidence + confidenceGainMin;
  return isBetter ? read(best.turn) : undefined;
}

/** The text of a page turned clockwise; undefined if there is none. */
function readTurned(
  loaded: LoadedCore,
  document: PdfiumDocument,
  page: PageReading,
  turn: Turn,
  scaleMax = pixelsPerPoint,
): Turned | undefined {
  const isOnSide = turn === 90 || turn === 270;
  const [width, height] = isOnSide ? [page.height, page.width] : [page.width, page.height];
  const scale = Math.min(scaleMax, Math.sqrt(pixelsMax / Math.max(1, width * height)));
  const drawn = drawPage(document, page.page, { scale, rotate: turn });
  if (drawn === undefined) return undefined;
  const picture = greyOf(drawn, drawn.width / width);
  const { lines, confidence } = recognizedLines(recognize(loaded, picture), picture.pixelsPerPoint);
  if (lines.length === 0) return undefined;
  const links = turn === 0 ? page.links : [];
  const reading = { ...page, width, height, links, ...marksOf(drawn, picture, lines) };
  return { reading, confidence };
}

function recognize({ core, api }: LoadedCore, picture: GreyPicture): string {
  core.FS.writeFile('/input', portableGreymap(picture));
  if (api.SetImageFile(1, 0) === 1) throw new Error('Tesseract does not take the picture.');
  api.SetVariable('user_defined_dpi', String(Math.round(picture.pixelsPerPoint * 72)));
  api.Recognize(null);
  const text = api.GetJSONText();
  api.Clear();
  return text;
}

function marksOf(drawn: Picture, picture: GreyPicture, lines: readonly RecognizedLine[]) {
  const words = lines.flatMap((line) => line.words.map(({ box }) => box));
  const rules = findRules(picture, words);
  const pictures = findFigures(drawn, picture, [...words, ...rules.map(({ box }) => box)]);
  return { characters: charactersOf(lines), rules, fills: [], curves: [], pictures };
}
