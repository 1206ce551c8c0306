import { PDFDocument, rgb } from 'pdf-lib';
import { describe, expect, it } from 'vitest';
import { differingShare } from './compare-pictures.ts';
import { type Picture, renderPage } from './render-page.ts';

async function squarePdf(x: number): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const page = document.addPage([200, 100]);
  page.drawRectangle({ x, y: 40, width: 20, height: 20, color: rgb(1, 0, 0) });
  return document.save({ useObjectStreams: false });
}

const pixel = ({ rgba, width }: Picture, x: number, y: number) =>
  Array.from(rgba.subarray((y * width + x) * 4, (y * width + x) * 4 + 4));

describe('the picture of a page', () => {
  it('shows what is drawn where it is drawn, on white', async () => {
    const picture = await renderPage(await squarePdf(100), 1);
    expect([picture.width, picture.height, picture.rgba.length]).toEqual([200, 100, 80_000]);
    expect(pixel(picture, 110, 50)).toEqual([255, 0, 0, 255]);
    expect(pixel(picture, 50, 50)).toEqual([255, 255, 255, 255]);
  });

  it('is as large as its scale says', async () => {
    const picture = await renderPage(await squarePdf(100), 1, { scale: 0.5 });
    expect([picture.width, picture.height]).toEqual([100, 50]);
    expect(pixel(picture, 55, 25)).toEqual([255, 0, 0, 255]);
  });

  it('is turned clockwise when asked', async () => {
    const picture = await renderPage(await squarePdf(100), 1, { rotate: 90 });
    expect([picture.width, picture.height]).toEqual([100, 200]);
    expect(pixel(picture, 50, 110)).toEqual([255, 0, 0, 255]);
    expect(pixel(picture, 50, 90)).toEqual([255, 255, 255, 255]);
  });

  it('is turned also when the page lacks its type', async () => {
    const bytes = await squarePdf(100);
    const untyped = Buffer.from(bytes).toString('latin1').replace('/Type /Page\n', '/Tipe /Page\n');
    expect(untyped).toContain('/Tipe');
    const { width, height } = await renderPage(Buffer.from(untyped, 'latin1'), 1, { rotate: 90 });
    expect([width, height]).toEqual([100, 200]);
  });

  it('shows the value of a form field', async () => {
    const document = await PDFDocument.create();
    const page = document.addPage([200, 100]);
    const field = document.getForm().createTextField('name');
    field.addToPage(page, { x: 10, y: 10, width: 180, height: 80, borderWidth: 0 });
    const empty = await renderPage(await document.save(), 1);
    field.setText('Test');
    expect(differingShare(empty, await renderPage(await document.save(), 1))).toBeGreaterThan(0.01);
  });

  it('of an absurdly large page is made smaller instead of filling the memory', async () => {
    const document = await PDFDocument.create();
    document.addPage([200_000, 100_000]);
    const { width, height } = await renderPage(await document.save(), 1);
    expect(width * height).toBeLessThan(26_000_000);
    expect(width / height).toBeCloseTo(2, 1);
  });

  it('of a page that is not there does not exist', async () => {
    await expect(renderPage(await squarePdf(1), 2)).rejects.toThrow('There is no page 2');
  });
});

describe('two pictures', () => {
  it('of the same page do not differ', async () => {
    const [one, other] = [await renderPage(await squarePdf(50), 1), await renderPage(await squarePdf(50), 1)];
    expect(differingShare(one, other)).toBe(0);
  });

  it('that a rounding moved by less than a pixel do not differ', async () => {
    const [one, other] = [
      await renderPage(await squarePdf(50), 1),
      await renderPage(await squarePdf(50.4), 1),
    ];
    expect(differingShare(one, other)).toBe(0);
  });

  it('differ by the share of what moved', async () => {
    const [one, other] = [await renderPage(await squarePdf(50), 1), await renderPage(await squarePdf(90), 1)];
    expect(differingShare(one, other)).toBeGreaterThan(0.03);
  });

  it('of different sizes differ wholly', async () => {
    const [one, other] = [
      await renderPage(await squarePdf(50), 1),
      await renderPage(await squarePdf(50), 1, { scale: 2 }),
    ];
    expect(differingShare(one, other)).toBe(1);
  });
});
