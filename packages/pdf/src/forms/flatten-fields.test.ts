import { expect, it } from 'vitest';
import { openPdf } from '../document/index.ts';
import { differingShare } from '../rendering/index.ts';
import { flattenFields } from './flatten-fields.ts';
import { buildForm } from './testing/build-form.ts';
import { filled } from './testing/filled.ts';
import { inkIn, objectsByPdfLib, pictureByPdfium, textByPdfJs, widgetsByPdfJs } from './testing/read-form.ts';

const flattened = async (bytes: Uint8Array) => {
  const document = await openPdf(bytes);
  await flattenFields(document);
  return { bytes: await document.save(), warnings: document.warnings };
};

it.each(['', '/Rotate 90', '/Rotate 180', '/Rotate 270', '/CropBox [20 400 400 780]'])(
  'a page %s looks the same before and after',
  async (page) => {
    const form = buildForm({
      fields: [
        '/FT /Tx /T (a) /MK << /BC [0 0 1] /BG [1 1 0] >>',
        '/FT /Tx /T (b) /Rect [300 560 324 764] /MK << /R 90 /BC [1 0 0] >>',
        '/FT /Btn /T (c) /Rect [340 740 360 760] /MK << /BC [0] /CA (8) >>',
      ],
      page,
    });
    const live = (await filled(form, { a: 'Zoë', b: '你好', c: 'on' })).bytes;
    const flat = (await flattened(live)).bytes;
    expect(differingShare(await pictureByPdfium(live), await pictureByPdfium(flat))).toBeLessThan(0.0005);
    expect(await widgetsByPdfJs(flat)).toEqual([]);
    expect(await objectsByPdfLib(flat)).not.toMatch(/\/AcroForm|\/Subtype \/Widget/);
  },
);

it('an appearance is fitted from its turned box to the rectangle', async () => {
  const form = buildForm({
    fields: ['/FT /Tx /T (a) /Rect [100 600 140 700] /AP << /N 6 0 R >>'],
    extras: [
      '<< /Type /XObject /Subtype /Form /BBox [5 5 55 25] /Matrix [0 2 -2 0 7 9] /Length 15 >>\nstream\n5 5 25 20 re f\nendstream',
    ],
  });
  const picture = await pictureByPdfium((await flattened(form)).bytes);
  expect(inkIn(picture, [101, 601, 139, 649])).toBe(38 * 48 * 4);
  expect(inkIn(picture, [100, 652, 140, 700])).toBe(0);
});

it('an appearance that several fields share is there once', async () => {
  const form = buildForm({
    fields: [
      '/FT /Tx /T (a) /AP << /N 7 0 R >>',
      '/FT /Tx /T (b) /Rect [100 600 140 700] /AP << /N 7 0 R >>',
    ],
    extras: [
      '<< /Type /XObject /Subtype /Form /BBox [5 5 55 25] /Length 15 >>\nstream\n5 5 25 20 re f\nendstream',
    ],
  });
  const objects = await objectsByPdfLib((await flattened(form)).bytes);
  expect(objects.match(/\/Field\d+/g)).toHaveLength(2);
  expect(objects.match(/\/BBox \[ ?5 5 55 25/g)).toHaveLength(1);
});

it('a field without an appearance is drawn first', async () => {
  const { bytes } = await flattened(buildForm({ fields: ['/FT /Tx /T (a) /V (Drawn)'] }));
  expect(await textByPdfJs(bytes)).toBe('Drawn');
});

it.each([
  ['hidden', 2],
  ['not viewed', 32],
])('a widget that is %s leaves nothing', async (_, flags) => {
  const { bytes } = await flattened(buildForm({ fields: [`/FT /Tx /T (a) /V (Secret) /F ${flags}`] }));
  expect(await textByPdfJs(bytes)).toBe('');
  expect(await objectsByPdfLib(bytes)).not.toContain('Secret');
});

it('the structure tree does not keep what a hidden field held', async () => {
  const form = buildForm({
    fields: ['/FT /Tx /T (a) /V (Secret) /F 2 /StructParent 0'],
    extras: [
      '<< /Type /StructTreeRoot /K [7 0 R] >>',
      '<< /Type /StructElem /S /Form /P 6 0 R /K << /Type /OBJR /Obj 5 0 R >> >>',
    ],
  });
  const tagged = Buffer.from(form)
    .toString('latin1')
    .replace('/Type /Catalog', '/Type /Catalog /StructTreeRoot 6 0 R');
  const { bytes } = await flattened(new Uint8Array(Buffer.from(tagged, 'latin1')));
  expect(await objectsByPdfLib(bytes)).toContain('StructElem');
  expect(await objectsByPdfLib(bytes)).not.toContain('Secret');
});

it('other annotations stay', async () => {
  const form = buildForm({
    fields: ['/FT /Tx /T (a) /V (x)'],
    extras: ['<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A << /S /URI /URI (https://example.org) >> >>'],
    page: '/Annots [5 0 R 6 0 R]',
  });
  expect(await objectsByPdfLib((await flattened(form)).bytes)).toContain('https://example.org');
});

it('content that leaves its graphics state changed does not move the fields', async () => {
  const form = buildForm({
    fields: ['/FT /Tx /T (a) /V (Here)'],
    extras: ['<< /Length 22 >>\nstream\n0.1 0 0 0.1 300 300 cm\nendstream'],
    page: '/Contents 6 0 R',
  });
  const picture = await pictureByPdfium((await flattened(form)).bytes);
  expect(inkIn(picture, [40, 740, 240, 764])).toBeGreaterThan(40);
});

it('a signature keeps its picture and is told to be no longer valid', async () => {
  const form = buildForm({
    fields: ['/FT /Sig /T (sig) /V << /Type /Sig /Contents <00> >> /AP << /N 6 0 R >>'],
    extras: [
      '<< /Type /XObject /Subtype /Form /BBox [0 0 200 24] /Length 18 >>\nstream\n10 4 100 16 re f  \nendstream',
    ],
  });
  const { bytes, warnings } = await flattened(form);
  expect(warnings.map(({ code }) => code)).toEqual(['signature_invalidated']);
  expect(inkIn(await pictureByPdfium(bytes), [40, 740, 240, 764])).toBeGreaterThan(1000);
});
