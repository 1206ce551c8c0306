import { expect, test } from 'vitest';
import { overallOf } from './overall.ts';

test('one component that is down is what the page says first, however many work', () => {
  const up = { component: 'api', state: 'up' } as const;
  const down = { component: 'webhooks', state: 'down' } as const;
  const planned = { component: 'jobs', state: 'planned' } as const;
  expect(overallOf([up, planned, down])).toEqual({ state: 'down', named: ['webhooks'] });
  expect(overallOf([up, planned])).toEqual({ state: 'planned', named: ['jobs'] });
});

test('what was not measured is not said to work, and does not hide what does', () => {
  const unknown = { component: 'mail', state: 'unknown' } as const;
  expect(overallOf([unknown]).state).toBe('unknown');
  expect(overallOf([{ component: 'api', state: 'up' }, unknown])).toEqual({ state: 'up', named: ['api'] });
});
