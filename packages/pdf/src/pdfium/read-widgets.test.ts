import { degrees, PDFDocument, PDFName } from 'pdf-lib';
import { expect, it } from 'vitest';
import { readWidgets } from './read-widgets.ts';
import { withPdfium } from './with-pdfium.ts';

it('form fields are read with their full names, values and pages', async () => {
  const document = await PDFDocument.create();
  const [first, second] = [document.addPage(), document.addPage()];
  const name = document.getForm().createTextField('person.name');
  name.setText('Zoë');
  name.addToPage(first, { x: 10, y: 10, width: 100, height: 20, borderWidth: 0 });
  document
    .getForm()
    .createTextField('person.town')
    .addToPage(second, { x: 10, y: 10, width: 100, height: 20, borderWidth: 0 });
  const widgets = await withPdfium(await document.save(), undefined, readWidgets);
  const box = { left: 10, top: 812, right: 110, bottom: 832 };
  expect(widgets).toEqual([
    { page: 1, name: 'person.name', value: 'Zoë', isVisible: true, isUpright: false, box },
    { page: 2, name: 'person.town', value: '', isVisible: true, isUpright: false, box },
  ]);
});

it('a widget is seen where a turned page shows it, and also where the document has lost its form', async () => {
  const document = await PDFDocument.create();
  const page = document.addPage([200, 100]);
  page.setRotation(degrees(90));
  document
    .getForm()
    .createTextField('name')
    .addToPage(page, { x: 10, y: 20, width: 50, height: 30, borderWidth: 0 });
  document.catalog.delete(PDFName.of('AcroForm'));
  const widgets = await withPdfium(await document.save(), undefined, readWidgets);
  const box = { left: 20, top: 10, right: 50, bottom: 60 };
  expect(widgets).toEqual([{ page: 1, name: '', value: '', isVisible: true, isUpright: false, box }]);
});

it('a document without a form has no widgets', async () => {
  const document = await PDFDocument.create();
  document.addPage();
  expect(await withPdfium(await document.save(), undefined, readWidgets)).toEqual([]);
});
