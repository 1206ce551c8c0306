import { expect, it } from 'vitest';
import { newDraft } from './key-draft.ts';
import { keyProblems } from './key-problems.ts';

const now = new Date('2026-11-18T12:00:00Z');
const problems = (change: Partial<typeof newDraft>) => keyProblems({ ...newDraft, ...change }, 'en', now);

it('a key without limits, and one with all of them, can be saved', () => {
  expect(problems({})).toEqual({});
  const addresses = '192.0.2.7, 192.0.2.0/24\n2001:db8::/32;::1';
  expect(problems({ expiresOn: '2026-11-20', rate: '1000', cap: '1', addresses })).toEqual({});
});

it('each wrong setting is told at its own field, with what is accepted', () => {
  expect(
    problems({ expiresOn: '2020-01-01', rate: '-5', cap: '2.5', addresses: '192.0.2.7 nonsense' }),
  ).toEqual({
    expiresOn: 'Choose today or a later day.',
    rate: 'Enter a whole number from 1 to 1,000.',
    cap: 'Enter a whole number from 1 to 1,000,000,000.',
    addresses:
      '“nonsense” is no address. Accepted are addresses and networks such as 192.0.2.7, 192.0.2.0/24 or 2001:db8::/32.',
  });
});

it.each(['999.1.1.1', '192.0.2.0/33', '192.0.2', '2001:db8::/129', '2001:zz::1', 'example.com', '1.2.3.4/'])(
  '%s is no address',
  (address) => expect(problems({ addresses: address })).toHaveProperty('addresses'),
);

it('more addresses than a key can hold are refused', () => {
  const addresses = Array.from({ length: 51 }, (_, index) => `192.0.2.${index}`).join('\n');
  expect(problems({ addresses })).toEqual({ addresses: 'At most 50 addresses or networks are accepted.' });
});
