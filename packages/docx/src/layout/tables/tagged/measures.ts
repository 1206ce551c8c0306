// How the tables of the tags are fitted into the page. Each number says its unit and what it decides; `npm run mutants` tells which question asks for it.

/** Points. A cell may reach this far beyond the texts of its columns. */
export const columnSlackPoints = 1.5;

/** Points. Texts of neighbouring columns may overlap by this much. */
export const edgeSlackPoints = 1.5;
/** Points. The outermost rule stands this close to the text. */
export const edgePointsMax = 12;
