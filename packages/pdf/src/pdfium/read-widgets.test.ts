import { PDFDocument } from 'pdf-lib';
import { expect, it } from 'vitest';
import { readWidgets } from './read-widgets.ts';
import { withPdfium } from './with-pdfium.ts';

it('form fields are read with their full names, values and pages', async () => {
  const document = await PDFDocument.create();
  const [first, second] = [document.addPage(), document.addPage()];
  const name = document.getForm().createTextField('person.name');
  name.setText('Zoë');
  name.addToPage(first, { x: 10, y: 10, width: 100, height: 20 });
  document
    .getForm()
    .createTextField('person.town')
    .addToPage(second, { x: 10, y: 10, width: 100, height: 20 });
  const widgets = await withPdfium(await document.save(), undefined, readWidgets);
  expect(widgets).toEqual([
    { page: 1, name: 'person.name', value: 'Zoë', isVisible: true },
    { page: 2, name: 'person.town', value: '', isVisible: true },
  ]);
});

it('a document without a form has no widgets', async () => {
  const document = await PDFDocument.create();
  document.addPage();
  expect(await withPdfium(await document.save(), undefined, readWidgets)).toEqual([]);
});
