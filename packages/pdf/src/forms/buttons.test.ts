import { expect, it } from 'vitest';
import { openPdf } from '../document/index.ts';
import { listFields } from './list-fields.ts';
import { buildForm } from './testing/build-form.ts';
import { filled } from './testing/filled.ts';
import { inkIn, objectsByPdfLib, pictureByPdfium, widgetsByPdfJs } from './testing/read-form.ts';

const valueAfter = async (form: Uint8Array, sent: string) =>
  listFields(await openPdf((await filled(form, { a: sent })).bytes))[0]?.value;

const black =
  '<< /Type /XObject /Subtype /Form /BBox [0 0 20 20] /Length 15 >>\nstream\n0 0 20 20 re f \nendstream';
const empty = '<< /Type /XObject /Subtype /Form /BBox [0 0 20 20] /Length 0 >>\nstream\n\nendstream';

const checkBox = buildForm({
  fields: ['/FT /Btn /T (a) /Rect [40 740 60 760] /AP << /N << /Ja 6 0 R /Off 7 0 R >> >>'],
  extras: [black, empty],
});

it.each([
  ['true', true],
  ['ON', true],
  ['Yes', true],
  ['1', true],
  ['Ja', true],
  ['false', false],
  ['Off', false],
  ['no', false],
  ['0', false],
])('a check box takes %s', async (sent, value) => {
  expect(await valueAfter(checkBox, sent)).toBe(value);
});

it('a check box shows its own appearance of the state it is in', async () => {
  const on = await filled(checkBox, { a: 'true' });
  const off = await filled(on.bytes, { a: 'false' });
  expect(inkIn(await pictureByPdfium(on.bytes), [40, 740, 60, 760])).toBe(1600);
  expect(inkIn(await pictureByPdfium(off.bytes), [40, 740, 60, 760])).toBe(0);
  expect((await widgetsByPdfJs(on.bytes))[0]?.fieldValue).toBe('Ja');
});

it('a check box whose own value is a word for no is ticked by it', async () => {
  const form = buildForm({
    fields: ['/FT /Btn /T (a) /Rect [40 740 60 760] /AP << /N << /No 6 0 R /Off 7 0 R >> >>'],
    extras: [black, empty],
  });
  expect(await valueAfter(form, 'No')).toBe(true);
  expect(await valueAfter(form, 'false')).toBe(false);
});

const radioGroup = (opt = ''): Uint8Array =>
  buildForm({
    fields: [`/FT /Btn /Ff 49152 /T (a) ${opt} /Kids [8 0 R 9 0 R]`],
    extras: [
      black,
      empty,
      '<< /Subtype /Widget /F 4 /Parent 5 0 R /Rect [40 740 60 760] /AP << /N << /0 6 0 R /Off 7 0 R >> >> /AS /Off >>',
      '<< /Subtype /Widget /F 4 /Parent 5 0 R /Rect [80 740 100 760] /AP << /N << /1 6 0 R /Off 7 0 R >> >> /AS /Off >>',
    ],
    page: '/Annots [8 0 R 9 0 R]',
  });

it('a radio group takes the name or the label of a button and turns the others off', async () => {
  for (const [form, sent] of [
    [radioGroup(), '1'],
    [radioGroup('/Opt [(Madame) (Monsieur)]'), 'Monsieur'],
  ] as const) {
    const first = (await filled(form, { a: sent === '1' ? '0' : 'Madame' })).bytes;
    const { bytes } = await filled(first, { a: sent });
    const picture = await pictureByPdfium(bytes);
    expect(inkIn(picture, [40, 740, 60, 760])).toBe(0);
    expect(inkIn(picture, [80, 740, 100, 760])).toBe(1600);
    expect(listFields(await openPdf(bytes))[0]?.value).toBe(sent);
    expect(await objectsByPdfLib(bytes)).toMatch(/\/V \/1\b/);
  }
});
