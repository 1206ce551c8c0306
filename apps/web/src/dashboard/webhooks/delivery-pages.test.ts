import type { WebhookDelivery } from '@pagesmith/contract';
import { expect, it } from 'vitest';
import { noPages, pageLength, withNewest, withOlder } from './delivery-pages.ts';

const delivery = (sequence: number): WebhookDelivery => ({
  $id: `delivery-${sequence}`,
  $sequence: sequence,
  $createdAt: '2026-11-18T09:00:00.000+00:00',
  eventId: `evt_${sequence}`,
  type: 'webhook.test',
  body: '{}',
  state: 'delivered',
  attempts: 1,
  nextAttemptAt: null,
  answers: [],
});
/** As the server answers: a page of so many, from this one downwards. */
const pageFrom = (last: number) =>
  Array.from({ length: Math.min(pageLength, last) }, (_, index) => delivery(last - index));
const sequences = (list: readonly WebhookDelivery[]) => list.map(({ $sequence }) => $sequence);
const countdown = (from: number, to: number) => Array.from({ length: from - to + 1 }, (_, i) => from - i);

it('none is lost when another arrives after older ones were asked for', () => {
  const first = withNewest(pageFrom(60), noPages);
  const second = withOlder(first, pageFrom(35));
  const later = withNewest(pageFrom(61), second);
  expect(sequences(later.shown)).toEqual(countdown(61, 11));
  expect(later.hasMore).toBe(true);
});

it('older ones can be asked for until a page is not full', () => {
  expect(withNewest(pageFrom(24), noPages).hasMore).toBe(false);
  const first = withNewest(pageFrom(30), noPages);
  expect(first.hasMore).toBe(true);
  const all = withOlder(first, pageFrom(5));
  expect([sequences(all.shown), all.hasMore]).toEqual([countdown(30, 1), false]);
  expect(withNewest(pageFrom(31), all).hasMore).toBe(false);
});

it('where more have arrived than fit on a page, the ones in between can be asked for', () => {
  const all = withOlder(withNewest(pageFrom(30), noPages), pageFrom(5));
  const later = withNewest(pageFrom(80), all);
  expect([sequences(later.shown), later.hasMore]).toEqual([countdown(80, 56), true]);
});

it('what has become of a delivery since replaces what was shown', () => {
  const pending = { ...delivery(1), state: 'pending' as const, attempts: 0 };
  const { shown } = withNewest([delivery(1)], withOlder(withNewest([pending], noPages), []));
  expect(shown).toEqual([delivery(1)]);
});
