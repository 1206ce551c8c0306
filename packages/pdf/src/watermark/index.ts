// A text drawn across every page, for documents that are not paid for. It hides nothing and locks nothing.
export { addWatermark } from './add-watermark.ts';
