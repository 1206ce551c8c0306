import { drawPart, pictureScale } from './draw-part.ts';
import { areLabels, isDrawable } from './drawing-labels.ts';
import { encodePng } from './encode-png.ts';
import { areaOf, holds, holdsMiddle, overlaps } from './gather-boxes.ts';
import type { Box } from './matrix.ts';
import type { PageSource } from './page-source.ts';
import type { ObjectCharacter } from './read-characters.ts';
import type { PagePicture } from './read-picture.ts';
import { visitObjects } from './visit-objects.ts';

export interface Contents {
  readonly characters: readonly ObjectCharacter[];
  /** Where the pictures stand that became part of a drawing. */
  readonly parts: Box[];
  /** Whether the drawing is one of axes and curves. */
  readonly isGraph?: boolean;
}

/** The picture of a drawing, with the labels that are wholly inside it. */
export function drawn(
  source: PageSource,
  box: Box,
  { characters, parts, isGraph }: Contents,
): PagePicture | undefined {
  const { hide, showAll } = hiding(source);
  try {
    const { shown, texts } = hideOthers(source, box, hide);
    const held = characters.filter(
      (character) => texts.has(character.object) && holdsMiddle(box, character.box),
    );
    const isLabelled = areLabels(held, isGraph);
    const areDrawn = isLabelled && held.every(isDrawable);
    if (!areDrawn) for (const object of texts) hide(object);
    const bytes = draw(source, box);
    if (bytes === undefined) return undefined;
    parts.push(...shown);
    const text = areDrawn ? held.map((character) => character.text).join('') : '';
    const isWithoutLabels = isLabelled && !areDrawn;
    return { box, format: 'png', bytes, drawing: isWithoutLabels ? { text, isWithoutLabels } : { text } };
  } finally {
    showAll();
  }
}

function hiding({ document: { pdfium } }: PageSource) {
  const hidden: number[] = [];
  return {
    hide: (object: number) => {
      if (pdfium.FPDFPageObj_SetIsActive(object, false)) hidden.push(object);
    },
    showAll: () => {
      for (const object of hidden) pdfium.FPDFPageObj_SetIsActive(object, true);
    },
  };
}

// FPDF_PAGEOBJ_ of fpdf_edit.h.
const textObject = 1;
const pathObject = 2;
const imageObject = 3;

const partShareMax = 0.5;
// Each picture is compared with all that is painted before and after it.
const ontoMax = 100;
const groundsMax = 1000;

/**
 * Pictures and running text have their own place in the document, so they are not drawn again. A picture that is painted
 * onto a part of the drawing is a part of it, where it is small or other parts are painted onto it: behind or before the
 * whole, one of them would be covered. What of the text is wholly inside may be its labels.
 */
function hideOthers(
  source: PageSource,
  box: Box,
  hide: (object: number) => void,
): { readonly shown: readonly Box[]; readonly texts: ReadonlySet<number> } {
  const texts = new Set<number>();
  const onto: { readonly object: number; readonly bounds: Box; isPart: boolean }[] = [];
  const grounds: Box[] = [];
  visitObjects(source, (object, kind, boundsOf) => {
    if (kind !== textObject && kind !== imageObject && kind !== pathObject) return;
    const bounds = boundsOf();
    if (bounds === undefined || !overlaps(bounds, box)) return;
    if (kind === pathObject) {
      if (grounds.length < groundsMax) grounds.push(bounds);
      if (holds(box, bounds)) for (const other of onto) other.isPart ||= overlaps(bounds, other.bounds);
    } else if (kind === textObject) {
      if (holds(box, bounds)) texts.add(object);
      else hide(object);
    } else if (onto.length < ontoMax && grounds.some((ground) => holds(ground, bounds))) {
      onto.push({ object, bounds, isPart: areaOf(bounds) < areaOf(box) * partShareMax });
    } else hide(object);
  });
  for (const { object, isPart } of onto) if (!isPart) hide(object);
  return { shown: onto.filter(({ isPart }) => isPart).map(({ bounds }) => bounds), texts };
}

export function draw(source: PageSource, box: Box): Uint8Array | undefined {
  const drawn = drawPart(source, box, pictureScale(box));
  return drawn === undefined || isBlank(drawn.rgba) ? undefined : encodePng(drawn);
}

function isBlank(rgba: Uint8Array): boolean {
  for (let index = 3; index < rgba.length; index += 4) {
    const isPaper = rgba[index - 1] === 255 && rgba[index - 2] === 255 && rgba[index - 3] === 255;
    if (rgba[index] !== 0 && !isPaper) return false;
  }
  return true;
}
