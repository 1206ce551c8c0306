import type { PDFDict, PDFDocument } from 'pdf-lib';

/** The code of a letter in the font of `anyLetters`. */
export const hexOf = (letter: string) => letter.charCodeAt(0).toString(16).padStart(4, '0');

/** A font that is not in the file, whose codes are those of Unicode. */
export function anyLetters({ context }: PDFDocument, letters: string): PDFDict {
  const known = [...new Set(letters)].map(
    (letter) => `1 beginbfchar <${hexOf(letter)}> <${hexOf(letter)}> endbfchar`,
  );
  const codes = '1 begincodespacerange <0000> <ffff> endcodespacerange';
  const map = `/CIDInit /ProcSet findresource begin begincmap ${codes} ${known.join('\n')} endcmap end`;
  const system = context.obj({ Registry: 'Adobe', Ordering: 'Identity', Supplement: 0 });
  const mincho = { Type: 'Font', BaseFont: 'Mincho' };
  const descendant = { ...mincho, Subtype: 'CIDFontType2', CIDSystemInfo: system, DW: 1000 };
  return context.obj({
    ...mincho,
    Subtype: 'Type0',
    Encoding: 'Identity-H',
    DescendantFonts: [context.register(context.obj(descendant))],
    ToUnicode: context.register(context.stream(map)),
  });
}
