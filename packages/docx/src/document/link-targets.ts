import { blocksIn, paragraphsIn } from '../layout/index.ts';
import type { Line, PageModel } from '../model.ts';
import { targetSlackPoints } from './measures.ts';

/** The names of the places that links inside the document lead to, by the lines of the paragraph that stands there. */
export type LinkTargets = ReadonlyMap<readonly Line[], readonly string[]>;

const internal = /^#(\d+)-(-?\d+)$/;
/** What an address inside the document is called in Word: letters, digits and underscores. */
export const bookmarkName = (url: string) =>
  url.replace(internal, (_, page, top) => `_page_${page}_${top}`.replace('-', ''));

export function findLinkTargets(pages: readonly PageModel[]): LinkTargets {
  const urls = new Set(
    pages.flatMap((page) =>
      blocksIn(page).flatMap((block) =>
        paragraphsIn(block).flatMap(({ spans }) => spans.flatMap(({ style }) => style.url ?? [])),
      ),
    ),
  );
  const targets = new Map<readonly Line[], string[]>();
  for (const url of urls) {
    const [, page, top] = internal.exec(url) ?? [];
    if (page === undefined) continue;
    const lines = linesAt(pages[Number(page) - 1], Number(top));
    if (lines !== undefined) targets.set(lines, [...(targets.get(lines) ?? []), bookmarkName(url)]);
  }
  return targets;
}

/** The paragraph below a height; the first one of a page where nothing is below. */
function linesAt(page: PageModel | undefined, top: number): readonly Line[] | undefined {
  if (page === undefined) return undefined;
  const paragraphs = blocksIn(page).flatMap(paragraphsIn);
  const below = paragraphs.filter(({ box }) => box.bottom > top + targetSlackPoints);
  const nearest = below.sort((first, second) => first.box.top - second.box.top)[0];
  return (nearest ?? paragraphs[0])?.lines;
}
