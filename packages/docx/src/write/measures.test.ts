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
  const squeezed = (gap: number) => {
    const texts = Array.from({ length: 10 }, (_, row) => ({
      text: row === 0 ? 'A line that is as long as the page is wide, or nearly' : 'A short one.',
      x: 50,
      baseline: 795 - (9 - row) * (10 + gap),
    }));
    const reading = pageOf(texts);
    const [section] = sectionsOf([layOutPage(reading, readPieces(reading))]);
    return section === undefined ? 0 : squeezesOf(section).size > 0;
  };
  expect([3, 6].map(squeezed)).toEqual([false, true]);
});
