import { PDFBool, PDFDocument, PDFName, PDFString } from 'pdf-lib';
import { describe, expect, it } from 'vitest';
import { convertToDocx } from '../index.ts';
import { complaintsAbout, drawPdf, outlineOf, partsOf } from '../testing/index.ts';

type Forms = 'text' | 'controls';

async function outline(document: PDFDocument, forms?: Forms): Promise<string[]> {
  const docx = await convertToDocx(await document.save(), { forms });
  expect(complaintsAbout(docx)).toEqual([]);
  return outlineOf(docx);
}

const labels = ['First name:', 'Country:', 'Newsletter:', 'Paid by:', 'Comment:'];

async function form({ isFilled }: { readonly isFilled: boolean }): Promise<PDFDocument> {
  const document = await drawPdf(({ lines }) => lines(72, 100, labels, { step: 40 }));
  const [page] = document.getPages();
  const fields = document.getForm();
  const at = (row: number, width = 200, height = 18) => ({ x: 160, y: 696 - row * 40, width, height });
  const name = fields.createTextField('name');
  const country = fields.createDropdown('country');
  const news = fields.createCheckBox('news');
  const payment = fields.createRadioGroup('payment');
  const comment = fields.createTextField('comment');
  comment.enableMultiline();
  country.addOptions(['France', 'Germany']);
  if (page === undefined) throw new Error('There is no page.');
  name.addToPage(page, at(0));
  country.addToPage(page, at(1));
  news.addToPage(page, at(2, 14, 14));
  payment.addOptionToPage('card', page, at(3, 14, 14));
  payment.addOptionToPage('invoice', page, { ...at(3, 14, 14), x: 300 });
  comment.addToPage(page, at(4, 300, 18));
  if (isFilled) {
    name.setText('Ada Lovelace');
    country.select('France');
    news.check();
    payment.select('invoice');
    comment.setText('Please ring twice.');
  }
  return document;
}

describe('the fields of a form', () => {
  it('come out with all that was typed, chosen and ticked, behind their labels and in their frames', async () => {
    expect(await outline(await form({ isFilled: true }))).toEqual([
      'picture',
      'row: First name: | Ada Lovelace | ',
      'row: Country: | France | ',
      'row: Newsletter: | ☒ | ',
      'row: Paid by: | ○ | ◉',
      'row: Comment: | Please ring twice. | ',
    ]);
  });

  it('that are boxes to tick stand on the lines of their labels, also where a smaller text is beside', async () => {
    const document = await drawPdf(({ text }) => {
      for (const [row, label] of ['Full fee', 'Half fee', 'No fee'].entries())
        text(120, 249 + row * 20, label, { size: 12 });
      text(400, 286, 'Number', { size: 8 });
    });
    const [page] = document.getPages();
    if (page === undefined) throw new Error('There is no page.');
    for (const row of [0, 1, 2]) {
      const box = { x: 100, y: 800 - 255 - row * 20, width: 12, height: 12 };
      document.getForm().createCheckBox(`fee ${row}`).addToPage(page, box);
    }
    expect(await outline(document)).toEqual([
      'row: ☐ | Full fee | ',
      'row: ☐ | Half fee | ',
      'row: ☐ | No fee | Number',
    ]);
  });

  it('that are boxes to tick have signs of their size', async () => {
    const document = await drawPdf(({ lines }) => lines(72, 100, ['Small', 'Large', 'Huge'], { step: 60 }));
    const [page] = document.getPages();
    if (page === undefined) throw new Error('There is no page.');
    for (const [index, [width, height]] of [
      [15, 15] as const,
      [50, 30] as const,
      [59, 50] as const,
    ].entries()) {
      // pdf-lib adds the border to what is asked for.
      const box = { x: 160, y: 686 - index * 70, width: width - 1, height: height - 1 };
      document.getForm().createCheckBox(`box${index}`).addToPage(page, box);
    }
    const text = partsOf(await convertToDocx(await document.save())).get('word/document.xml') ?? '';
    const sizes = [...text.matchAll(/<w:sz w:val="(\d+)"\/>(?:(?!<w:sz ).)*?☐/g)].map(([, size]) => size);
    expect(sizes).toEqual(['30', '60', '72']);
  });

  it('are controls that can be filled in again where the caller asks for them', async () => {
    const lines = (await outline(await form({ isFilled: true }), 'controls')).join('\n');
    for (const control of ['«name=Ada Lovelace»', '«country=France»', '«news=☒»', '«payment=◉»']) {
      expect(lines).toContain(control);
    }
  });

  it('that are empty are nothing in text, and controls with their names', async () => {
    expect((await outline(await form({ isFilled: false }))).join('\n')).not.toContain('name=');
    expect((await outline(await form({ isFilled: false }), 'controls')).join('\n')).toContain('«name=name»');
  });

  it('come out though the form leaves drawing their values to the viewer', async () => {
    const document = await form({ isFilled: true });
    const bytes = await document.save({ updateFieldAppearances: false });
    const undrawn = await PDFDocument.load(bytes);
    for (const field of undrawn.getForm().getFields()) {
      if (field.getName() !== 'news' && field.getName() !== 'payment') {
        for (const widget of field.acroField.getWidgets()) widget.dict.delete(PDFName.of('AP'));
      }
    }
    const docx = await convertToDocx(await undrawn.save({ updateFieldAppearances: false }));
    expect(outlineOf(docx).join('\n')).toContain('Ada Lovelace');
  });
});

