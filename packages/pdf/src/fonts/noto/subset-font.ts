import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** The part of HarfBuzz's subsetter that is used; harfbuzzjs ships it as a bare WebAssembly module. */
interface Subsetter {
  readonly memory: WebAssembly.Memory;
  _initialize(): void;
  malloc(size: number): number;
  free(address: number): void;
  hb_blob_create(data: number, length: number, mode: number, userData: number, destroy: number): number;
  hb_blob_destroy(blob: number): void;
  hb_blob_get_length(blob: number): number;
  hb_blob_get_data(blob: number, length: number): number;
  hb_face_create(blob: number, index: number): number;
  hb_face_destroy(face: number): void;
  hb_face_reference_blob(face: number): number;
  hb_set_add(set: number, value: number): void;
  hb_subset_input_create_or_fail(): number;
  hb_subset_input_destroy(input: number): void;
  hb_subset_input_glyph_set(input: number): number;
  hb_subset_input_set(input: number, kind: number): number;
  hb_subset_input_set_flags(input: number, flags: number): void;
  hb_subset_or_fail(face: number, input: number): number;
}

// hb_subset_flags_t and hb_subset_sets_t of hb-subset.h, hb_memory_mode_t of hb-blob.h.
const flags = { noHinting: 0x1, retainGlyphIds: 0x2, desubroutinize: 0x4, noLayoutClosure: 0x200 };
const droppedTables = 3;
const writableMemory = 2;
const uselessInPdf = ['GSUB', 'GPOS', 'GDEF', 'BASE', 'STAT', 'name', 'OS/2', 'post', 'cmap', 'VORG', 'DSIG'];

let loaded: Subsetter | undefined;

function subsetter(): Subsetter {
  if (loaded) return loaded;
  const file = createRequire(import.meta.url).resolve('harfbuzzjs/dist/harfbuzz-subset.wasm');
  const instance = new WebAssembly.Instance(new WebAssembly.Module(readFileSync(file)));
  loaded = instance.exports as unknown as Subsetter;
  loaded._initialize();
  return loaded;
}

const tagOf = (table: string): number =>
  [...table].reduce((tag, letter) => (tag << 8) | letter.charCodeAt(0), 0);

function inputFor(hb: Subsetter, glyphIds: Iterable<number>, keepGlyphIds: boolean): number {
  const input = hb.hb_subset_input_create_or_fail();
  const kept = keepGlyphIds ? flags.retainGlyphIds : 0;
  hb.hb_subset_input_set_flags(input, flags.noHinting | flags.desubroutinize | flags.noLayoutClosure | kept);
  const glyphSet = hb.hb_subset_input_glyph_set(input);
  for (const glyphId of glyphIds) hb.hb_set_add(glyphSet, glyphId);
  const dropped = hb.hb_subset_input_set(input, droppedTables);
  for (const table of uselessInPdf) hb.hb_set_add(dropped, tagOf(table));
  return input;
}

/** The font file reduced to the outlines of some glyphs. */
export function subsetFont(file: Uint8Array, glyphIds: Iterable<number>, keepGlyphIds: boolean): Uint8Array {
  const hb = subsetter();
  const address = hb.malloc(file.length);
  new Uint8Array(hb.memory.buffer, address, file.length).set(file);
  const blob = hb.hb_blob_create(address, file.length, writableMemory, 0, 0);
  const face = hb.hb_face_create(blob, 0);
  const input = inputFor(hb, glyphIds, keepGlyphIds);
  const subset = hb.hb_subset_or_fail(face, input);
  try {
    if (subset === 0) throw new Error('HarfBuzz could not subset the font');
    const result = hb.hb_face_reference_blob(subset);
    const start = hb.hb_blob_get_data(result, 0);
    const bytes = new Uint8Array(hb.memory.buffer).slice(start, start + hb.hb_blob_get_length(result));
    hb.hb_blob_destroy(result);
    return bytes;
  } finally {
    if (subset !== 0) hb.hb_face_destroy(subset);
    hb.hb_subset_input_destroy(input);
    hb.hb_face_destroy(face);
    hb.hb_blob_destroy(blob);
    hb.free(address);
  }
}
