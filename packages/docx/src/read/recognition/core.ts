import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { gunzipSync } from 'node:zlib';

/** As Tesseract names them, each with a package of its data. */
export type RecognitionLanguage =
  | 'eng'
  | 'fra'
  | 'deu'
  | 'spa'
  | 'ita'
  | 'por'
  | 'nld'
  | 'pol'
  | 'ara'
  | 'chi_sim';

/** The part of Tesseract's interface (baseapi.h) that we use. */
export interface TesseractApi {
  Init(folder: null, language: string, engine: number): number;
  SetVariable(name: string, value: string): boolean;
  /** Takes the file `/input`; answers 1 when it is no picture. */
  SetImageFile(orientation: number, radians: number): number;
  Recognize(monitor: null): number;
  GetJSONText(): string;
  Clear(): void;
}

export interface Core {
  readonly FS: { writeFile(path: string, data: Uint8Array): void };
  readonly TessBaseAPI: new () => TesseractApi;
}

interface CoreSettings {
  TesseractProgress(percent: number): void;
  print(text: string): void;
  printErr(text: string): void;
}

const packages = createRequire(import.meta.url);
// OEM_LSTM_ONLY of publictypes.h: the only engine that this build and these data have.
const neuralNetwork = 1;
// PSM_AUTO: sparser modes lose digits that stand alone in a cell, denser ones take the page for one column.
const automatic = '3';

export interface LoadedCore {
  readonly core: Core;
  readonly api: TesseractApi;
  /** Reads in these languages from here on, the first of them preferred. */
  use(languages: readonly RecognitionLanguage[]): void;
}

/** An instance of Tesseract; `onProgress` is called again and again while it works. */
export async function loadCore(onProgress: () => void): Promise<LoadedCore> {
  const createCore: (settings: CoreSettings) => Promise<Core> = packages(
    'tesseract.js-core/tesseract-core-simd-lstm',
  );
  const quiet = () => undefined;
  const core = await createCore({ TesseractProgress: onProgress, print: quiet, printErr: quiet });
  const api = new core.TessBaseAPI();
  const known = new Set<RecognitionLanguage>();
  let used = '';
  const use = (languages: readonly RecognitionLanguage[]) => {
    const names = languages.join('+');
    if (names === used) return;
    for (const language of languages) {
      if (!known.has(language)) core.FS.writeFile(`${language}.traineddata`, languageData(language));
      known.add(language);
    }
    if (api.Init(null, names, neuralNetwork) !== 0)
      throw new Error(`Tesseract refuses its data of ${names}.`);
    api.SetVariable('tessedit_pageseg_mode', automatic);
    used = names;
  };
  return { core, api, use };
}

const languageData = (language: RecognitionLanguage): Uint8Array =>
  gunzipSync(
    readFileSync(
      packages.resolve(`@tesseract.js-data/${language}/4.0.0_best_int/${language}.traineddata.gz`),
    ),
  );
