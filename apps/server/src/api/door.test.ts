import { expect, test } from 'vitest';
import { Door } from './door.ts';

test('a door that is full says so at once, and opens again when those in it have passed', async () => {
  const door = new Door();
  let letPass: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letPass = resolve;
  });
  const entering = Array.from({ length: 256 }, () => door.enter(() => held));
  await expect(door.enter(async () => 'in')).rejects.toMatchObject({
    status: 503,
    facts: { retryAfterSeconds: 5 },
  });
  letPass();
  await Promise.all(entering);
  expect(await door.enter(async () => 'in')).toBe('in');
});

test('who is turned away leaves no place taken', async () => {
  const door = new Door();
  const refuse = () => door.enter(() => Promise.reject(new Error('unknown key')));
  for (let caller = 0; caller < 300; caller += 1) await expect(refuse()).rejects.toThrow('unknown key');
});
