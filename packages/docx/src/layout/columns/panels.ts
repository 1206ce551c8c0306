import type { Box, Fill, PageReading } from '@pagesmith/pdf';
import { middleY } from '../../geometry.ts';
import { linesOf } from '../../pieces/index.ts';
import type { Item } from '../item.ts';
import { findBands, type ItemBand } from './bands.ts';
import { alignedShareMax, columnLinesMin, panelHeightShareMin, panelWidthShareMax } from './measures.ts';
import { alignedShare, piecesOf } from './text-columns.ts';

/** The columns of a page with a coloured ground behind one of them, as of a CV, whatever their lines look like. */
export function findPanelBands(items: readonly Item[], reading: PageReading): ItemBand[] | undefined {
  const drawn = reading.pictures.filter(({ drawing }) => drawing !== undefined);
  for (const { box } of [...reading.fills, ...drawn].filter((ground) => isPanel(ground, reading))) {
    const columns = columnsAt(box, items);
    if (columns === undefined) continue;
    const taken = new Set(columns.flat());
    const rest = items.filter((item) => !taken.has(item));
    const isAbove = (item: Item) => middleY(item.box) < box.top;
    return [
      ...findBands(rest.filter(isAbove)),
      { columns },
      ...findBands(rest.filter((item) => !isAbove(item))),
    ];
  }
  return undefined;
}

const isPanel = ({ box }: Pick<Fill, 'box'>, { width, height }: PageReading): boolean =>
  box.bottom - box.top > height * panelHeightShareMin && box.right - box.left < width * panelWidthShareMax;

/** What stands on a ground and what stands beside it, from left to right; undefined where they are one text or one table. */
function columnsAt(ground: Box, items: readonly Item[]): Item[][] | undefined {
  const around = items.filter(({ box }) => middleY(box) > ground.top && middleY(box) < ground.bottom);
  const inside = around.filter(({ box }) => box.left >= ground.left - 1 && box.right <= ground.right + 1);
  const left = around.filter(({ box }) => box.right <= ground.left + 1);
  const right = around.filter(({ box }) => box.left >= ground.right - 1);
  const beside = left.length === 0 ? right : left;
  if (inside.length + beside.length < around.length) return undefined;
  const [own, others] = [baselinesOf(inside), baselinesOf(beside)];
  if (Math.min(own.length, others.length) < columnLinesMin) return undefined;
  if (alignedShare(own, others) >= alignedShareMax) return undefined;
  return left.length === 0 ? [inside, right] : [left, inside];
}

const baselinesOf = (items: readonly Item[]): number[] =>
  linesOf(piecesOf(items)).map(({ baseline }) => baseline);
