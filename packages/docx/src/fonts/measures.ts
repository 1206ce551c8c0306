// How text is fitted into the fonts of Word. Each number says its unit and what it decides; `npm run mutants` tells which question asks for it.

/** Points. Small letters are never set wider or closer by more. */
export const spacingPointsMax = 2;
/** Share of their size. Large letters, for which this is more, are never set wider or closer by more than this. */
export const spacingShareMax = 0.12;
/** Twentieths of a point. How far from the usual spacing a fitting one is looked for. */
export const stepsAround = 7;

/** Points. A font beside another in a paragraph has the other's spacing where its own would differ by no more. */
export const ownSpacingPointsMin = 0.2;

/** Share of the width. Letters that are narrower beside those of Word's fonts are those of a narrow font. */
export const narrowShareMax = 0.88;
/** Letters. Fewer may be narrow by chance. */
export const narrowLettersMin = 6;

/** Share of the width. How wide bold Arabic letters are. */
export const boldShare = 1.12;
/** Share of the width. Letters are never set narrower. */
export const scaleMin = 0.7;
/** Share of the width. Letters are never set wider. */
export const scaleMax = 1.5;
