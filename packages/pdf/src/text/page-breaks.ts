const edgeLength = 2_000;
const furnitureLinesMax = 2;
/** Spaces and breaks within a text are not counted when it is searched for, so it may be this much longer on the page. */
const stretch = 4;
const slackLength = 200;

/**
 * The end of one page and the beginning of the next, joined as they are and without a line or two of footer and header:
 * as much of both as a text of this length can reach into.
 */
export function pageBreaks(previous: string, next: string, textLength: number): string[] {
  if (previous === '' || next === '') return [];
  const reach = Math.min(edgeLength, stretch * textLength + slackLength);
  const end = previous.slice(-edgeLength).trimEnd().split(lineEnd);
  const beginning = next.slice(0, edgeLength).trimStart().split(lineEnd);
  const counts = Array.from({ length: furnitureLinesMax + 1 }, (_, count) => count);
  const ends = counts.map((footer) =>
    end
      .slice(0, end.length - footer)
      .join('\r\n')
      .slice(-reach),
  );
  const beginnings = counts.map((header) => beginning.slice(header).join('\r\n').slice(0, reach));
  return ends.flatMap((before) => beginnings.map((after) => `${before}\r\n${after}`));
}

const lineEnd = /\r\n?|\n/u;
