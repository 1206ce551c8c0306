import { overlaps } from '../geometry.ts';
import type { PageModel, PictureBlock, Shape } from '../model.ts';
import { backdropShareMin, watermarkSlackPoints } from './measures.ts';
import { isOn, type RepeatedPiece } from './repeated-piece.ts';

/** What is painted behind the text of many pages, such as a strip along their edge. */
export interface Backdrop {
  readonly pages: RepeatedPiece['pages'];
  /** The page that it begins on. */
  readonly page: number;
  readonly painted: readonly Painted[];
}

type Painted = Shape | PictureBlock;

// Each is compared with all that is painted on the other pages.
const paintedMax = 200;
const pagesMin = 3;

/**
 * Takes the areas, lines and grounds that are the same on every page, or on every odd or even one: they belong into the
 * headers. On a page with footnotes LibreOffice would also break the page where they reach down to the notes.
 */
export function takeBackdrops(
  pages: readonly PageModel[],
  repeated: readonly RepeatedPiece[],
): { readonly pages: readonly PageModel[]; readonly backdrops: readonly Backdrop[] } {
  const starts = repeated.filter(({ pages: on }) => on !== 'first').map(({ page }) => page);
  if (starts.length > 0 && starts.every((page) => page > 2)) return { pages, backdrops: [] };
  const backdrops: Backdrop[] = [];
  let left = pages;
  const take = (on: Backdrop['pages'], page: number) => {
    const isMeant = (one: PageModel) => one.page >= page && isOn(on, one.page);
    const painted = commonOf(left.filter(isMeant));
    if (painted.length === 0) return;
    left = left.map((one) => (isMeant(one) ? without(one, painted) : one));
    backdrops.push({ pages: on, page, painted });
  };
  // What two pages have in common may be so by chance, as the rules of a form are.
  if (pages.length < pagesMin) return { pages, backdrops };
  take('all', 1);
  // A cover has a ground of its own.
  if (backdrops.length === 0 && !starts.includes(1)) take('all', 2);
  if (backdrops.every(({ page }) => page === 1)) {
    take('odd', 1);
    take('even', 2);
  }
  return { pages: left, backdrops };
}

/** What is painted on all of the pages, but for what lies on something that is not: it would come to lie below that. */
function commonOf(pages: readonly PageModel[]): Painted[] {
  const [first, ...others] = pages.map(paintedOn);
  if (first === undefined || others.length === 0) return [];
  if ([first, ...others].some(({ length }) => length > paintedMax)) return [];
  const common = others.reduce<readonly Painted[]>(
    (left, there) => left.filter((one) => there.some((other) => areSame(one, other))),
    first.filter(isGround(pages[0])),
  );
  const taken: Painted[] = [];
  for (const one of [...common].sort((before, after) => orderOf(before) - orderOf(after)))
    if ([first, ...others].every((there) => isOnNone(one, there, taken))) taken.push(one);
  return taken;
}

const paintedOn = ({ shapes = [], placed }: PageModel): Painted[] => [...shapes, ...placed];

/** Whether it is behind the page as a whole: a picture that is smaller, such as a logo, belongs to the text. */
const isGround = (page: PageModel | undefined) => (painted: Painted) => {
  if (!('picture' in painted)) return painted.isAbove !== true;
  const { box, picture, url } = painted;
  const { width = 0, height = 0 } = page ?? {};
  const isLarge =
    box.right - box.left > width * backdropShareMin || box.bottom - box.top > height * backdropShareMin;
  return isLarge && picture.isAbove !== true && picture.drawing === undefined && url === undefined;
};

function isOnNone(painted: Painted, there: readonly Painted[], taken: readonly Painted[]): boolean {
  const own = there.find((other) => areSame(painted, other)) ?? painted;
  return !there.some(
    (other) =>
      orderOf(other) < orderOf(own) &&
      overlaps(other.box, own.box) &&
      !taken.some((one) => areSame(one, other)),
  );
}

const orderOf = (painted: Painted) => ('picture' in painted ? painted.picture.at : painted.at) ?? 0;

function without(page: PageModel, taken: readonly Painted[]): PageModel {
  const isLeft = (painted: Painted) => !taken.some((one) => areSame(one, painted));
  return { ...page, shapes: (page.shapes ?? []).filter(isLeft), placed: page.placed.filter(isLeft) };
}

const areSame = (first: Painted, second: Painted) =>
  (['left', 'top', 'right', 'bottom'] as const).every(
    (side) => Math.abs(first.box[side] - second.box[side]) < watermarkSlackPoints,
  ) && lookAlike(first, second);

function lookAlike(first: Painted, second: Painted): boolean {
  if ('picture' in first)
    return 'picture' in second && Buffer.compare(first.picture.bytes, second.picture.bytes) === 0;
  return (
    !('picture' in second) && first.colour === second.colour && first.tint?.opacity === second.tint?.opacity
  );
}
