import { expect, test } from 'vitest';
import { movableClock } from './clock.ts';
import { isWireId, uniqueId } from './ids.ts';

test('an id has 20 hexadecimal digits that begin with its time', () => {
  const clock = movableClock('2026-11-15T01:41:51.423Z');
  const id = uniqueId(clock);
  expect(id).toMatch(/^[0-9a-f]{20}$/);
  const seconds = Number.parseInt(id.slice(0, 8), 16);
  const milliseconds = Number.parseInt(id.slice(8, 13), 16);
  expect(new Date(seconds * 1000 + milliseconds)).toEqual(clock.now());
});

test('a thousand ids of one moment differ', () => {
  const clock = movableClock('2026-11-15T01:41:51.423Z');
  expect(new Set(Array.from({ length: 1000 }, () => uniqueId(clock))).size).toBe(1000);
});

test.each(['a', 'A.b_c-9', 'x'.repeat(36)])('%s is a wire id', (id) => expect(isWireId(id)).toBe(true));
test.each(['', '.a', '-a', 'a b', 'é', 'x'.repeat(37), 7])('%s is no wire id', (id) =>
  expect(isWireId(id)).toBe(false),
);
