import { expect, it } from 'vitest';
import { openPdf } from '../document/index.ts';
import { listFields } from './list-fields.ts';
import { buildForm } from './testing/build-form.ts';
import { filled } from './testing/filled.ts';
import {
  inkIn,
  objectsByPdfLib,
  pictureByPdfium,
  textByPdfium,
  textByPdfJs,
  widgetsByPdfJs,
} from './testing/read-form.ts';

const scripts = [
  'Zoë — 50 € «été»',
  'Ωμέγα',
  'Привет',
  'שלום 123',
  'مرحبا',
  '你好',
  'こんにちは',
  '한국어',
  'สวัสดี',
  'नमस्ते',
];

it.each(scripts)('%s is stored, drawn and read back as typed', async (text) => {
  const form = buildForm({ fields: ['/FT /Tx /T (name)'] });
  const { bytes } = await filled(form, { name: text });
  const [widget] = await widgetsByPdfJs(bytes);
  expect(widget?.fieldValue).toBe(text);
  expect(inkIn(await pictureByPdfium(bytes), [40, 740, 240, 764])).toBeGreaterThan(40);
});

it.each(scripts)('%s is found in the page by other engines once it is flattened', async (text) => {
  const { bytes } = await filled(
    buildForm({ fields: ['/FT /Tx /T (name)'] }),
    { name: text },
    { flat: true },
  );
  expect((await textByPdfium(bytes)).trim()).toBe(text);
  // pdf.js leaves the parts of a mixed line in visual order.
  expect((await textByPdfJs(bytes)).split(' ').sort()).toEqual(text.split(' ').sort());
  expect(await widgetsByPdfJs(bytes)).toEqual([]);
  expect(inkIn(await pictureByPdfium(bytes), [40, 740, 240, 764])).toBeGreaterThan(40);
});

it('a field filled in a script of ours adds kilobytes, and the next one of that script next to nothing', async () => {
  const fields = ['/FT /Tx /T (a)', '/FT /Tx /T (b)'];
  const plain = await (await openPdf(buildForm({ fields }))).save();
  const one = (await filled(buildForm({ fields }), { a: '你好' })).bytes;
  const two = (await filled(buildForm({ fields }), { a: '你好', b: '好你' })).bytes;
  expect(one.length - plain.length).toBeLessThan(6000);
  expect(two.length - one.length).toBeLessThan(600);
});

it('a text that the field’s own font has needs no other font', async () => {
  const { bytes } = await filled(buildForm({ fields: ['/FT /Tx /T (a)'] }), { a: 'Zoë — 50 €' });
  expect(await objectsByPdfLib(bytes)).not.toContain('FontFile');
});

it('every widget of a field shows its value', async () => {
  const kid = (top: number): string =>
    `<< /Type /Annot /Subtype /Widget /F 4 /Parent 5 0 R /Rect [300 ${top - 20} 500 ${top}] >>`;
  const form = buildForm({
    fields: ['/FT /Tx /T (twice) /Kids [6 0 R 7 0 R]'],
    extras: [kid(700), kid(600)],
    page: '/Annots [6 0 R 7 0 R]',
  });
  const picture = await pictureByPdfium((await filled(form, { twice: 'Test' })).bytes);
  expect(inkIn(picture, [300, 680, 500, 700])).toBeGreaterThan(40);
  expect(inkIn(picture, [300, 580, 500, 600])).toBeGreaterThan(40);
});

it('two fields of one full name are set together', async () => {
  const form = buildForm({ fields: ['/FT /Tx /T (same)', '/FT /Tx /T (same)'] });
  const { bytes } = await filled(form, { same: 'Test' });
  expect((await widgetsByPdfJs(bytes)).map(({ fieldValue }) => fieldValue)).toEqual(['Test', 'Test']);
  expect(listFields(await openPdf(bytes))).toHaveLength(1);
});

