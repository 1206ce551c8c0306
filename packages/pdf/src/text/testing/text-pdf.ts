/**
 * A PDF whose pages hold the given lines, drawn glyph by glyph from left to right as written here, so that
 * right-to-left text must be given in visual order. Any script works: one glyph per character, none embedded.
 */
export function textPdf(pages: readonly (readonly string[])[]): Uint8Array {
  const glyphs = [...new Set(pages.flat().flatMap((line) => [...line]))];
  const codeOf = new Map(glyphs.map((glyph, index) => [glyph, hex4(index + 1)]));
  const firstPage = 6;
  const kids = pages.map((_, index) => `${firstPage + 2 * index} 0 R`);
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids.join(' ')}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type0 /BaseFont /Any /Encoding /Identity-H /DescendantFonts [4 0 R] /ToUnicode 5 0 R >>',
    '<< /Type /Font /Subtype /CIDFontType2 /BaseFont /Any /DW 600 /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> >>',
    stream(toUnicode(glyphs)),
    ...pages.flatMap((lines, index) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${firstPage + 2 * index + 1} 0 R /Resources << /Font << /F 3 0 R >> >> >>`,
      stream(content(lines, codeOf)),
    ]),
  ];
  return assembleFile(objects);
}

function content(lines: readonly string[], codeOf: ReadonlyMap<string, string>): string {
  const shown = lines.map((line) => `<${[...line].map((glyph) => codeOf.get(glyph)).join('')}> Tj T*`);
  return `BT /F 12 Tf 14 TL 50 780 Td ${shown.join(' ')} ET`;
}

function toUnicode(glyphs: readonly string[]): string {
  const maps = glyphs.map((glyph, index) => `1 beginbfchar <${hex4(index + 1)}> <${utf16(glyph)}> endbfchar`);
  return `/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /Any def /CMapType 2 def
1 begincodespacerange <0000> <FFFF> endcodespacerange
${maps.join('\n')}
endcmap end end`;
}

const hex4 = (code: number): string => code.toString(16).padStart(4, '0');
const utf16 = (text: string): string => Buffer.from(text, 'utf16le').swap16().toString('hex');
const stream = (text: string): string => `<< /Length ${text.length} >>\nstream\n${text}\nendstream`;

function assembleFile(objects: readonly string[]): Uint8Array {
  let file = '%PDF-1.7\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${entries.join('')}`;
  return Buffer.from(
    `${file}${table}trailer << /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`,
  );
}
