import { expect, it } from 'vitest';
import { freeRoom } from './free-room.ts';

const page = [0, 0, 600, 800] as const;
const box = [100, 500, 112, 512] as const;

it('a field can reach as far as the words and fields on its line', () => {
  const words = [116, 502, 200, 512] as const;
  const fieldBefore = [40, 498, 60, 514] as const;
  expect(freeRoom(box, [box, words, fieldBefore], page)).toEqual({ left: 38, right: 2 });
});

it('what stands above or below it is not in its way', () => {
  const above = [90, 512, 300, 524] as const;
  const below = [90, 480, 300, 500] as const;
  expect(freeRoom(box, [above, below], page)).toEqual({ left: 98, right: 486 });
});

it('where something touches it, or reaches from below it to a side, there is no room', () => {
  const words = [112, 502, 200, 512] as const;
  const signAndWords = [100, 502, 200, 512] as const;
  expect(freeRoom(box, [words], page)).toEqual({ left: 98, right: 0 });
  expect(freeRoom(box, [signAndWords], page)).toEqual({ left: 98, right: 0 });
});
