import { expect, it } from 'vitest';
import type { Picture } from '../../rendering/index.ts';
import { buildForm } from '../testing/build-form.ts';
import { filled } from '../testing/filled.ts';
import { inkIn, objectsByPdfLib, pictureByPdfium, textByPdfium } from '../testing/read-form.ts';

const rectangle = [40, 740, 240, 764];
const pictureOf = async (entries: string, value: string | readonly string[]): Promise<Picture> =>
  pictureByPdfium((await filled(buildForm({ fields: [`/T (a) ${entries}`] }), { a: value })).bytes);

/** The box around the ink in a part of the page, in points. */
function inkBox(picture: Picture, [left = 0, bottom = 0, right = 0, top = 0]: readonly number[]) {
  const columns: number[] = [];
  const rows: number[] = [];
  for (let y = bottom; y < top; y += 0.5) {
    for (let x = left; x < right; x += 0.5) {
      if (inkIn(picture, [x, y, x + 0.5, y + 0.5]) === 0) continue;
      columns.push(x);
      rows.push(y);
    }
  }
  return {
    left: Math.min(...columns),
    right: Math.max(...columns),
    bottom: Math.min(...rows),
    top: Math.max(...rows),
  };
}

const pixelAt = ({ width, rgba }: Picture, x: number, y: number): number[] => {
  const at = (Math.round((792 - y) * 2) * width + Math.round(x * 2)) * 4;
  return [...rgba.subarray(at, at + 3)];
};

it('text stands left, centred or right as the field says', async () => {
  const [left, centred, right] = await Promise.all(
    [0, 1, 2].map(async (alignment) => inkBox(await pictureOf(`/FT /Tx /Q ${alignment}`, 'Test'), rectangle)),
  );
  expect(left?.left).toBeLessThan(46);
  expect(((centred?.left ?? 0) + (centred?.right ?? 0)) / 2).toBeCloseTo(140, -1);
  expect(right?.right).toBeGreaterThan(234);
});

it('text has the colour of the field', async () => {
  const picture = await pictureOf('/FT /Tx /DA (/Helv 20 Tf 1 0 0 rg)', '█████');
  expect(pixelAt(picture, 60, 752)).toEqual([255, 0, 0]);
});

it('an automatic size fills the height of one line, and shrinks to its width', async () => {
  const short = inkBox(await pictureOf('/FT /Tx /DA (/Helv 0 Tf 0 g)', 'Test'), rectangle);
  const long = inkBox(await pictureOf('/FT /Tx /DA (/Helv 0 Tf 0 g)', 'Test '.repeat(12).trim()), rectangle);
  expect(short.top - short.bottom).toBeGreaterThan(14);
  expect(long.right).toBeLessThan(240);
  expect(long.right).toBeGreaterThan(200);
});

it('several lines are wrapped inside the box, at any script and inside words that are too long', async () => {
  const text = `${'word '.repeat(20)}${'x'.repeat(80)} ${'你好'.repeat(20)}`;
  const picture = await pictureOf('/FT /Tx /Ff 4096 /Rect [40 540 240 764]', text);
  const box = inkBox(picture, [0, 500, 300, 792]);
  expect(box.left).toBeGreaterThan(40);
  expect(box.right).toBeLessThan(240);
  expect(box.top - box.bottom).toBeGreaterThan(80);
});

it('several lines of automatic size shrink until they fit', async () => {
  const picture = await pictureOf(
    '/FT /Tx /Ff 4096 /DA (/Helv 0 Tf 0 g) /Rect [40 720 240 764]',
    'The quick brown fox jumps over the lazy dog. '.repeat(5),
  );
  const box = inkBox(picture, [0, 700, 300, 792]);
  expect(box.bottom).toBeGreaterThan(720);
  expect(box.top).toBeLessThan(764);
});

it('a comb field puts one character in the middle of each cell', async () => {
  const picture = await pictureOf('/FT /Tx /Ff 16777216 /MaxLen 10', 'IIII');
  for (const cell of [0, 1, 2, 3]) {
    const box = inkBox(picture, [40 + cell * 20, 740, 60 + cell * 20, 764]);
    expect((box.left + box.right) / 2).toBeCloseTo(50 + cell * 20, -1);
  }
  expect(inkIn(picture, [120, 740, 240, 764])).toBe(0);
});

