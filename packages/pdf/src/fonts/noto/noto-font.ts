import type { PdfRef } from '@libpdf/core';
import type { Buffer } from 'harfbuzzjs';
import type { HarfBuzz } from '../harfbuzz.ts';
import { type Direction, mirrored } from '../lines/direction.ts';
import type { Glyph, RunFont } from '../run-font.ts';
import type { OpenedFace } from './opened-face.ts';

/** What the document will hold of a font: for each CID the glyph, its width and the text it stands for. */
export interface UsedGlyph {
  readonly cid: number;
  readonly glyphId: number;
  readonly width: number;
  readonly text: string;
}

const hexOf = (cid: number): string => cid.toString(16).padStart(4, '0');
const isInvisible = (codePoint: number): boolean =>
  /[\p{Default_Ignorable_Code_Point}\p{Cc}]/u.test(String.fromCodePoint(codePoint));

/** One of our fonts as one document uses it: shaped by HarfBuzz, remembering which glyphs were drawn. */
export class NotoFont implements RunFont {
  readonly resource: PdfRef;
  readonly face: OpenedFace;
  readonly #harfBuzz: HarfBuzz;
  readonly #used = new Map<string, UsedGlyph>();

  constructor(harfBuzz: HarfBuzz, face: OpenedFace, resource: PdfRef) {
    this.#harfBuzz = harfBuzz;
    this.face = face;
    this.resource = resource;
  }

  get ascent(): number {
    return this.face.ascent;
  }

  get descent(): number {
    return this.face.descent;
  }

  get used(): readonly UsedGlyph[] {
    return [...this.#used.values()].sort((left, right) => left.cid - right.cid);
  }

  covers(codePoint: number): boolean {
    return isInvisible(codePoint) || this.face.font.nominalGlyph(codePoint) !== undefined;
  }

  shape(text: string, direction: Direction): Glyph[] {
    const buffer = this.#shapedBuffer(text, direction);
    const infos = buffer.getGlyphInfos();
    const positions = buffer.getGlyphPositions();
    const texts = clusterTexts(
      text,
      infos.map(({ cluster }) => cluster),
      direction,
    );
    const { font, scale } = this.face;
    return infos.map(({ codepoint: glyphId }, index) => {
      const position = positions[index];
      const width = Math.round(font.glyphHAdvance(glyphId) * scale);
      return {
        code: hexOf(this.#cidOf(glyphId, width, texts[index] ?? noText)),
        width,
        advance: (position?.xAdvance ?? 0) * scale,
        xOffset: (position?.xOffset ?? 0) * scale,
        yOffset: (position?.yOffset ?? 0) * scale,
      };
    });
  }

  #shapedBuffer(text: string, direction: Direction): Buffer {
    const { Buffer, ClusterLevel, Direction, shape } = this.#harfBuzz;
    const buffer = new Buffer();
    buffer.addText(text);
    buffer.setClusterLevel(ClusterLevel.MONOTONE_CHARACTERS);
    buffer.setDirection(direction === 'rtl' ? Direction.RTL : Direction.LTR);
    buffer.guessSegmentProperties();
    shape(this.face.font, buffer);
    return buffer;
  }

  /**
   * A TrueType program is reached through a map of our own, so one glyph that stands for different texts has
   * a code for each; a CID-keyed program fixes the code, and the first text is kept.
   */
  #cidOf(glyphId: number, width: number, text: string): number {
    const fixed = this.face.cids?.[glyphId];
    const key = fixed === undefined ? `${glyphId} ${text}` : `${glyphId}`;
    const known = this.#used.get(key);
    if (known) return known.cid;
    const cid = fixed ?? this.#used.size + 1;
    this.#used.set(key, { cid, glyphId, width, text });
    return cid;
  }
}

/** Viewers take the code itself for the text of a glyph that maps to nothing, so that one maps to no width. */
const noText = '\u200b';

/**
 * The text each glyph stands for: the characters of a cluster are dealt out to its glyphs, the last taking the
 * rest. Readers turn right-to-left lines round character by character, so a ligature is given backwards there,
 * and a mirrored bracket as what it looks like.
 */
function clusterTexts(text: string, clusters: readonly number[], direction: Direction): string[] {
  const starts = [...new Set(clusters)].sort((left, right) => left - right);
  const ends = new Map(starts.map((start, index) => [start, starts[index + 1] ?? text.length]));
  let position = 0;
  return clusters.map((cluster, index) => {
    const characters = Array.from(text.slice(cluster, ends.get(cluster)));
    position = clusters[index - 1] === cluster ? position + 1 : 0;
    const isLast = clusters[index + 1] !== cluster;
    const own = characters.slice(position, isLast ? undefined : position + 1);
    const visual = direction === 'rtl' ? own.reverse().map(mirrored) : own;
    return visual.join('') || noText;
  });
}