it('values come out as the form asks to draw them, though what is drawn is older', async () => {
  const document = await PDFDocument.load(await (await form({ isFilled: true })).save());
  const { acroForm } = document.getForm();
  acroForm.dict.set(PDFName.of('NeedAppearances'), PDFBool.True);
  document.getForm().getTextField('name').acroField.dict.set(PDFName.of('V'), PDFString.of('Grace Hopper'));
  const docx = await convertToDocx(await document.save({ updateFieldAppearances: false }));
  const text = outlineOf(docx).join('\n');
  expect([text.includes('Grace Hopper'), text.includes('Ada Lovelace')]).toEqual([true, false]);
});

describe('what readers added to a page', () => {
  const sentence = 'The price is agreed between the parties.';

  async function annotated(annotation: Record<string, unknown>): Promise<PDFDocument> {
    const document = await drawPdf(({ text }) => text(72, 100, sentence));
    const [page] = document.getPages();
    const entry = { Type: 'Annot', Rect: [72, 695, 140, 712], ...annotation };
    page?.node.set(PDFName.of('Annots'), document.context.obj([document.context.obj(entry as never)]));
    return document;
  }

  it('a comment on a phrase is a comment of Word on that phrase', async () => {
    const comment = { Subtype: 'Highlight', Contents: PDFString.of('Too high?'), T: PDFString.of('Ann Lee') };
    const points = { QuadPoints: [72, 712, 115, 712, 72, 695, 115, 695], C: [1, 1, 0] };
    const document = await annotated({ ...comment, ...points });
    const docx = await convertToDocx(await document.save());
    expect(outlineOf(docx)).toEqual([
      'The price{0} is agreed between the parties.',
      'comment Ann Lee: Too high?',
    ]);
  });

  it('a note in the margin is a comment on the nearest word', async () => {
    const note = { Subtype: 'Text', Contents: PDFString.of('Ask Bob.'), Rect: [40, 696, 60, 716] };
    expect(await outline(await annotated(note))).toEqual([
      'The{0} price is agreed between the parties.',
      'comment : Ask Bob.',
    ]);
  });

  it('text that is highlighted or struck out stays so', async () => {
    const points = { QuadPoints: [72, 712, 115, 712, 72, 695, 115, 695] };
    for (const [subtype, expected] of [
      ['Highlight', '<w:highlight w:val="yellow"/>'],
      ['StrikeOut', '<w:strike/>'],
    ]) {
      const document = await annotated({ Subtype: subtype, C: [1, 1, 0], ...points });
      const docx = await convertToDocx(await document.save());
      expect(partsOf(docx).get('word/document.xml')).toContain(expected);
    }
  });
});
