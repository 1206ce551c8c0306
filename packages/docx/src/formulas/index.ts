// Finds the formulas of a page among its characters and rules, and what they consist of.

export { readFormulas } from './read-formulas.ts';
