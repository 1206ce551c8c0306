import type { Mills } from './money.ts';

export interface CalculatorRow {
  readonly priceMills: Mills;
  readonly count: number;
}

export interface Calculation {
  readonly monthlyMills: Mills;
  readonly requests: number;
  /** Not rounded (it is shown with three decimals); 0 if there are no requests. */
  readonly averageMills: number;
  readonly annualMills: Mills;
}

/** A count as a visitor typed it; anything negative or not a number is 0. */
export function parseCount(text: string): number {
  const count = Number.parseInt(text, 10);
  return Number.isFinite(count) ? Math.min(Math.max(0, count), Number.MAX_SAFE_INTEGER) : 0;
}

export function calculate(rows: readonly CalculatorRow[]): Calculation {
  const monthlyMills = rows.reduce((total, row) => total + row.priceMills * row.count, 0);
  const requests = rows.reduce((total, row) => total + row.count, 0);
  return {
    monthlyMills,
    requests,
    averageMills: requests === 0 ? 0 : monthlyMills / requests,
    annualMills: 12 * monthlyMills,
  };
}
