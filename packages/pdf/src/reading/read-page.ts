import type { PdfiumDocument } from '../pdfium/index.ts';
import { mapAnnotations, type PageAnnotations, readOverlays, takeAnnotations } from './annotations/index.ts';
import { withUnseenBelowScan } from './below-scan.ts';
import { withoutCovered } from './covered.ts';
import { withoutCutOff } from './cut-off.ts';
import { type DrawnPart, drawPart } from './draw-part.ts';
import { findPatterns } from './find-patterns.ts';
import { withoutHiddenParts } from './hidden-rules.ts';
import { type Box, type Matrix, mapBox } from './matrix.ts';
import type { PageSource } from './page-source.ts';
import { type FontOfPage, type PageCharacter, readCharacters } from './read-characters.ts';
import { withDrawings } from './read-drawings.ts';
import { type PageLink, readLinks } from './read-links.ts';
import { type Fill, type ObjectsOfPage, type PagePicture, type Rule, readObjects } from './read-objects.ts';
import { type ContentTag, readTags, type TagElement } from './read-tags.ts';
import { Scratch } from './scratch.ts';
import { withoutUnseenRules } from './unseen-rules.ts';

export type { Box, ContentTag, Fill, FontOfPage, PageCharacter, PageLink, PagePicture, Rule, TagElement };

export interface PageReading {
  readonly page: number;
  /** The rotation with which it is read, in quarter turns, where that is not its own. */
  readonly turns?: number;
  readonly width: number;
  readonly height: number;
  readonly characters: readonly PageCharacter[];
  /** Whether letters or pictures are left out that were painted over. */
  readonly hasCovered?: boolean;
  readonly rules: readonly Rule[];
  readonly fills: readonly Fill[];
  readonly pictures: readonly PagePicture[];
  /** Boxes of curves and slanted lines: drawings, logos, charts. */
  readonly curves: readonly Box[];
  readonly links: readonly PageLink[];
  readonly annotations: PageAnnotations;
}

/**
 * The content of a page (1-based) of an open document; undefined if PDFium finds no such page. A page that is printed
 * sideways or upside down, as wide tables often are, is read as if it were upright.
 */
export function readPage(document: PdfiumDocument, page: number): PageReading | undefined {
  const { pdfium } = document;
  return document.withPage(page, (pageHandle) => {
    const ownCount = pdfium.FPDFPage_CountObjects(pageHandle);
    const annotations = takeAnnotations(document, pageHandle);
    const place = { pageHandle, page, ownCount };
    const reading = readShown(document, place, annotations);
    const turns = turnsOf(reading.characters);
    const ownTurns = pdfium.FPDFPage_GetRotation(pageHandle);
    // PDFium cannot set the rotation of a page dictionary without /Type.
    if (turns === 0 || ownTurns < 0) return reading;
    const read = (ownTurns + 4 - turns) % 4;
    return turned(document, pageHandle, read, () => ({
      ...readShown(document, place, annotations),
      turns: read,
    }));
  });
}

function turned<Result>(
  { pdfium }: PdfiumDocument,
  pageHandle: number,
  turns: number | undefined,
  work: () => Result,
): Result {
  if (turns === undefined) return work();
  const ownTurns = pdfium.FPDFPage_GetRotation(pageHandle);
  try {
    pdfium.FPDFPage_SetRotation(pageHandle, turns);
    return work();
  } finally {
    pdfium.FPDFPage_SetRotation(pageHandle, ownTurns);
  }
}

const white = 0xffffffff;

interface Area {
  readonly box: Box;
  readonly pixelsPerPoint: number;
}

/** Pictures of parts of a page that was read, on white. */
export function drawAreas(
  document: PdfiumDocument,
  { page, turns }: Pick<PageReading, 'page' | 'turns'>,
  areas: readonly Area[],
): (DrawnPart | undefined)[] {
  if (areas.length === 0) return [];
  const drawn = document.withPage(page, (pageHandle) => {
    const scratch = new Scratch(document.pdfium);
    try {
      return turned(document, pageHandle, turns, () =>
        areas.map(({ box, pixelsPerPoint }) =>
          drawPart({ document, pageHandle, scratch }, box, pixelsPerPoint, white),
        ),
      );
    } finally {
      scratch.free();
    }
  });
  return drawn ?? [];
}

