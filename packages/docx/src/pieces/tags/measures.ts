// When the tags of a page are believed. Each number says its unit and what it decides; `npm run mutants` tells which question asks for it.

/** Share of the texts. Where tags change sides more often, they read row by row. */
export const switchesShareMin = 0.3;

/** Share of the letters. With more outside of them, tags do not cover the page. */
export const untaggedShareMax = 0.04;
/** Share of the letters. With more called no content, the tags are not believed. */
export const artifactShareMax = 0.4;
/** Share of the paragraphs. Where more stand above the one before, the tags are out of order. */
export const backwardShareMax = 0.1;
/** Share of the width. Paragraphs that share as much of it stand above each other and not beside. */
export const sameWidthShareMin = 0.5;
