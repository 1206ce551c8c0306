// Words that all rooms share: failures, ids, the clock, languages, page lists.
// No I/O, no dependency: the browser and the server load the same code.
export { type Clock, movableClock, systemClock } from './clock.ts';
export { csvLine, csvTable } from './csv-table.ts';
export { defineFailures, Failure, type FailureKind, fail } from './failure.ts';
export { isWireId, uniqueId } from './ids.ts';
export { defaultLanguage, isLanguage, type Language, languages, type Words } from './language.ts';
export { pageListFailures, pageTurnFailures } from './page-list/failures.ts';
export { pageListLengthMax, parsePageList } from './page-list/parse-page-list.ts';
export { pageTurns, parseTurnedPages, type TurnedPage } from './page-list/turned-pages.ts';
