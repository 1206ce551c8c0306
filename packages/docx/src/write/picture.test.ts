import { expect, it } from 'vitest';
import { convertToDocx } from '../index.ts';
import { drawPdf, partsOf } from '../testing/index.ts';

const redPixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC';

it('a picture that is lower than a line of text takes no more room than it is high', async () => {
  const document = await drawPdf(async ({ page, text }) => {
    text(72, 100, 'Above the picture stands a line of text that is wider than the picture itself.');
    page.drawImage(await page.doc.embedPng(redPixel), { x: 72, y: 680, width: 300, height: 3 });
    text(72, 140, 'Below the picture.');
  });
  const parts = partsOf(await convertToDocx(await document.save()));
  const [, style] =
    /<w:pStyle w:val="(\w+)"\/>(?:(?!<w:p>).)*<w:drawing>/s.exec(parts.get('word/document.xml') ?? '') ?? [];
  const [look = ''] =
    new RegExp(`w:styleId="${style}">.*?</w:style>`, 's').exec(parts.get('word/styles.xml') ?? '') ?? [];
  // LibreOffice makes the line as high as letters of the paragraph's style, whatever size its runs have.
  expect(look).toContain('<w:sz w:val="2"/>');
  expect(look).toContain('<w:next w:val="Normal"/>');
});
