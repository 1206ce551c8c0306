import { type CalculatorRow, mills, parseCount } from '@pagesmith/catalog';
import { type OperationId, operations } from '@pagesmith/operations';

/** What was typed as the number of calls of each operation. */
export type TypedCounts = Readonly<Partial<Record<OperationId, string>>>;

export const pricedOperations = operations.flatMap((operation) =>
  operation.listPriceUsd === undefined
    ? []
    : [{ id: operation.id, copy: operation.copy, priceMills: mills(operation.listPriceUsd) }],
);

export const calculatorRows = (typed: TypedCounts): CalculatorRow[] =>
  pricedOperations.map(({ id, priceMills }) => ({ priceMills, count: parseCount(typed[id] ?? '') }));
