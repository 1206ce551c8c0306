import { agreementPromises } from './agreements.ts';
import { documentationPromises } from './documentation.ts';
import { moneyPromises } from './money.ts';
import type { PagePromise } from './promise.ts';
import { retentionPromises } from './retention.ts';
import { servicePromises } from './service.ts';

/** Every public sentence with a figure or a promise of money, with the test, the setting or the duty that keeps it. */
export const promises: readonly PagePromise[] = [
  ...moneyPromises,
  ...retentionPromises,
  ...servicePromises,
  ...agreementPromises,
  ...documentationPromises,
];
