// A PDF as a Word document that a person can go on writing in: paragraphs, tables, lists, headings.
// It reads pages through `@pagesmith/pdf` and knows nothing of operations, prices or requests.
export { type ConversionOptions, convertToDocx } from './convert.ts';
