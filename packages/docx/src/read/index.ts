// Reads a page: its content with what was filled into it, safe links alone, and the words of a scan. It knows nothing of
// lines or layout.

export { withAccents } from './accents.ts';
export { withBareMarks } from './bare-marks.ts';
export { withBlanks } from './blanks.ts';
export { type FormOutput, withFields } from './fields.ts';
export { withIcons } from './icons/index.ts';
export { type LinkGate, openLinkGate } from './link-gate.ts';
export {
  figuresBehindText,
  illegibleAs,
  isScan,
  openRecognizer,
  type RecognitionLanguage,
  type Recognizer,
  recognitionLimits,
  withLevelLayer,
} from './recognition/index.ts';
export { type SeenFonts, withSeenFonts } from './seen-fonts.ts';
export { isVertical, levelled, uprightBox } from './vertical.ts';
