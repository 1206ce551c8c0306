import type { FormulaPart } from '../model.ts';

/** The parts inside a part, in the order in which they are read. */
function insides(part: FormulaPart): readonly (readonly FormulaPart[])[] {
  switch (part.kind) {
    case 'text':
      return [];
    case 'fraction':
      return [part.above, part.below];
    case 'root':
      return [part.degree, part.inside];
    case 'indexed':
      return [part.base, part.below, part.above];
    case 'operator':
      return [part.below, part.above, part.inside];
    case 'bracketed':
      return [part.inside];
  }
}

/** All signs of a formula in one line. */
export const textOfParts = (parts: readonly FormulaPart[]): string => parts.map(textOfPart).join('');

function textOfPart(part: FormulaPart): string {
  if (part.kind === 'text') return part.text;
  const inside = insides(part).map(textOfParts).join('');
  if (part.kind === 'bracketed') return part.open + inside + part.close;
  return (part.kind === 'operator' ? part.sign : part.kind === 'root' ? '√' : '') + inside;
}

/** Whether raised and lowered letters in a line of text could not say it. */
export const isRich = (parts: readonly FormulaPart[]): boolean =>
  parts.some((part) => {
    if (part.kind === 'text') return false;
    if (part.kind !== 'indexed') return part.kind !== 'operator' || part.above.length + part.below.length > 0;
    const { above, below, base } = part;
    const isStacked = above.length > 0 && below.length > 0;
    return isStacked || [...above, ...below].some(({ kind }) => kind !== 'text') || isRich(base);
  });
