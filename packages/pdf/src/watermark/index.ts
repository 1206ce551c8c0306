// The watermark across every page of output from the free plan. It hides nothing and locks nothing.
export { addWatermark } from './add-watermark.ts';
