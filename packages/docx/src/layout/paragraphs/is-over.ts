import type { Line } from '../../model.ts';

/**
 * Whether a piece of a line begins before the one before it ends, in another font of its size. A form whose fonts are not
 * embedded is drawn in others, and bold words run into the text around them: a tab there would lead to the next stop
 * behind, and break the line.
 */
export function isOver({ pieces }: Line, index: number): boolean {
  const [before, piece] = [pieces[index - 1], pieces[index]];
  if (before === undefined || piece === undefined) return false;
  const [style, other] = [before.words.at(-1)?.spans.at(-1)?.style, piece.words[0]?.spans[0]?.style];
  const isRunIn = piece.box.left < before.box.right && before.box.right < piece.box.right;
  return isRunIn && style?.fontName !== other?.fontName && style?.sizePoints === other?.sizePoints;
}
