import { policy } from '@pagesmith/catalog';
import { expect, it } from 'vitest';
import { isUsableBy } from './work-store.ts';

const keptMs = policy.keptWorkHours * 3_600_000;

it('what was begun in a tool is found again for the promised time', () => {
  const kept = { accountId: 'ada', keptAt: 1_000 };
  expect(isUsableBy('ada', kept, 1_000 + keptMs)).toBe(true);
  expect(isUsableBy('ada', kept, 1_001 + keptMs)).toBe(false);
});

it('what one account began is never shown to another', () => {
  expect(isUsableBy('eve', { accountId: 'ada', keptAt: 1_000 }, 1_000)).toBe(false);
});
