// How an account's latest calls went, and how long its allowance will last: what the overview tells at a glance.
// It looks at a bounded number of calls, so that it costs the same for an account with a thousand calls and with millions.
export { latestFigures } from './latest-figures.ts';
