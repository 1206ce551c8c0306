import { expect, it } from 'vitest';
import { openPdf } from '../document/index.ts';
import { fillFields } from './fill-fields.ts';
import { buildForm } from './testing/build-form.ts';

const form = buildForm({
  fields: [
    '/FT /Tx /T (name) /MaxLen 4',
    '/FT /Tx /T (fixed) /Ff 1',
    '/FT /Btn /T (box) /AP << /N << /Ja 4 0 R /Off 4 0 R >> >>',
    '/FT /Ch /Ff 131072 /T (fruit) /Opt [[(a) (Apple)] [(b) (Banana)]]',
    '/FT /Btn /Ff 65536 /T (send)',
    '/FT /Sig /T (sign)',
  ],
});

async function refusal(name: string, ...values: string[]) {
  const document = await openPdf(form);
  return fillFields(document, new Map([[name, values]])).then(
    () => undefined,
    ({ code, status, message }) => ({ code, status, message }),
  );
}

it.each([
  [
    'nmae',
    ['x'],
    'field_unknown',
    'No field is named nmae. This form has: name, fixed, box, fruit, send, sign.',
  ],
  ['fixed', ['x'], 'field_read_only', 'The field fixed is read-only: leave it out.'],
  ['name', ['12345'], 'text_too_long', 'The field name takes at most 4 characters, and 5 were sent.'],
  ['name', ['a', 'b'], 'field_single_valued', 'The field name takes one value, and 2 were sent.'],
  ['box', ['maybe'], 'option_unknown', 'The field box does not accept maybe. It accepts: true, false, Ja.'],
  ['fruit', ['Cherry'], 'option_unknown', 'The field fruit does not accept Cherry. It accepts: a, b.'],
  ['send', ['x'], 'field_not_fillable', 'The field send is a button and takes no value: leave it out.'],
  ['sign', ['x'], 'field_not_fillable', 'The field sign is a signature and takes no value: leave it out.'],
  [
    'name',
    ['a𐏈'],
    'character_unsupported',
    'The value of the field name has the character 𐏈 (U+103C8), which none of our fonts can draw.',
  ],
])('%s set to %j is refused with %s', async (name, values, code, message) => {
  expect(await refusal(name, ...values)).toEqual({ code, status: 400, message });
});

it('a form of many fields is told in part, the nearest name first', async () => {
  const fields = Array.from({ length: 50 }, (_, index) => `/FT /Tx /T (field${index})`);
  const document = await openPdf(buildForm({ fields }));
  await expect(fillFields(document, new Map([['feild33', ['x']]]))).rejects.toThrow(
    /^No field is named feild33\. This form has: field33, field0, .* and 30 more\.$/,
  );
});

it('one refused value leaves every field as it was', async () => {
  const document = await openPdf(form);
  const before = await document.save();
  const values = new Map([
    ['name', ['Ada']],
    ['fruit', ['Cherry']],
  ]);
  await expect(fillFields(document, values)).rejects.toMatchObject({ code: 'option_unknown' });
  expect((await document.save()).length).toBe(before.length);
});

it('a document without a form is refused', async () => {
  const document = await openPdf(buildForm({ fields: [] }));
  await expect(fillFields(document, new Map())).rejects.toMatchObject({ code: 'form_absent' });
});
