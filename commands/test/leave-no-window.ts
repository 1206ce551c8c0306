import { afterAll, expect } from 'vitest';

/** Files run one after another in one process: a window that one leaves behind makes the next one's libraries think of a browser. */
afterAll(() => {
  const left = ['window', 'document'].filter((name) => name in globalThis);
  expect(left, 'globals that this file should have taken back').toEqual([]);
});
