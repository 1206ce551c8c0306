import { describe, expect, it } from 'vitest';
import { openPdf } from '../document/index.ts';
import { listFields } from './list-fields.ts';
import { buildForm } from './testing/build-form.ts';

const listed = async (bytes: Uint8Array) => listFields(await openPdf(bytes));
const namesIn = async (bytes: Uint8Array) => (await listed(bytes)).map(({ name }) => name);

it('each kind of field is told by its type, value and options', async () => {
  const form = buildForm({
    fields: [
      '/FT /Tx /T (text) /V (Z\\353) /MaxLen 9 /Ff 4098',
      '/FT /Btn /T (box) /V /Ja /AS /Ja /AP << /N << /Ja 4 0 R /Off 4 0 R >> >>',
      '/FT /Btn /Ff 32768 /T (radio) /V /b /Opt [(first) (second)] /Kids [12 0 R 13 0 R]',
      '/FT /Ch /Ff 131072 /T (drop) /Opt [[(a) (Apple)] (b)] /V (a)',
      '/FT /Ch /Ff 2097153 /T (list) /Opt [(x) (y)] /V [(x) (y)]',
      '/FT /Btn /Ff 65536 /T (push)',
      '/FT /Sig /T (sign)',
    ],
    extras: ['a', 'b'].map(
      (state) =>
        `<< /Subtype /Widget /Parent 7 0 R /Rect [0 0 9 9] /AP << /N << /${state} 4 0 R /Off 4 0 R >> >> >>`,
    ),
  });
  const rest = { required: false, readOnly: false, page: 1 };
  expect(await listed(form)).toEqual([
    { ...rest, name: 'text', type: 'text field', value: 'Zë', required: true, maxLength: 9, multiline: true },
    { ...rest, name: 'box', type: 'check box', value: true, options: [{ value: 'Ja', label: 'Ja' }] },
    {
      ...rest,
      name: 'radio',
      type: 'radio group',
      value: 'second',
      page: null,
      options: [
        { value: 'first', label: 'first' },
        { value: 'second', label: 'second' },
      ],
    },
    {
      ...rest,
      name: 'drop',
      type: 'dropdown',
      value: 'a',
      options: [
        { value: 'a', label: 'Apple' },
        { value: 'b', label: 'b' },
      ],
    },
    {
      ...rest,
      name: 'list',
      type: 'option list',
      value: ['x', 'y'],
      readOnly: true,
      options: [
        { value: 'x', label: 'x' },
        { value: 'y', label: 'y' },
      ],
    },
    { ...rest, name: 'push', type: 'button', value: null },
    { ...rest, name: 'sign', type: 'signature', value: null },
  ]);
});

it('names, types, flags and values come down the hierarchy', async () => {
  const form = buildForm({
    fields: ['/T (person) /FT /Tx /Ff 1 /V (inherited) /Kids [6 0 R 7 0 R]'],
    extras: [
      '<< /T (name) /Parent 5 0 R /Subtype /Widget /Rect [0 0 9 9] >>',
      '<< /T (home) /Parent 5 0 R /Kids [8 0 R] >>',
      '<< /T (town) /Parent 7 0 R /V (Lyon) /Ff 0 /Subtype /Widget /Rect [0 0 9 9] >>',
    ],
  });
  const fields = await listed(form);
  expect(fields.map(({ name, value, readOnly }) => [name, value, readOnly])).toEqual([
    ['person.name', 'inherited', true],
    ['person.home.town', 'Lyon', false],
  ]);
});

it.each([
  ['UTF-16 with a byte order mark', '<FEFF004E006F006D>', 'Nom'],
  ['UTF-8 with a byte order mark', '<EFBBBF4EC3A9>', 'Né'],
  ['PDFDocEncoding', '<4E6FA0>', 'No€'],
])('a name in %s is read', async (_, string, name) => {
  expect(await namesIn(buildForm({ fields: [`/FT /Tx /T ${string}`] }))).toEqual([name]);
});

describe('a broken tree', () => {
  it('that loops is read once', async () => {
    const form = buildForm({
      fields: ['/T (a) /Kids [6 0 R 5 0 R]'],
      extras: ['<< /T (b) /FT /Tx /Parent 5 0 R /Kids [5 0 R 6 0 R] >>'],
    });
    expect(await namesIn(form)).toEqual(['a.b']);
  });

  it('with parents that loop, seen from a page, is read once', async () => {
    const form = buildForm({
      fields: ['/T (a) /FT /Tx /Parent 6 0 R', '/T (b) /FT /Tx /Parent 5 0 R'],
      listed: [],
    });
    expect((await namesIn(form)).length).toBeGreaterThan(0);
  });

  it('without a bottom is read down to a depth that forms reach', async () => {
    const extras = Array.from(
      { length: 5000 },
      (_, index) => `<< /T (x) /FT /Tx /Kids [${7 + index} 0 R] >>`,
    );
    const form = buildForm({ fields: ['/FT /Tx /T (a) /Kids [6 0 R]'], extras });
    expect((await namesIn(form)).every((name) => name.split('.').length <= 101)).toBe(true);
  });

  it('with dead and foreign entries keeps its fields', async () => {
    const form = buildForm({
      fields: ['/FT /Tx /T (a)', '/FT /Tx /T (b)'],
      acroForm: '/Fields [99 0 R 5 0 R null 4 (x) 6 0 R]',
    });
    expect((await namesIn(form)).sort()).toEqual(['a', 'b']);
  });

  it('without a name, or without a type, hides no other field', async () => {
    const form = buildForm({ fields: ['/FT /Tx', '/T (typeless)', '/FT /Tx /T (a)'] });
    expect(await namesIn(form)).toEqual(['a']);
  });
});

it('a form that exists only as XFA is refused by name', async () => {
  const form = buildForm({ fields: [], acroForm: '/XFA [(template) (x)]' });
  await expect(listed(form)).rejects.toMatchObject({ code: 'xfa_form', status: 400 });
});

it('a document without a form has no fields', async () => {
  expect(await listed(buildForm({ fields: [] }))).toEqual([]);
});

const many = process.env.SOAK ? 100_000 : 20_000;
it(`${many} fields are listed`, async () => {
  const fields = Array.from({ length: many }, (_, index) => `/FT /Tx /T (f${index}) /Rect [0 0 9 9]`);
  expect(await listed(buildForm({ fields }))).toHaveLength(many);
});

it('a field of two hundred thousand kids is read whole', async () => {
  const kids = Array.from({ length: 200_000 }, (_, index) => `<</T(${index})>>`);
  const names = await namesIn(buildForm({ fields: [`/FT /Tx /T (all) /Kids [${kids.join('')}]`] }));
  expect(names).toHaveLength(200_000);
  expect(names.at(-1)).toBe('all.199999');
});
