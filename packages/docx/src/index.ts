// Turns a PDF into a Word document that people can edit: paragraphs, tables, lists, headings.
// It reads pages through `@pagesmith/pdf` and knows nothing of operations, prices or requests.
export { type ConversionOptions, convertToDocx } from './convert.ts';
export type { KeptAs } from './model.ts';
