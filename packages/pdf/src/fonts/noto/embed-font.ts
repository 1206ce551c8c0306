import { createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import {
  type PDF,
  PdfArray,
  PdfDict,
  PdfName,
  PdfNumber,
  type PdfObject,
  PdfStream,
  PdfString,
} from '@libpdf/core';
import type { NotoFont, UsedGlyph } from './noto-font.ts';
import { subsetFont } from './subset-font.ts';

type Registry = PDF['context']['registry'];

const name = (value: string): PdfName => PdfName.of(value);
const number = (value: number): PdfNumber => PdfNumber.of(Math.round(value));
const latin1 = (value: string): Uint8Array => new Uint8Array(Buffer.from(value, 'latin1'));

function compressed(data: Uint8Array, entries: Record<string, PdfObject> = {}): PdfStream {
  return PdfStream.fromDict({ ...entries, Filter: name('FlateDecode') }, new Uint8Array(deflateSync(data)));
}

const hex = (value: number): string => value.toString(16).padStart(4, '0');
const utf16 = (text: string): string =>
  Array.from({ length: text.length }, (_, index) => hex(text.charCodeAt(index))).join('');

/** ISO 32000-2, 9.10.3: what text each code stands for, so that a filled value can be searched and copied. */
function toUnicode(glyphs: readonly UsedGlyph[]): PdfStream {
  const lines = glyphs.map(({ cid, text }) => `<${hex(cid)}> <${utf16(text)}>`);
  const blocks: string[] = [];
  for (let start = 0; start < lines.length; start += 100) {
    const block = lines.slice(start, start + 100);
    blocks.push(`${block.length} beginbfchar\n${block.join('\n')}\nendbfchar`);
  }
  const cmap = `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<0000> <ffff>
endcodespacerange
${blocks.join('\n')}
endcmap
CMapName currentdict /CMap defineresource pop
end
end`;
  return compressed(latin1(cmap));
}

function widths(glyphs: readonly UsedGlyph[]): PdfArray {
  return new PdfArray(glyphs.flatMap(({ cid, width }) => [number(cid), PdfArray.of(number(width))]));
}

function cidToGlyphId(glyphs: readonly UsedGlyph[]): PdfStream {
  const map = new Uint8Array(((glyphs.at(-1)?.cid ?? 0) + 1) * 2);
  const view = new DataView(map.buffer);
  for (const { cid, glyphId } of glyphs) view.setUint16(cid * 2, glyphId);
  return compressed(map);
}

/** The table of an OpenType file (ISO/IEC 14496-22, 4.1). */
function tableOf(file: Uint8Array, tag: string): Uint8Array {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  for (let entry = 12; entry < 12 + view.getUint16(4) * 16; entry += 16) {
    if (Buffer.from(file.subarray(entry, entry + 4)).toString('latin1') !== tag) continue;
    const offset = view.getUint32(entry + 8);
    return file.slice(offset, offset + view.getUint32(entry + 12));
  }
  throw new Error(`The font has no ${tag} table`);
}

function descriptor(font: NotoFont, baseFont: string, file: Uint8Array, registry: Registry): PdfDict {
  const { ascent, descent, bounds, cids } = font.face;
  const program = cids
    ? compressed(tableOf(file, 'CFF '), { Subtype: name('CIDFontType0C') })
    : compressed(file, { Length1: number(file.length) });
  return PdfDict.of({
    Type: name('FontDescriptor'),
    FontName: name(baseFont),
    Flags: number(4),
    FontBBox: new PdfArray(bounds.map(number)),
    ItalicAngle: number(0),
    Ascent: number(ascent),
    Descent: number(descent),
    CapHeight: number(714),
    StemV: number(80),
    [cids ? 'FontFile3' : 'FontFile2']: registry.register(program),
  });
}

/** Six capitals that tell subsets of one font apart (ISO 32000-2, 9.9.2). */
function subsetTag(glyphs: readonly UsedGlyph[]): string {
  const digest = createHash('sha256').update(JSON.stringify(glyphs)).digest();
  return Array.from(digest.subarray(0, 6), (byte) => String.fromCharCode(65 + (byte % 26))).join('');
}

/** Writes the font's objects: only the glyphs that were drawn, with two-byte codes (ISO 32000-2, 9.7). */
export function embedFont(font: NotoFont, registry: Registry): void {
  const glyphs = font.used;
  const { cids, file, name: fontName } = font.face;
  const baseFont = `${subsetTag(glyphs)}+${fontName}`;
  const subset = subsetFont(
    file,
    glyphs.map(({ glyphId }) => glyphId),
    !cids,
  );
  const descendant = PdfDict.of({
    Type: name('Font'),
    Subtype: name(cids ? 'CIDFontType0' : 'CIDFontType2'),
    BaseFont: name(baseFont),
    CIDSystemInfo: PdfDict.of({
      Registry: new PdfString(latin1('Adobe')),
      Ordering: new PdfString(latin1('Identity')),
      Supplement: number(0),
    }),
    FontDescriptor: registry.register(descriptor(font, baseFont, subset, registry)),
    DW: number(1000),
    W: widths(glyphs),
  });
  if (!cids) descendant.set('CIDToGIDMap', registry.register(cidToGlyphId(glyphs)));
  registry.registerAt(
    font.resource,
    PdfDict.of({
      Type: name('Font'),
      Subtype: name('Type0'),
      BaseFont: name(baseFont),
      Encoding: name('Identity-H'),
      DescendantFonts: PdfArray.of(registry.register(descendant)),
      ToUnicode: registry.register(toUnicode(glyphs)),
    }),
  );
}
