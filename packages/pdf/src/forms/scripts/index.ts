// What the standard scripts of forms do, told by their pattern: sums, formats. No script is ever run.
export { calculateFields } from './calculate-fields.ts';
export { shownText } from './shown-text.ts';
