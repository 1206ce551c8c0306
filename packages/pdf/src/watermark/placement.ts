import { PdfArray, PdfNumber, PdfRef } from '@libpdf/core';
import { inherited, type Page, type Resolve } from '../document/index.ts';

type Box = readonly [number, number, number, number];

/** What is seen of a page: its crop box within its media box (ISO 32000-2, 14.11.2). */
export function visibleBox(page: Page, resolve: Resolve): Box | undefined {
  const media = readBox(page, 'MediaBox', resolve) ?? [0, 0, 612, 792];
  const crop = readBox(page, 'CropBox', resolve) ?? media;
  const box: Box = [
    Math.max(media[0], crop[0]),
    Math.max(media[1], crop[1]),
    Math.min(media[2], crop[2]),
    Math.min(media[3], crop[3]),
  ];
  const isEmpty = (candidate: Box): boolean => candidate[2] <= candidate[0] || candidate[3] <= candidate[1];
  if (!isEmpty(box)) return box;
  return isEmpty(media) ? undefined : media;
}

function readBox(page: Page, key: 'MediaBox' | 'CropBox', resolve: Resolve): Box | undefined {
  const value = inherited(page, key, resolve);
  const array = value instanceof PdfRef ? resolve(value) : value;
  if (!(array instanceof PdfArray)) return undefined;
  const [a = 0, b = 0, c = 0, d = 0] = array.toArray().map((item) => {
    const number = item instanceof PdfRef ? resolve(item) : item;
    return number instanceof PdfNumber ? number.value : 0;
  });
  return [Math.min(a, c), Math.min(b, d), Math.max(a, c), Math.max(b, d)];
}

const shareOfDiagonal = 0.62;
const shareOfHeight = 0.12;

/** The matrix that lays a mark along the rising diagonal of the page as it is seen, in its middle. */
export function placeMark(mark: Box, page: Box, rotate: number): string {
  const quarter = ((Math.round(rotate / 90) % 4) + 4) % 4;
  const [across, up] = [page[2] - page[0], page[3] - page[1]];
  const [width, height] = quarter % 2 === 0 ? [across, up] : [up, across];
  const angle = Math.atan2(height, width) + (quarter * Math.PI) / 2;
  const diagonal = Math.hypot(width, height);
  const scale = Math.min(
    (shareOfDiagonal * diagonal) / (mark[2] - mark[0]),
    (shareOfHeight * Math.min(width, height)) / (mark[3] - mark[1]),
  );
  const [cos, sin] = [Math.cos(angle) * scale, Math.sin(angle) * scale];
  const [x, y] = [(mark[0] + mark[2]) / 2, (mark[1] + mark[3]) / 2];
  const left = (page[0] + page[2]) / 2 - (x * cos - y * sin);
  const bottom = (page[1] + page[3]) / 2 - (x * sin + y * cos);
  return [cos, sin, -sin, cos, left, bottom].map((number) => number.toFixed(5)).join(' ');
}
