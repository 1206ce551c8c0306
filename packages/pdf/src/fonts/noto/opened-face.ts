import { readFileSync } from 'node:fs';
import type { Font } from 'harfbuzzjs';
import type { HarfBuzz } from '../harfbuzz.ts';
import { cidsByGlyphId } from './cff.ts';
import type { Face } from './faces.ts';

/** A font file in memory, and HarfBuzz's view of it. */
export interface OpenedFace {
  readonly name: string;
  readonly file: Uint8Array;
  readonly font: Font;
  /** Turns font units into thousandths of the font size. */
  readonly scale: number;
  readonly ascent: number;
  readonly descent: number;
  readonly bounds: readonly [number, number, number, number];
  /** A CID-keyed font program names its glyphs by these; a TrueType one has none. */
  readonly cids: readonly number[] | undefined;
}

const opened = new Map<string, OpenedFace>();

function boundsOf(head: Uint8Array | undefined, scale: number): [number, number, number, number] {
  if (!head) return [0, -500, 2000, 1500];
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  const at = (offset: number): number => Math.round(view.getInt16(offset) * scale);
  return [at(36), at(38), at(40), at(42)];
}

/** Font files stay in memory once opened: a process fills many documents with the same few scripts. */
export function openFace(harfBuzz: HarfBuzz, { name, file: path }: Face): OpenedFace {
  const known = opened.get(name);
  if (known) return known;
  const file = new Uint8Array(readFileSync(path));
  const face = new harfBuzz.Face(new harfBuzz.Blob(file));
  const font = new harfBuzz.Font(face);
  const scale = 1000 / face.upem;
  const { ascender, descender } = font.hExtents();
  const cff = face.referenceTable('CFF ');
  const result: OpenedFace = {
    name,
    file,
    font,
    scale,
    ascent: ascender * scale,
    descent: descender * scale,
    bounds: boundsOf(face.referenceTable('head'), scale),
    cids: cff && cidsByGlyphId(cff),
  };
  opened.set(name, result);
  return result;
}