it('a form that left drawing to the viewer is drawn whole', async () => {
  const form = buildForm({
    fields: ['/FT /Tx /T (a) /V (Old)', '/FT /Tx /T (b)'],
    acroForm: '/NeedAppearances true',
  });
  const { bytes } = await filled(form, { b: 'New' });
  expect(await objectsByPdfLib(bytes)).not.toContain('NeedAppearances');
  const flat = await filled(bytes, {}, { flat: true });
  expect(await textByPdfJs(flat.bytes)).toContain('Old');
});

it('the XFA part of a hybrid form is dropped with a warning', async () => {
  const form = buildForm({ fields: ['/FT /Tx /T (a)'], acroForm: '/XFA [(template) (x)]' });
  const { bytes, warnings } = await filled(form, { a: 'x' });
  expect(warnings.map(({ code }) => code)).toEqual(['xfa_dropped']);
  expect(await objectsByPdfLib(bytes)).not.toContain('XFA');
});

it('filling a signed document drops the signature’s value with a warning and keeps its picture', async () => {
  const form = buildForm({
    fields: ['/FT /Sig /T (sig) /V << /Type /Sig /Contents <00> >> /AP << /N 7 0 R >>', '/FT /Tx /T (a)'],
    extras: [
      '<< /Type /XObject /Subtype /Form /BBox [0 0 200 24] /Length 23 >>\nstream\n0 g 10 4 100 16 re f  \nendstream',
    ],
  });
  const { bytes, warnings } = await filled(form, { a: 'x' });
  expect(warnings.map(({ code }) => code)).toEqual(['signature_invalidated']);
  expect(inkIn(await pictureByPdfium(bytes), [40, 740, 240, 764])).toBeGreaterThan(1000);
});

it('a field that only its page leads to is filled, and listed from then on', async () => {
  const form = buildForm({ fields: ['/FT /Tx /T (a)', '/FT /Tx /T (lost)'], listed: [0] });
  const { bytes } = await filled(form, { lost: 'Found' });
  const widgets = await widgetsByPdfJs(bytes);
  expect(widgets.find(({ fieldName }) => fieldName === 'lost')?.fieldValue).toBe('Found');
});

it('line breaks survive in a field of several lines and become spaces in others', async () => {
  const form = buildForm({ fields: ['/FT /Tx /T (many) /Ff 4096', '/FT /Tx /T (one)'] });
  const { bytes } = await filled(form, { many: 'a\r\nb\nc', one: 'a\r\nb' });
  const values = listFields(await openPdf(bytes)).map(({ value }) => value);
  expect(values).toEqual(['a\nb\nc', 'a b']);
});

const narrow = '/FT /Tx /T (a) /DA (/Helv 12 Tf 0 g) /Rect [40 700 100 716]';
const long = 'A sentence that is far too long for sixty points';

it('a text that does not fit into its field is warned of by name', async () => {
  const form = buildForm({ fields: [narrow, '/FT /Tx /T (b)'] });
  const { warnings } = await filled(form, { a: long, b: 'short' });
  expect(warnings.map(({ code, words }) => [code, words.en])).toEqual([
    ['text_cut_off', 'The text of the field a does not fit into its box, and is cut off at the edge.'],
  ]);
  expect((await filled(form, { a: 'short' })).warnings).toEqual([]);
});

it('a text of several lines that does not fit is warned of too', async () => {
  const form = buildForm({ fields: [`${narrow} /Ff 4096`] });
  expect((await filled(form, { a: long })).warnings.map(({ code }) => code)).toEqual(['text_cut_off']);
});

it('a text that shrinks is drawn whole', async () => {
  const form = buildForm({ fields: [narrow] });
  const rightHalf = [70, 700, 99, 716] as const;
  const cut = await filled(form, { a: 'MMMMMMMM' });
  const whole = await filled(form, { a: 'MMMMMMMM' }, { shrinks: true });
  expect([cut, whole].map(({ warnings }) => warnings.length)).toEqual([1, 0]);
  const ink = async ({ bytes }: { bytes: Uint8Array }) => inkIn(await pictureByPdfium(bytes), [...rightHalf]);
  expect(await ink(whole)).toBeLessThan(await ink(cut));
});
