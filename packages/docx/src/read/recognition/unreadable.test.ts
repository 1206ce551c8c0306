import { PDFDocument, PDFName, PDFString, StandardFonts } from 'pdf-lib';
import { expect, it } from 'vitest';
import { convertToDocx } from '../../index.ts';
import { outlineOf } from '../../testing/index.ts';

const timeoutMs = 600_000;
const lines = ['The river runs past', 'the old mill and under', 'seven narrow bridges'];

/** A page whose font draws letters and says nothing about which they are: its codes are counted from one. */
async function namelessPage(): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const { context } = document;
  const page = document.addPage([420, 300]);
  const times = await document.embedFont(StandardFonts.TimesRoman);
  const letters = [...new Set(lines.join(''))];
  const widths = letters.map((letter) => times.widthOfTextAtSize(letter, 1000));
  const glyphs = letters.map((letter, index) =>
    context.register(context.flateStream(`${widths[index]} 0 d0 BT /Times 1000 Tf (${letter}) Tj ET`)),
  );
  const font = context.obj({
    Type: 'Font',
    Subtype: 'Type3',
    FontBBox: [0, -300, 1000, 1000],
    FontMatrix: [0.001, 0, 0, 0.001, 0, 0],
    Resources: { Font: { Times: times.ref } },
    CharProcs: Object.fromEntries(glyphs.map((glyph, index) => [`g${index}`, glyph])),
    Encoding: { Type: 'Encoding', Differences: [1, ...letters.map((_, index) => PDFName.of(`g${index}`))] },
    FirstChar: 1,
    LastChar: letters.length,
    Widths: widths,
  });
  const name = page.node.newFontDictionary('Nameless', context.register(font));
  const shown = lines.map((line, index) => {
    const codes = String.fromCharCode(...[...line].map((letter) => letters.indexOf(letter) + 1));
    return `BT ${name} 24 Tf 40 ${220 - index * 40} Td ${PDFString.of(escaped(codes))} Tj ET`;
  });
  const content = context.register(context.flateStream(shown.join('\n')));
  page.node.addContentStream(content);
  return document.save();
}

/** In octal, because a code may be a bracket or the end of a line. */
const escaped = (codes: string) =>
  [...codes].map((code) => `\\${(code.codePointAt(0) ?? 0).toString(8).padStart(3, '0')}`).join('');

it('a page whose font does not say which letters it draws is read where its language is named', {
  timeout: timeoutMs,
}, async () => {
  const bytes = await namelessPage();
  const kept: string[] = [];
  const picture = await convertToDocx(bytes, { onSimplified: (keptAs) => kept.push(keptAs) });
  expect(kept).toEqual(['unreadable']);
  expect(outlineOf(picture)).toEqual(['picture']);
  const read = await convertToDocx(bytes, { ocr: ['eng'], onSimplified: (keptAs) => kept.push(keptAs) });
  expect(kept).toEqual(['unreadable']);
  expect(outlineOf(read).join(' ')).toBe(lines.join(' '));
});
