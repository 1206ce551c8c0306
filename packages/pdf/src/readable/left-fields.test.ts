import { PDFBool, PDFDocument, PDFName, PDFString } from 'pdf-lib';
import { expect, it } from 'vitest';
import { inMemory } from '../bytes/index.ts';
import { findText } from '../text/index.ts';

interface Form {
  /** What the field looks like as it stands in the file. */
  readonly drawn: 'nothing' | 'its old value' | 'an empty box';
  readonly isLeftToViewer: boolean;
  readonly isPassword?: boolean;
}

/** A form that a program filled in with "Marguerite" without drawing it. */
async function filledForm({ drawn, isLeftToViewer, isPassword = false }: Form): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const page = document.addPage([400, 300]);
  page.drawText('First name:', { x: 40, y: 200, size: 12 });
  const form = document.getForm();
  const field = form.createTextField('name');
  field.setText('Ophelia');
  field.addToPage(page, { x: 120, y: 195, width: 200, height: 20 });
  if (isPassword) field.enablePassword();
  await document.flush();
  form.updateFieldAppearances();
  const [widget] = field.acroField.getWidgets();
  if (drawn === 'nothing') widget?.dict.delete(PDFName.of('AP'));
  if (drawn === 'an empty box') {
    const { context } = document;
    const box = context.stream('/Tx BMC EMC', { Type: 'XObject', Subtype: 'Form', BBox: [0, 0, 200, 20] });
    widget?.dict.set(PDFName.of('AP'), context.obj({ N: context.register(box) }));
  }
  field.acroField.dict.set(PDFName.of('V'), PDFString.of('Marguerite'));
  if (isLeftToViewer) form.acroForm.dict.set(PDFName.of('NeedAppearances'), PDFBool.True);
  return document.save({ updateFieldAppearances: false });
}

/** Which of the words a search finds. */
async function found(form: Form, words = ['Marguerite', 'Ophelia']): Promise<string[]> {
  const file = await filledForm(form);
  const hits: string[] = [];
  for (const word of words) if ((await findText(file, word)).page === 1) hits.push(word);
  return hits;
}

it.each(['nothing', 'its old value', 'an empty box'] as const)(
  'a value that a form leaves to the viewer is read where the file shows %s',
  async (drawn) => {
    expect(await found({ drawn, isLeftToViewer: true })).toEqual(['Marguerite']);
  },
);

it('a value that was never drawn is read', async () => {
  expect(await found({ drawn: 'nothing', isLeftToViewer: false })).toEqual(['Marguerite']);
});

it('what a field shows is read where nobody asked for another drawing', async () => {
  expect(await found({ drawn: 'its old value', isLeftToViewer: false })).toEqual(['Ophelia']);
});

it('a password stays unread', async () => {
  const form = { drawn: 'nothing', isLeftToViewer: true, isPassword: true } as const;
  expect(await found(form)).toEqual([]);
});

it('the memory of a copy is asked for before it is made', async () => {
  const file = await filledForm({ drawn: 'nothing', isLeftToViewer: true });
  const full = new Error('There is no memory for the whole file.');
  const source = {
    ...inMemory(file),
    beforeWhole: () => {
      throw full;
    },
  };
  await expect(findText(source, 'Marguerite')).rejects.toBe(full);
});
