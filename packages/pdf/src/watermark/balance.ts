/** What a page's content leaves open, and what it closes that it never opened. */
export interface Balance {
  readonly statesMissing: number;
  readonly statesOpen: number;
  readonly markedOpen: number;
  readonly isTextOpen: boolean;
}

export const balanced: Balance = { statesMissing: 0, statesOpen: 0, markedOpen: 0, isTextOpen: false };

// Strings, comments, names and inline images are skipped: what looks like an operator inside them is not one.
const words =
  /\((?:\\[\s\S]|[^\\()])*\)|<[0-9A-Fa-f\s]*>|%[^\r\n]*|\/[^\s()<>[\]{}/%]*|BI[\s\0][\s\S]*?[\s\0]EI(?=[\s\0]|$)|[^\s()<>[\]{}/%]+/g;

/** Counts the operators that nest (ISO 32000-2, 8.4.2, 9.4.1 and 14.6.1) in a decoded content stream. */
export function balanceOf(content: string): Balance {
  let depth = 0;
  let lowest = 0;
  let marked = 0;
  let isTextOpen = false;
  for (const [word] of content.matchAll(words)) {
    if (word === 'q') depth += 1;
    else if (word === 'Q') {
      depth -= 1;
      lowest = Math.min(lowest, depth);
    } else if (word === 'BMC' || word === 'BDC') marked += 1;
    else if (word === 'EMC') marked = Math.max(0, marked - 1);
    else if (word === 'BT' || word === 'ET') isTextOpen = word === 'BT';
  }
  return { statesMissing: -lowest, statesOpen: depth - lowest, markedOpen: marked, isTextOpen };
}
