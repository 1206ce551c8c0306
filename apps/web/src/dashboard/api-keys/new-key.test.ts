import { isApiKey } from '@pagesmith/catalog';
import { expect, it } from 'vitest';
import { newKey } from './new-key.ts';

it('every new key has the shape that the server asks for, and is another one', () => {
  const keys = Array.from({ length: 200 }, (_, index) => newKey(index % 2 ? 'live' : 'test'));
  expect(keys.every(isApiKey)).toBe(true);
  expect(new Set(keys).size).toBe(keys.length);
});