it('a comb of more cells than its box has points is a line of text', async () => {
  const comb = (cells: number) =>
    `/FT /Tx /Ff 16777216 /MaxLen ${cells} /MK << /BC [0 0 0] >> /BS << /W 1 /S /S >>`;
  const { right } = inkBox(await pictureOf(comb(4_294_967_295), 'Text'), [43, 743, 237, 761]);
  expect(right).toBeGreaterThan(55);
  expect(right).toBeLessThan(120);
});

it('a password is drawn as asterisks', async () => {
  const form = buildForm({ fields: ['/FT /Tx /Ff 8192 /T (a)'] });
  expect((await textByPdfium((await filled(form, { a: 'secret' }, { flat: true })).bytes)).trim()).toBe(
    '******',
  );
});

it.each([
  [90, 'bottom'],
  [180, 'right'],
  [270, 'top'],
] as const)('text turned by %i degrees starts at the %s', async (rotation, edge) => {
  const picture = await pictureOf(`/FT /Tx /Rect [40 640 140 740] /MK << /R ${rotation} >>`, 'Test');
  const box = inkBox(picture, [40, 640, 140, 740]);
  expect(Math.abs(box[edge] - { bottom: 642, right: 138, top: 738 }[edge])).toBeLessThan(4);
});

it.each(['S', 'D', 'B', 'I', 'U'])(
  'a border of style %s is drawn in its colour, on its background',
  async (style) => {
    const picture = await pictureOf(
      `/FT /Tx /MK << /BC [1 0 0] /BG [0 1 0] >> /BS << /W 2 /S /${style} >>`,
      '',
    );
    expect(pixelAt(picture, 42, 741)).toEqual([255, 0, 0]);
    expect(pixelAt(picture, 140, 752)).toEqual([0, 255, 0]);
  },
);

it('a dropdown shows the label of its value', async () => {
  const form = buildForm({ fields: ['/FT /Ch /Ff 131072 /T (a) /Opt [[(de) (Germany)] [(fr) (France)]]'] });
  expect((await textByPdfium((await filled(form, { a: 'fr' }, { flat: true })).bytes)).trim()).toBe('France');
});

it('an editable dropdown takes a text of its own', async () => {
  const form = buildForm({ fields: ['/FT /Ch /Ff 393216 /T (a) /Opt [(de) (fr)]'] });
  expect((await textByPdfium((await filled(form, { a: '中国' }, { flat: true })).bytes)).trim()).toBe('中国');
});

it('an option list highlights the chosen rows and scrolls to the first', async () => {
  const options = Array.from({ length: 30 }, (_, index) => `(row${index})`).join(' ');
  const form = buildForm({ fields: [`/FT /Ch /Ff 2097152 /T (a) /Opt [${options}] /Rect [40 680 240 764]`] });
  const { bytes } = await filled(form, { a: ['row20', 'row22'] });
  expect(pixelAt(await pictureByPdfium(bytes), 200, 756)).toEqual([153, 193, 218]);
  expect(await objectsByPdfLib(bytes)).toMatch(/\/TI 20\b/);
  expect(await objectsByPdfLib(bytes)).toMatch(/\/I \[ 20 22 \]/);
  const flat = await textByPdfium((await filled(form, { a: ['row20', 'row22'] }, { flat: true })).bytes);
  expect(flat.split(/\s+/).filter(Boolean).slice(0, 3)).toEqual(['row20', 'row21', 'row22']);
});

it.each(['4', 'l', '8', 'u', 'n', 'H'])(
  'a check box of style %s without appearances gets both',
  async (style) => {
    const entries = `/FT /Btn /Rect [40 740 60 760] /MK << /CA (${style}) /BC [0] >>`;
    const inside = [44, 744, 56, 756];
    expect(inkIn(await pictureOf(entries, 'yes'), inside)).toBeGreaterThan(60);
    expect(inkIn(await pictureOf(entries, 'no'), inside)).toBe(0);
  },
);
