import { expect, it } from 'vitest';
import { callsOfMonth } from './calls-of-month.ts';

const november = '2026-11-01T00:00:00.000+00:00';
const october = '2026-10-01T00:00:00.000+00:00';

it('calls of an earlier month do not count against the limit of this one', () => {
  const month = { periodStartedAt: november };
  expect(callsOfMonth({ monthCalls: 312, monthStartedAt: november }, month)).toBe(312);
  expect(callsOfMonth({ monthCalls: 312, monthStartedAt: october }, month)).toBe(0);
  expect(callsOfMonth({ monthCalls: 0, monthStartedAt: null }, month)).toBe(0);
});
