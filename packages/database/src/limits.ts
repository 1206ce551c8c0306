export interface Limits {
  readonly statementTimeoutMs: number;
  readonly transactionTimeoutMs: number;
  /** How long a statement waits for a free connection. */
  readonly waitTimeoutMs: number;
}
