import { billingFailures } from '../failures.ts';

/** How a card behaves. This, and never its number, is kept. */
export type TestCard = 'succeeds' | 'failsLater';

export const testCards = {
  succeeds: '4242424242424242',
  declined: '4000000000000002',
  failsLater: '4000000000000341',
} as const;

/** Anything but a test card is refused, unread and unkept: it might be a real one. */
export function readCard(given: string): TestCard {
  const number = given.replace(/[\s-]/g, '');
  if (number === testCards.succeeds) return 'succeeds';
  if (number === testCards.failsLater) return 'failsLater';
  throw number === testCards.declined ? billingFailures.cardDeclined() : billingFailures.cardNotForTests();
}
