/** What is code wherever it stands in a sentence, and what else is not broken. */
const unbroken = new RegExp(
  [
    /\b(?:GET|POST|PUT|PATCH|DELETE) \/[\w{}/-]+/, // a call
    /(?<=^|[\s(])\/[a-z][\w{}/-]*(?:\.json)?/, // an address
    /\bx-[a-z]+(?:-[a-z]+)*/, // our headers, and those of others
    /\b(?:Idempotency-Key|Accept-Language|Retry-After|RateLimit-Policy|Content-Type|pagesmith-version)\b/,
    /\b(?:Prefer: respond-async|content-type: application\/json|retries: 0)\b/,
    /\b(?:multipart\/form-data|application\/json)\b/,
    /\[?\{"[^}]*\}\]?/, // JSON
    /\{ \w+(?:, \w+)+ \}/, // an object, by its properties
    /\{\{[^}]+\}\}/, // a placeholder
    /\?[a-z]+=[\w,]+/, // an option
    /\b[a-z]+=[a-z]+\b/,
    /\bpk_(?:test_)?/, // how a key begins
    /\b__Host-\w+/, // a cookie
    /\b[a-z]+(?:_[a-z0-9]+)+\b/, // the code of a failure, the name of a field
    /\b[A-Z]+(?:_[A-Z]+)+\b/, // a variable
    /\b[a-z]+:[a-z]+-[a-z-]+\b/, // a scope
    /(?<=\b(?:scope|droit) (?:[a-z]+ (?:or|ou) )?)(?:operations|files|jobs|pipelines|usage|webhooks|keys)\b/,
    /\b(?:call|quota|subscription|webhook)\.[a-z]+\b/, // an event
    /\b[\w-]+\.(?:pdf|docx)\b/, // a file
    /\b[a-z]+[A-Z][a-zA-Z]+\b/, // a property
    /\b\d+(?:-\d+)?@\d+\b/, // a page that is turned
    /(?<word>\b(?:e-mails?|en-têtes?|sign-ins?|\d{4}-\d{2}-\d{2})\b)/, // a word that would be broken after its first letters, or a date
  ]
    .map(({ source }) => source)
    .join('|'),
  'g',
);

interface Piece {
  readonly text: string;
  /** Code, and a word that is not broken at its hyphen; anything else is prose. */
  readonly kind?: 'code' | 'word';
  /** Where it begins. */
  readonly at: number;
}

/** The pieces of a sentence, of which nothing is lost. */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const { 0: found, index, groups } of text.matchAll(unbroken)) {
    if (index > end) pieces.push({ text: text.slice(end, index), at: end });
    pieces.push({ text: found, kind: groups?.word ? 'word' : 'code', at: index });
    end = index + found.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), at: end });
  return pieces;
}
