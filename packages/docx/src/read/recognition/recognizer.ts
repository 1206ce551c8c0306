import { drawPage, type PageReading, type PdfiumDocument, type Picture } from '@pagesmith/pdf';
import {
  type Attempt,
  betterTurn,
  type Found,
  inAnotherScript,
  inItsLanguage,
  languagesSeen,
  type ReadAs,
  type Reading,
  readAs,
} from './attempts.ts';
import { charactersOf } from './characters.ts';
import { type LoadedCore, loadCore, type RecognitionLanguage } from './core.ts';
import { findFigures } from './figures.ts';
import { type GreyPicture, greyOf, portableGreymap } from './grey-picture.ts';
import { findRules } from './rules.ts';
import { busiestBand } from './sample.ts';
import { type RecognizedLine, recognizedLines } from './words.ts';

export type { RecognitionLanguage };

export interface RecognitionLimits {
  /** In time of the processor, as all of these. */
  readonly pageMsMax: number;
  /** For all pages together; pages beyond it stay pictures instead of failing the whole document. */
  readonly documentMsMax: number;
}

const pageMsMax = 40_000;
const share = 0.7;

/** Some of the time of a conversion is for everything that follows the reading. */
export const recognitionLimits = (ms: number): RecognitionLimits => ({
  pageMsMax: Math.min(pageMsMax, ms * share),
  documentMsMax: ms * share,
});

export interface Recognizer {
  /** The page with the text of its picture; undefined if there is none, `late` if there was no time to read it. */
  read(document: PdfiumDocument, page: PageReading): Promise<PageReading | 'late' | undefined>;
}

// About 250 dots per inch: Tesseract wants letters of 20 pixels and more, and gains nothing from larger ones.
const pixelsPerPoint = 3.5;
const pixelsMax = 12_000_000;

/** Loads Tesseract when the first page needs it, and again after a page that it did not finish. */
export function openRecognizer(
  languages: readonly RecognitionLanguage[] | 'auto',
  { pageMsMax, documentMsMax }: RecognitionLimits = recognitionLimits(Number.POSITIVE_INFINITY),
): Recognizer {
  let loading: Promise<LoadedCore> | undefined;
  let deadline = Number.POSITIVE_INFINITY;
  let remainingMs = documentMsMax;
  let used = languages === 'auto' ? undefined : languages;
  const onProgress = () => {
    if (processorMs() >= deadline) throw new LateError();
  };
  return {
    async read(document, page) {
      if (remainingMs <= 0) return 'late';
      const startedAt = processorMs();
      let found: Found | undefined;
      try {
        loading ??= loadCore(onProgress);
        const loaded = await loading;
        deadline = startedAt + Math.min(pageMsMax, remainingMs);
        const read: ReadAs = (as) => {
          loaded.use(as.languages);
          return readTurned(loaded, document, page, as);
        };
        used ??= languagesSeen(read);
        const keep = (better: Found | undefined) => {
          found = better ?? found;
          used = found?.as.languages ?? used;
        };
        keep(readAs(read, { languages: used, turn: 0 }));
        if (languages === 'auto') keep(inAnotherScript(found, used, read));
        keep(betterTurn(found, used, read));
        if (languages === 'auto') keep(inItsLanguage(found, read));
        return found?.reading;
      } catch (error) {
        // An exception passed through its stack frames, so its memory cannot be trusted any more.
        loading = undefined;
        if (!(error instanceof LateError)) throw error;
        return found?.reading ?? 'late';
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

/** The text of a page turned clockwise; undefined if there is none. */
function readTurned(
  loaded: LoadedCore,
  document: PdfiumDocument,
  page: PageReading,
  { turn, scaleMax = pixelsPerPoint, isSample = false }: Attempt,
): Reading | undefined {
  const isOnSide = turn === 90 || turn === 270;
  const [width, height] = isOnSide ? [page.height, page.width] : [page.width, page.height];
  const scale = Math.min(scaleMax, Math.sqrt(pixelsMax / Math.max(1, width * height)));
  const drawn = drawPage(document, page.page, { scale, rotate: turn });
  if (drawn === undefined) return undefined;
  const picture = greyOf(drawn, drawn.width / width);
  const recognized = recognize(loaded, isSample ? busiestBand(picture) : picture);
  const { lines, confidence } = recognizedLines(recognized, picture.pixelsPerPoint);
  if (lines.length === 0) return undefined;
  if (isSample) return { reading: { ...page, characters: charactersOf(lines) }, confidence };
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
