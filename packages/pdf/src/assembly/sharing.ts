import { createHash } from 'node:crypto';
import { PdfArray, PdfDict, PdfName, PdfNumber, type PdfObject, type PdfRef, PdfStream } from '@libpdf/core';
import { beginningOf, dataLengthOf, isSameData, writeData } from '../bytes/index.ts';
import { serialize } from '../document/index.ts';
import type { Target } from './target.ts';

interface Candidate {
  readonly ref: PdfRef;
  readonly object: PdfObject;
}

/**
 * Stores equal fonts, pictures and contents of pages once. An equal object is not renamed everywhere it is used: its reference
 * leads to the first of its kind, and the writer writes one object once.
 */
export function shareEqualObjects(target: Target): void {
  const originals = new Map<number, number>();
  let pointsOn = false;
  const numberOf = (ref: PdfRef): number => {
    pointsOn = true;
    return originals.get(ref.objectNumber) ?? ref.objectNumber;
  };
  let candidates = findCandidates(target);
  const marks = markStreams(candidates);
  for (let round = 0; round < roundsMax; round += 1) {
    const byMark = new Map<string, Candidate>();
    const sharedBefore = originals.size;
    // What points to nothing is the same in every round.
    candidates = candidates.filter((candidate) => {
      pointsOn = false;
      const mark = `${marks.get(candidate.object) ?? ''} ${serialize(candidate.object, numberOf)}`;
      const original = byMark.get(mark);
      if (!original) {
        byMark.set(mark, candidate);
        return pointsOn;
      }
      originals.set(candidate.ref.objectNumber, original.ref.objectNumber);
      target.fill(candidate.ref, original.object);
      return false;
    });
    if (originals.size === sharedBefore) return;
  }
}

// From a font to its descendant, its descriptor and its file: the number of levels to compare, bottom up.
const roundsMax = 6;

/** Equal for streams of equal data. To compare takes a twentieth of the time of a digest, but only with few others. */
function markStreams(candidates: readonly Candidate[]): Map<PdfObject, string> {
  const marks = new Map<PdfObject, string>();
  const alike = new Map<string, { readonly group: number; readonly distinct: PdfStream[] }>();
  for (const { object } of candidates) {
    if (!(object instanceof PdfStream)) continue;
    const first = Buffer.from(beginningOf(object, beginningBytes)).toString('latin1');
    const beginning = `${dataLengthOf(object)} ${first}`;
    const { group, distinct } = alike.get(beginning) ?? { group: alike.size, distinct: [] };
    alike.set(beginning, { group, distinct });
    const index = distinct.findIndex((other) => isSameData(other, object));
    if (index === -1 && distinct.length >= comparedMax) marks.set(object, digestOf(object));
    else marks.set(object, `${group}.${index === -1 ? distinct.push(object) - 1 : index}`);
  }
  return marks;
}

const beginningBytes = 256;
/** Streams. So many that begin alike are compared with each other: with all, the time would grow with the square of their number. */
const comparedMax = 4;

/** Read once, in pieces: of two large pictures neither is held. */
function digestOf(stream: PdfStream): string {
  const hash = createHash('sha256');
  writeData(stream, { write: (bytes) => void hash.update(bytes) });
  return hash.digest('base64');
}

/** Fonts, pictures and their parts, and contents of pages; streams only if another one has the same length. */
function findCandidates(target: Target): Candidate[] {
  const shared = new Set<number>();
  const share = (item: PdfObject | null | undefined) => {
    if (item?.type === 'ref') shared.add(item.objectNumber);
  };
  const lengths = new Map<number, number>();
  const candidates: Candidate[] = [];
  target.forEach((object) => {
    if (object instanceof PdfDict && object.get(typeKey) === fontKey) {
      share(object.get('ToUnicode'));
    }
    if (object instanceof PdfDict && object.get(typeKey) === pageKey) {
      const contents = object.get('Contents');
      if (contents instanceof PdfArray) for (const item of contents) share(item);
      else share(contents);
    }
    if (object instanceof PdfStream)
      lengths.set(dataLengthOf(object), (lengths.get(dataLengthOf(object)) ?? 0) + 1);
  });
  target.forEach((object, ref) => {
    if (object instanceof PdfStream) {
      const isShareable = shared.has(ref.objectNumber) || isFontOrPicture(object);
      if (isShareable && (lengths.get(dataLengthOf(object)) ?? 0) > 1) candidates.push({ ref, object });
    } else if (isPartOfFontOrPicture(object)) candidates.push({ ref, object });
  });
  return candidates;
}

function isFontOrPicture(stream: PdfStream): boolean {
  const subtype = stream.getName('Subtype')?.value ?? '';
  const type = stream.getName('Type')?.value;
  if (streamSubtypes.has(subtype) || type === 'CMap') return true;
  return stream.has('Length1') || (stream.has('N') && type === undefined);
}

function isPartOfFontOrPicture(object: PdfObject): boolean {
  if (object instanceof PdfDict) {
    const type = object.get(typeKey);
    return type instanceof PdfName && dictTypes.has(type.value);
  }
  if (!(object instanceof PdfArray)) return false;
  const first = object.at(0);
  return first instanceof PdfNumber || (first instanceof PdfName && colourSpaces.has(first.value));
}

const typeKey = PdfName.of('Type');
const fontKey = PdfName.of('Font');
const pageKey = PdfName.of('Page');
const streamSubtypes = new Set(['Image', 'Type1C', 'CIDFontType0C', 'OpenType']);
const dictTypes = new Set(['Font', 'FontDescriptor', 'Encoding']);
const colourSpaces = new Set(['ICCBased', 'Indexed', 'Separation', 'DeviceN', 'CalRGB', 'CalGray', 'Lab']);
