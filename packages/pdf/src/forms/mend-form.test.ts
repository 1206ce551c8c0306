import { expect, it } from 'vitest';
import { openPdf } from '../document/index.ts';
import { readWidgets, withPdfium } from '../pdfium/index.ts';
import { listFields } from './list-fields.ts';
import { renameFields } from './rename/index.ts';
import { buildForm, firstField } from './testing/build-form.ts';
import { filled } from './testing/filled.ts';

const widgetsOf = (bytes: Uint8Array) => withPdfium(bytes, undefined, readWidgets);

/** Forty groups, each of which lists the next one twice, before a field that is listed twice as well. */
function doublingForm(): Uint8Array {
  const field = firstField + 40;
  const groups = Array.from({ length: 40 }, (_, index) => {
    const [own, next] = [firstField + index, firstField + index + 1];
    const parent = index === 0 ? '' : `/Parent ${own - 1} 0 R`;
    return `/Kids [${next} 0 R ${next} 0 R] ${parent}`;
  });
  const fields = [...groups, `/FT /Tx /T (name) /Parent ${field - 1} 0 R`];
  return buildForm({ fields, listed: [0, 0] });
}

it('a form whose groups list each other again and again is filled into one that a viewer can walk', async () => {
  const { bytes } = await filled(doublingForm(), { name: 'Test' });
  expect(await widgetsOf(bytes)).toMatchObject([{ page: 1 }]);
  expect(listFields(await openPdf(bytes))).toMatchObject([{ name: 'name', value: 'Test' }]);
});

it('a form whose groups list each other again and again is renamed into one that a viewer can walk', async () => {
  const document = await openPdf(doublingForm());
  renameFields(document, [{ oldName: 'name', newName: 'other' }]);
  const bytes = await document.save();
  expect(await widgetsOf(bytes)).toMatchObject([{ page: 1 }]);
  expect(listFields(await openPdf(bytes))).toMatchObject([{ name: 'other' }]);
});

it('two groups that share one list of fields do not lose them', async () => {
  const form = buildForm({
    fields: [
      `/T (a) /Kids ${firstField + 3} 0 R`,
      `/T (b) /Kids ${firstField + 3} 0 R`,
      `/FT /Tx /T (name) /Parent ${firstField} 0 R`,
    ],
    listed: [0, 1],
    extras: [`[${firstField + 2} 0 R]`],
  });
  const { bytes } = await filled(form, { 'a.name': 'Test' });
  expect(await widgetsOf(bytes)).toMatchObject([{ name: 'a.name', value: 'Test' }]);
});
