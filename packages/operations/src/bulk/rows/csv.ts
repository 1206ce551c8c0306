import { unreadable } from './table.ts';

export interface CsvRecord {
  /** The line that it begins on, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

const separators = [',', ';', '\t'] as const;

/** Whichever the header has most of, outside of quotes. */
function separatorOf(text: string): string {
  const counts = new Map<string, number>(separators.map((separator) => [separator, 0]));
  let isQuoted = false;
  for (const letter of text) {
    if (letter === '"') isQuoted = !isQuoted;
    else if (!isQuoted && (letter === '\n' || letter === '\r')) break;
    else if (!isQuoted && counts.has(letter)) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  }
  return [...counts].reduce((most, one) => (one[1] > most[1] ? one : most))[0];
}

/** The records of a CSV text (RFC 4180), without empty lines. Quoted values may have separators and line breaks. */
export function* csvRecords(text: string): Generator<CsvRecord> {
  const separator = separatorOf(text);
  let at = 0;
  let line = 1;
  while (at < text.length) {
    const begun = line;
    const cells: string[] = [];
    for (let isOpen = true; isOpen; ) {
      const cell = text[at] === '"' ? quoted() : plain();
      cells.push(cell);
      isOpen = text[at] === separator;
      if (isOpen) at += 1;
    }
    if (text[at] === '\r' && text[at + 1] === '\n') at += 1;
    at += 1;
    line += 1;
    if (cells.length > 1 || cells[0] !== '') yield { line: begun, cells };
  }

  function plain(): string {
    const start = at;
    while (at < text.length && text[at] !== separator && text[at] !== '\n' && text[at] !== '\r') at += 1;
    return text.slice(start, at);
  }

  function quoted(): string {
    const begun = line;
    let value = '';
    for (at += 1; ; at += 1) {
      const end = text.indexOf('"', at);
      if (end < 0) throw unreadable(unclosed, begun);
      const piece = text.slice(at, end);
      value += piece;
      line += piece.match(/\r\n|\n|\r/g)?.length ?? 0;
      at = end + 1;
      if (text[at] !== '"') break;
      value += '"';
    }
    const next = text[at];
    if (next !== undefined && next !== separator && next !== '\n' && next !== '\r') {
      throw unreadable(afterQuote, line);
    }
    return value;
  }
}

const unclosed = {
  en: 'A quoted value begins here and has no closing quote.',
  fr: 'Une valeur entre guillemets commence ici et n’a pas de guillemet fermant.',
};
const afterQuote = {
  en: 'A closing quote is followed by more text. Double the quotes that belong to a value.',
  fr: 'Un guillemet fermant est suivi de texte. Doublez les guillemets qui font partie d’une valeur.',
};
