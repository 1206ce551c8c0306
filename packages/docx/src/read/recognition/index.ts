// What stands on a scanned page, read from its picture by Tesseract: characters, rules and figures with their places,
// in the form in which a page with text is read. It runs inside the process, without a thread, a network or a download.
export { type GreyPicture, greyOf } from './grey-picture.ts';
export { figuresBehindText } from './layer-figures.ts';
export { withLevelLayer } from './layer-letters.ts';
export {
  openRecognizer,
  type RecognitionLanguage,
  type Recognizer,
  recognitionLimits,
} from './recognizer.ts';
export { illegibleAs, isScan } from './scan.ts';
