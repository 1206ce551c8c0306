export const mergeFilesMin = 2;
/** More files than anyone merges by hand, few enough to hold open at once. */
export const mergeFilesMax = 200;
/** What output of the free plan says across its pages. */
export const watermarkText = 'Pagesmith Starter';
