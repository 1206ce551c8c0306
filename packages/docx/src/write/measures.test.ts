import { expect, it } from 'vitest';
import { sectionsOf } from '../document/index.ts';
import { layOutPage } from '../layout/index.ts';
import type { ListMark } from '../model.ts';
import { readPieces } from '../pieces/index.ts';
import { pageOf } from '../pieces/testing/page-of.ts';
import { Numbering } from './numbering.ts';
import { squeezesOf } from './squeeze.ts';

it('a list goes on behind a few others, and begins anew behind many', () => {
  const resumed = (others: number) => {
    const numbering = new Numbering();
    const mark = (pattern: string, value: number): ListMark => ({
      format: 'decimal',
      pattern,
      value,
      textLeft: 90,
    });
    const first = numbering.placeOf(mark('%1.', 1), 72);
    for (let other = 0; other < others; other++) numbering.placeOf(mark(`${other}-%1`, 1), 72);
    return numbering.placeOf(mark('%1.', 2), 72).id === first.id;
  };
  expect([3, 5].map(resumed)).toEqual([true, false]);
});

it('a page that is full to its edge gives up some of its gaps, and none of its line spacing', () => {
  expect([3, 6].map((gap) => isSqueezed({ gap }))).toEqual([false, true]);
});

it('a page that is full to its footer gives up some of its gaps', () => {
  expect([0, 45].map((footerRoom) => isSqueezed({ gap: 6, foot: 750, footerRoom }))).toEqual([false, true]);
});

/** Whether ten lines with gaps between them, the last of which ends at the foot, are moved up. */
function isSqueezed({
  gap,
  foot = 795,
  footerRoom = 0,
}: {
  gap: number;
  foot?: number;
  footerRoom?: number;
}) {
  const texts = Array.from({ length: 10 }, (_, row) => ({
    text: row === 0 ? 'A line that is as long as the page is wide, or nearly' : 'A short one.',
    x: 50,
    baseline: foot - (9 - row) * (10 + gap),
  }));
  const reading = pageOf(texts);
  const [section] = sectionsOf([layOutPage(reading, readPieces(reading))]);
  return (
    section !== undefined && [...squeezesOf(section, footerRoom).points.values()].some((points) => points > 0)
  );
}
