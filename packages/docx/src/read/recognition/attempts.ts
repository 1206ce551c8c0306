import type { PageReading } from '@pagesmith/pdf';
import { languagesIn } from '../../frequent-words.ts';
import type { RecognitionLanguage } from './core.ts';
import { confidenceEnough, confidenceGainMin, frequentWordsMin } from './measures.ts';

type Languages = readonly RecognitionLanguage[];

/** One way to look at a page. */
export interface Attempt {
  readonly languages: Languages;
  /** Clockwise, in degrees. */
  readonly turn: 0 | 90 | 180 | 270;
  readonly scaleMax?: number;
  /** Only as much of the page as its language takes to be found out. */
  readonly isSample?: boolean;
}

export interface Reading {
  readonly reading: PageReading;
  /** Of a hundred. */
  readonly confidence: number;
}

export interface Found extends Reading {
  readonly as: Attempt;
}

export type ReadAs = (as: Attempt) => Reading | undefined;

export function readAs(read: ReadAs, as: Attempt): Found | undefined {
  const reading = read(as);
  return reading && { ...reading, as };
}

// Which side is up, and which script it is, shows in a smaller picture too.
const trialPixelsPerPoint = 2;

/** With what a page is read whose language nobody named. */
const firstTried: Languages = ['eng'];
const scripts: readonly Languages[] = [firstTried, ['ara'], ['chi_sim']];

/** A page that makes little sense as it was read: in the script in which it makes more. */
export const inAnotherScript = (found: Found | undefined, used: Languages, read: ReadAs): Found | undefined =>
  better(
    found,
    scripts.filter((languages) => languages[0] !== used[0]).map((languages) => ({ languages, turn: 0 })),
    read,
  );

/** A page that was put on the scanner on its side or upside down, read upright. */
export const betterTurn = (found: Found | undefined, languages: Languages, read: ReadAs): Found | undefined =>
  better(
    found,
    ([90, 180, 270] as const).map((turn) => ({ languages, turn })),
    read,
  );

function better(found: Found | undefined, attempts: readonly Attempt[], read: ReadAs): Found | undefined {
  const confidence = found?.confidence ?? 0;
  if (confidence >= confidenceEnough) return undefined;
  const [best] = attempts
    .map((as) => ({ as, confidence: read({ ...as, scaleMax: trialPixelsPerPoint })?.confidence ?? 0 }))
    .sort((first, second) => second.confidence - first.confidence);
  return best !== undefined && best.confidence > confidence + confidenceGainMin
    ? readAs(read, best.as)
    : undefined;
}

const dataOf: Readonly<Record<string, RecognitionLanguage>> = {
  'en-US': 'eng',
  'fr-FR': 'fra',
  'de-DE': 'deu',
  'es-ES': 'spa',
  'it-IT': 'ita',
  'pt-PT': 'por',
  'nl-NL': 'nld',
  'pl-PL': 'pol',
};

/** A page whose short words are those of another language, read again with its letters and its accents. */
export function inItsLanguage(found: Found | undefined, read: ReadAs): Found | undefined {
  const languages = languagesOf(found);
  return found && languages && readAs(read, { ...found.as, languages });
}

/** With what to read a page: a few of its lines tell, and reading all of it twice would take twice as long. */
export function languagesSeen(read: ReadAs): Languages {
  const sample: ReadAs = (as) => read({ ...as, isSample: true });
  const found = readAs(sample, { languages: firstTried, turn: 0 });
  const inScript = inAnotherScript(found, firstTried, sample) ?? found;
  return languagesOf(inScript) ?? inScript?.as.languages ?? firstTried;
}

/** Where they are not those that the page was read with. */
function languagesOf(found: Found | undefined): Languages | undefined {
  if (found === undefined) return undefined;
  const [best, next] = languagesIn(found.reading.characters.map(({ text }) => text).join(''));
  const language = best && dataOf[best[0]];
  if (!language || best[1] < frequentWordsMin || best[1] === next?.[1]) return undefined;
  return found.as.languages.includes(language) ? undefined : [language];
}
