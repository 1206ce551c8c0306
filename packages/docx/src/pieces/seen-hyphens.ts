import type { Segment } from './segment.ts';

/**
 * Hyphens that their font calls soft, as code 255 (octal) of WinAnsiEncoding often is (ISO 32000-2, annex D). What is painted
 * is seen; at the end of a line it divides a word.
 */
export function withSeenHyphens(segment: Segment): Segment {
  const { characters } = segment;
  if (!characters.some(({ character: { text } }) => text === '\u00ad')) return segment;
  const last = characters.findLastIndex(({ character: { text } }) => text.trim() !== '');
  return {
    ...segment,
    characters: characters.map((entry, index) => {
      const { text, box } = entry.character;
      if (text !== '\u00ad' || box.right <= box.left) return entry;
      return { ...entry, character: { ...entry.character, text: '-', isHyphenAtLineEnd: index === last } };
    }),
  };
}
