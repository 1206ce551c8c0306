import type { PageCharacter, TagElement } from '@pagesmith/pdf';
import { boxOf } from '../../geometry.ts';
import { blockAround } from './elements.ts';
import { artifactShareMax, backwardShareMax, sameWidthShareMin, untaggedShareMax } from './measures.ts';

/** Whether tags cover the text that is seen on a page, and read it from top to bottom. */
export function hasGoodTags(characters: readonly PageCharacter[]): boolean {
  const letters = characters.filter(({ text }) => text.trim() !== '');
  const tagged = letters.filter(({ tag }) => tag !== undefined);
  const artifacts = letters.filter(({ isArtifact }) => isArtifact).length;
  if (tagged.length === 0 || artifacts > letters.length * artifactShareMax) return false;
  const untagged = letters.length - artifacts - tagged.length;
  return untagged <= letters.length * untaggedShareMax && backwardShare(tagged) <= backwardShareMax;
}

/** How often a paragraph is above the previous one, rather than beside it as in the next column. */
function backwardShare(tagged: readonly PageCharacter[]): number {
  const blocks = new Map<TagElement, { place: number; boxes: PageCharacter['box'][] }>();
  for (const { tag, box } of tagged) {
    const block = blockAround(tag);
    if (tag === undefined || block === undefined) continue;
    const known = blocks.get(block) ?? { place: tag.place, boxes: [] };
    known.place = Math.min(known.place, tag.place);
    known.boxes.push(box);
    blocks.set(block, known);
  }
  const inOrder = [...blocks.values()]
    .sort((first, second) => first.place - second.place)
    .map(({ boxes }) => boxOf(boxes));
  const backward = inOrder.slice(1).filter((box, index) => {
    const before = inOrder[index];
    if (before === undefined || box.bottom > before.top + 1) return false;
    const common = Math.min(box.right, before.right) - Math.max(box.left, before.left);
    return common > Math.min(box.right - box.left, before.right - before.left) * sameWidthShareMin;
  });
  return backward.length / Math.max(1, inOrder.length - 1);
}
