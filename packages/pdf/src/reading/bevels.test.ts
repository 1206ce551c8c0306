import { PDFDocument, PDFName } from 'pdf-lib';
import { expect, it } from 'vitest';
import { withPdfium } from '../pdfium/index.ts';
import { readPage } from './index.ts';

async function readContent(content: string) {
  const document = await PDFDocument.create();
  const page = document.addPage([400, 300]);
  page.node.set(PDFName.of('Contents'), document.context.register(document.context.stream(content)));
  return withPdfium(await document.save(), undefined, (open) => readPage(open, 1));
}

/** The left and upper half of a frame of 200 to 100 points, and the other one. */
const halves = (thick: number) => {
  const [left, right, low, high] = [50 + thick, 250 - thick, 100 + thick, 200 - thick];
  return [
    `50 100 m 50 200 l 250 200 l ${right} ${high} l ${left} ${high} l ${left} ${low} l h f`,
    `250 200 m 250 100 l 50 100 l ${left} ${low} l ${right} ${low} l ${right} ${high} l h f`,
  ].join('\n');
};

it.each([0.4, 1, 2])(
  'a frame that is painted as two halves of %s points is four rules, and no area',
  async (thick) => {
    const { rules = [], fills, curves } = (await readContent(halves(thick))) ?? {};
    expect(rules.map(({ box, isHorizontal }) => (isHorizontal ? box.top : box.left))).toEqual([
      100, 50, 200, 250,
    ]);
    expect(rules.map(({ thicknessPoints }) => thicknessPoints.toFixed(1))).toEqual(
      Array(4).fill(thick.toFixed(1)),
    );
    expect([fills, curves]).toEqual([[], []]);
  },
);

/** The four sides of the same frame, each painted alone. */
const sides = (thick: number) => {
  const [left, right, low, high] = [50 + thick, 250 - thick, 100 + thick, 200 - thick];
  return [
    `50 200 m 250 200 l ${right} ${high} l ${left} ${high} l h f`,
    `250 100 m 50 100 l ${left} ${low} l ${right} ${low} l h f`,
    `50 100 m 50 200 l ${left} ${high} l ${left} ${low} l h f`,
    `250 200 m 250 100 l ${right} ${low} l ${right} ${high} l h f`,
  ].join('\n');
};

it.each([0.6, 1, 2])(
  'a frame that is painted as four sides of %s points with slanted ends is four rules',
  async (thick) => {
    const { rules = [], fills, curves } = (await readContent(sides(thick))) ?? {};
    expect(rules.map(({ isHorizontal }) => isHorizontal)).toEqual([true, true, false, false]);
    expect(rules.map(({ thicknessPoints }) => thicknessPoints.toFixed(1))).toEqual(
      Array(4).fill(thick.toFixed(1)),
    );
    expect([fills, curves]).toEqual([[], []]);
  },
);

it('the sides of a thick frame are areas, and a short bar with slanted ends is none', async () => {
  const content = `${sides(8)}\n50 250 m 80 250 l 72 258 l 58 258 l h f`;
  const { rules, fills = [], curves = [] } = (await readContent(content)) ?? {};
  expect(rules).toEqual([]);
  expect(fills).toHaveLength(4);
  expect(curves).toHaveLength(1);
});

it('a small square is an area', async () => {
  const { rules, fills = [] } = (await readContent('50 100 m 54 100 l 54 104 l 50 104 l h f')) ?? {};
  expect(rules).toEqual([]);
  expect(fills).toHaveLength(1);
});

it('a thick frame, and a slanted outline, are no rules', async () => {
  const { rules, curves = [] } =
    (await readContent(`${halves(10)}\n50 100 m 250 200 l 250 199 l 51 100 l h f`)) ?? {};
  expect(rules).toEqual([]);
  expect(curves).toHaveLength(3);
});
