import { PDFDocument, PDFName } from 'pdf-lib';
import { expect, it } from 'vitest';
import { readPageText } from '../text/page-text.ts';
import { withReadablePages } from './with-readable-pages.ts';

/** The text of a page in a font whose glyphs are squares with the given names, from code 0. */
async function textWith(names: readonly string[]): Promise<string> {
  const document = await PDFDocument.create();
  const { context } = document;
  const square = context.register(context.stream('600 0 0 0 500 500 d1 0 0 500 500 re f'));
  const font = context.obj({
    ...{ Type: 'Font', Subtype: 'Type3', FontBBox: [0, 0, 500, 500], FontMatrix: [0.001, 0, 0, 0.001, 0, 0] },
    ...{ FirstChar: 0, LastChar: names.length - 1, Widths: names.map(() => 600), Resources: {} },
    CharProcs: Object.fromEntries(names.map((name) => [name, square])),
    Encoding: { Type: 'Encoding', Differences: [0, ...names.map((name) => PDFName.of(name))] },
  });
  const page = document.addPage([400, 300]);
  page.node.set(PDFName.of('Resources'), context.obj({ Font: { F: context.register(font) } }));
  const codes = names.map((_, index) => index.toString(16).padStart(2, '0')).join('');
  page.node.addContentStream(context.register(context.stream(`BT /F 12 Tf 50 250 Td <${codes}> Tj ET`)));
  return withReadablePages(await document.save(), undefined, (open) => readPageText(open, 1));
}

it('letters that are drawn are read by the names of their glyphs', async () => {
  expect(await textWith(['R', 'eacute', 's', 'u', 'm', 'uni00E9', 'comma', 'fl'])).toBe('Résumé,fl');
});

it('names that only count the glyphs are no letters, though some look like them', async () => {
  expect(await textWith(['a', 'a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'a7'])).not.toContain('a');
});
