// Takes out of a document what its pages do not show: who wrote it, what is attached, scripts, hidden layers, comments.
// Not for what the pages show.
export { cleanDocument } from './clean-document.ts';
