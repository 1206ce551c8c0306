import { expect, test } from 'vitest';
import { isApiKey, maskApiKey } from './keys.ts';

const key = `pk_${'aB3'.repeat(11)}`;

test('a masked key shows its first 8 and last 4 characters', () => {
  expect(maskApiKey(key)).toBe(`${key.slice(0, 8)}••••••••••••${key.slice(-4)}`);
  expect(maskApiKey('pk_short')).not.toContain('pk_');
});

test('a key is pk_ and at least 32 letters or digits', () => {
  expect(isApiKey(key)).toBe(true);
  expect([key.slice(0, 34), `sk_${key.slice(3)}`, `${key}-`, '', null].some(isApiKey)).toBe(false);
});
