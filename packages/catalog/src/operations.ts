export const mergeFilesMin = 2;
/** More files than anyone merges by hand, few enough to hold open at once. */
export const mergeFilesMax = 200;
/** The watermark across the pages of the free plan's output. */
export const watermarkText = 'Pagesmith Starter';
