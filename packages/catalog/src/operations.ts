export const mergeFilesMin = 2;
/** More files than anyone merges by hand, few enough to hold open at once. */
export const mergeFilesMax = 200;
/** Degrees clockwise; 0 leaves the page as it is. */
export const rotations = [0, 90, 180, 270] as const;
export type Rotation = (typeof rotations)[number];
/** What output of the free plan says across its pages. */
export const watermarkText = 'Pagesmith Starter';
