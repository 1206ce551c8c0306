const edgeLength = 2_000;
const furnitureLinesMax = 2;

/** The end of one page and the beginning of the next, joined as they are and without a line or two of footer and header. */
export function pageBreaks(previous: string, next: string): string[] {
  if (previous === '' || next === '') return [];
  const end = previous
    .slice(-edgeLength)
    .trimEnd()
    .split(/\r\n?|\n/u);
  const beginning = next
    .slice(0, edgeLength)
    .trimStart()
    .split(/\r\n?|\n/u);
  const counts = Array.from({ length: furnitureLinesMax + 1 }, (_, count) => count);
  return counts.flatMap((footer) =>
    counts.map((header) => [...end.slice(0, end.length - footer), ...beginning.slice(header)].join('\r\n')),
  );
}
