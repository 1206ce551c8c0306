import { drawPage, type PageReading, type PdfiumDocument, type Picture } from '@pagesmith/pdf';
import { charactersOf } from './characters.ts';
import { type LoadedCore, loadCore, type RecognitionLanguage } from './core.ts';
import { findFigures } from './figures.ts';
import { type GreyPicture, greyOf, portableGreymap } from './grey-picture.ts';
import { findRules } from './rules.ts';
import { type RecognizedLine, recognizedLines } from './words.ts';

export type { RecognitionLanguage };

export interface RecognitionLimits {
  readonly pageMsMax: number;
  /** For all pages together: those behind it stay pictures, rather than that the whole document fails. */
  readonly documentMsMax: number;
}

export const recognitionLimits: RecognitionLimits = { pageMsMax: 40_000, documentMsMax: 80_000 };

export interface Recognizer {
  /** The page with what its picture says; undefined where that is nothing, or takes too long. */
  read(document: PdfiumDocument, page: PageReading): Promise<PageReading | undefined>;
}

// About 250 dots per inch: Tesseract wants letters of 20 pixels and more, and gains nothing from larger ones.
const pixelsPerPoint = 3.5;
const pixelsMax = 12_000_000;

/** Loads Tesseract when the first page needs it, and again after a page that it did not end. */
export function openRecognizer(
  language: RecognitionLanguage,
  { pageMsMax, documentMsMax }: RecognitionLimits = recognitionLimits,
): Recognizer {
  let loading: Promise<LoadedCore> | undefined;
  let deadline = Number.POSITIVE_INFINITY;
  let remainingMs = documentMsMax;
  const onProgress = () => {
    if (performance.now() >= deadline) throw new Error('The recognition of a page takes too long.');
  };
  return {
    async read(document, page) {
      if (remainingMs <= 0) return undefined;
      const startedAt = performance.now();
      const drawn = drawForReading(document, page);
      if (drawn === undefined) return undefined;
      try {
        loading ??= loadCore(language, onProgress);
        const loaded = await loading;
        deadline = startedAt + Math.min(pageMsMax, remainingMs);
        const picture = greyOf(drawn, drawn.width / page.width);
        const lines = recognizedLines(recognize(loaded, picture), picture.pixelsPerPoint);
        return lines.length === 0 ? undefined : { ...page, ...marksOf(drawn, picture, lines) };
      } catch {
        // Whatever was thrown went through its frames: its memory means nothing any more.
        loading = undefined;
        return undefined;
      } finally {
        remainingMs -= performance.now() - startedAt;
      }
    },
  };
}

function drawForReading(document: PdfiumDocument, { page, width, height }: PageReading): Picture | undefined {
  const scale = Math.min(pixelsPerPoint, Math.sqrt(pixelsMax / Math.max(1, width * height)));
  return drawPage(document, page, { scale });
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
