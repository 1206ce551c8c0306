import { noAnnotations, type PageField, type PageReading } from '@pagesmith/pdf';
import { expect, it } from 'vitest';
import { pageOf } from '../pieces/testing/page-of.ts';
import { type FormOutput, withFields } from './fields.ts';
import { levelled } from './vertical.ts';

const field: PageField = {
  name: 'name',
  label: 'Name',
  kind: 'text',
  value: 'Ada',
  isChecked: false,
  isComb: false,
  isDrawn: false,
  options: [],
  sizePoints: 0,
  box: { left: 100, right: 300, top: 100, bottom: 120 },
};

const filled = (own: Partial<PageField>, others: Partial<PageReading> = {}, forms: FormOutput = 'text') =>
  withFields(
    pageOf([], { annotations: { ...noAnnotations, fields: [{ ...field, ...own }] }, ...others }),
    forms,
  );

it('the frame that is drawn around a box to tick is part of it, and other lines near it are not', () => {
  const box = { left: 100, right: 110, top: 100, bottom: 110 };
  const kept = (distance: number) => {
    const top = { left: 100, right: 110, top: 100 - distance, bottom: 100 - distance };
    const rules = [{ box: top, isHorizontal: true, thicknessPoints: 1, colour: 0 }];
    return filled({ kind: 'check box', box }, { rules }).rules.length;
  };
  expect([2, 4.5].map(kept)).toEqual([0, 1]);
});

it('a field that leaves the size to the viewer is set in one that fits into it and can be read', () => {
  const sizeIn = (height: number) =>
    filled({ box: { ...field.box, bottom: 100 + height } }).characters[0]?.sizePoints;
  expect([5, 12, 24].map(sizeIn)).toEqual([6, 9, 11]);
});

it('a sign for a box to tick is no larger than the lines beside it are apart', () => {
  const sizeAmong = (step: number) => {
    const lines = [0, 1].map((row) => ({
      text: 'Yes',
      x: 330,
      baseline: 112 + row * step,
      sizePoints: 8,
    }));
    const fields = [{ ...field, kind: 'check box' as const, box: { ...field.box, right: 120 } }];
    const { characters } = withFields(pageOf(lines, { annotations: { ...noAnnotations, fields } }), 'text');
    return characters.at(-1)?.sizePoints;
  };
  expect([30, 10, 6, 3].map(sizeAmong)).toEqual([20, 10, 8, 20]);
});

it('an empty control is called by the beginning of a long label', () => {
  const shown = (letters: number) =>
    filled({ value: '', label: 'x'.repeat(letters) }, {}, 'controls').characters.length;
  expect([30, 60].map(shown)).toEqual([30, 40]);
});

it('the lines of a high field stand apart as lines of text do', () => {
  const box = { ...field.box, bottom: 200 };
  const { characters } = filled({ value: 'one\ntwo', sizePoints: 10, box });
  const [first, second] = [...new Set(characters.map(({ baseline }) => baseline))];
  expect(Math.round(((second ?? 0) - (first ?? 0)) * 10)).toBe(115);
});

it('a sign of a vertical line that was found a little beside it stands in it', () => {
  const aside = (points: number, below: number) => {
    const [letter, mark] = levelled(
      pageOf([
        { text: '名', x: 300, baseline: 100, widthEm: 1 },
        { text: '、', x: 300 - points, baseline: 100 + below, widthEm: 1 },
        { text: '前', x: 300, baseline: 110 + below, widthEm: 1 },
      ]),
    ).characters;
    return Math.round((mark?.baseline ?? 0) - (letter?.baseline ?? 0));
  };
  expect([4, 9, 11].map((points) => aside(points, 10))).toEqual([0, 0, 11]);
  const last = (below: number) => {
    const [letter, mark] = levelled(
      pageOf([
        { text: '名', x: 300, baseline: 100, widthEm: 1 },
        { text: '。', x: 296, baseline: 100 + below, widthEm: 1 },
      ]),
    ).characters;
    return Math.round((mark?.baseline ?? 0) - (letter?.baseline ?? 0));
  };
  expect([10, 15, 17].map(last)).toEqual([0, 0, 4]);
});
