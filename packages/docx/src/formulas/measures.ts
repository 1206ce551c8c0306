// What is a formula, and what stands where in it. Each number says its unit and what it decides; `npm run mutants` tells which question asks for it.

/** Em. Signs of one formula are no further apart. */
export const signGapEmMax = 0.5;
/** Em. Text this far from a formula leaves it a line of its own. */
export const lineGapEmMin = 1.5;
/** Share of the signs. As many of a line are mathematics where the whole line is a formula. */
export const lineShareMin = 0.5;
/** Em. A wider gap divides a formula from its number. */
export const numberGapEmMin = 0.8;

/** Points. A thicker line is no bar of a fraction. */
export const barPointsMax = 1.5;
/** Em. What stands over or under a bar is no further from it. */
export const barGapEmMax = 0.8;
/** Em. A bar reaches no further than the wider of its two sides. */
export const barReachEmMax = 0.6;
/** Em. Both sides of a fraction stand this close to its middle. */
export const barMiddleEmMax = 0.5;

/** Em. The bar of a root begins this close to its sign. */
export const rootGapEmMax = 0.25;

/** Share of the size. An index is smaller than its base by at least this. */
export const indexShareMax = 0.85;
/** Em. What stands on the line of a formula is no further above or below its middle. */
export const levelEmMax = 0.2;
/** Em. Fractions and large signs are no further from it. */
export const tallLevelEmMax = 0.4;

/** Em. Limits stand this close above and below their sign. */
export const limitGapEmMax = 0.7;
/** Em. Their middles are this close to its middle. */
export const limitMiddleEmMax = 0.6;

/** Em. A higher bracket goes around what it holds, and grows with it. */
export const bracketEmMin = 1.3;

/** Em. Columns of a formula that is not simple are no further apart. */
export const pictureGapEmMin = 3;
/** Signs. Fewer are not worth a picture. */
export const pictureSignsMin = 4;