interface OpenPage {
  readonly pageHandle: number;
  readonly page: number;
  /** How many objects it has itself; what annotations show comes behind them. */
  readonly ownCount: number;
}

function readShown(
  document: PdfiumDocument,
  { pageHandle, page, ownCount }: OpenPage,
  annotations: PageAnnotations,
): PageReading {
  const scratch = new Scratch(document.pdfium);
  try {
    const width = document.pdfium.FPDF_GetPageWidthF(pageHandle);
    const height = document.pdfium.FPDF_GetPageHeightF(pageHandle);
    const toShown = shownMatrix(document, pageHandle, scratch, { width, height });
    const tags = readTags(document, pageHandle, scratch);
    const source = { document, pageHandle, scratch, toShown };
    const found = withPatterns(source, { width, height }, readObjects(source, tags, ownCount));
    const painted = withoutUnseenRules(withoutHiddenParts(found));
    const whole = withoutCutOff(painted, readCharacters(source, tags));
    const shown = withUnseenBelowScan(painted, whole, { width, height });
    const seen = withoutCovered(source, painted, shown);
    const { characters, objects, hasCovered } = seen;
    const { rules, fills, curves } = objects;
    return {
      page,
      width,
      height,
      characters,
      hasCovered,
      rules,
      fills,
      curves,
      pictures: [
        ...withDrawings(source, { width, height }, objects, characters),
        ...readOverlays(source, { width, height }),
      ],
      links: readLinks(source),
      annotations: mapAnnotations(annotations, ({ left, top, right, bottom }) =>
        mapBox(toShown, left, top, right, bottom),
      ),
    };
  } finally {
    scratch.free();
  }
}

const turnedShareMin = 0.75;
const turnedLettersMin = 100;

/** By how many quarter turns a page is printed sideways or upside down. */
function turnsOf(characters: readonly PageCharacter[]): number {
  const letters = characters.filter(({ text }) => text.trim() !== '');
  const isMost = (turns: number) => {
    const turned = letters.filter(
      ({ quarterTurns, slantDegrees }) => quarterTurns === turns && slantDegrees === 0,
    );
    return turned.length >= Math.max(turnedLettersMin, letters.length * turnedShareMin);
  };
  return [1, 2, 3].find(isMost) ?? 0;
}

/** A pattern has no single colour, so it counts as a drawing; as a page background, it is the colour that is seen, if there is a single one. */
function withPatterns(
  source: PageSource,
  page: { readonly width: number; readonly height: number },
  objects: ObjectsOfPage,
): ObjectsOfPage {
  const patterns = findPatterns(source, page, objects.fills);
  if (patterns.size === 0) return objects;
  return {
    ...objects,
    fills: objects.fills.flatMap((fill) => {
      if (!patterns.has(fill)) return [fill];
      const colour = patterns.get(fill);
      return colour === undefined ? [] : [{ ...fill, colour }];
    }),
    patterns: [...patterns].flatMap(([{ box, at = 0 }, colour]) =>
      colour === undefined ? [{ ...box, at }] : [],
    ),
  };
}

// FPDF_PageToDevice returns whole pixels; with a fine grid the fractions survive.
const pixelsPerPoint = 64;
const span = 1000;

/** From user space to the page as shown: its crop box, its rotation, y downwards. */
function shownMatrix(
  { pdfium }: PdfiumDocument,
  pageHandle: number,
  scratch: Scratch,
  { width, height }: { readonly width: number; readonly height: number },
): Matrix {
  const shown = (x: number, y: number) => {
    const [wide, high] = [Math.round(width * pixelsPerPoint), Math.round(height * pixelsPerPoint)];
    pdfium.FPDF_PageToDevice(pageHandle, 0, 0, wide, high, 0, x, y, scratch.at(0), scratch.at(1));
    return { x: scratch.integer(0) / pixelsPerPoint, y: scratch.integer(1) / pixelsPerPoint };
  };
  const [origin, right, up] = [shown(0, 0), shown(span, 0), shown(0, span)];
  return {
    a: (right.x - origin.x) / span,
    b: (right.y - origin.y) / span,
    c: (up.x - origin.x) / span,
    d: (up.y - origin.y) / span,
    e: origin.x,
    f: origin.y,
  };
}
