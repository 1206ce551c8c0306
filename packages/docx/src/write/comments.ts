import type { PageComment } from '@pagesmith/pdf';
import { element, escapeXml, namespaces } from './xml.ts';

/** The comments of a document, each with the id by which its place refers to it. */
export class Comments {
  readonly #known = new Map<PageComment, number>();

  get isEmpty(): boolean {
    return this.#known.size === 0;
  }

  /** Runs between the marks of a comment; a comment has one place, where it is seen first. */
  around(comment: PageComment, runs: string): string {
    if (this.#known.has(comment)) return runs;
    const id = this.#known.size;
    this.#known.set(comment, id);
    const ends = { 'w:id': id };
    const reference = element('w:r', {}, element('w:commentReference', ends));
    return `${element('w:commentRangeStart', ends)}${runs}${element('w:commentRangeEnd', ends)}${reference}`;
  }

  xml(): string {
    return element(
      'w:comments',
      namespaces,
      ...[...this.#known].map(([comment, id]) => commentXml(comment, id)),
    );
  }
}

function commentXml({ text, author, date }: PageComment, id: number): string {
  const paragraphs = text
    .split(/\r\n|\r|\n/)
    .map((line) =>
      element('w:p', {}, element('w:r', {}, `<w:t xml:space="preserve">${escapeXml(line)}</w:t>`)),
    );
  const initials = author
    .split(/\s+/)
    .map((word) => word.slice(0, 1))
    .join('');
  return element(
    'w:comment',
    { 'w:id': id, 'w:author': author, 'w:date': isoDate(date), 'w:initials': initials },
    ...paragraphs,
  );
}

/** `D:20240131120000+01'00'` as Word writes a moment, which it takes for local time. */
function isoDate(date: string): string | undefined {
  const [, year, month = '01', day = '01', hour = '00', minute = '00', second = '00'] =
    /^D?:?(\d{4})(\d{2})?(\d{2})?(\d{2})?(\d{2})?(\d{2})?/.exec(date) ?? [];
  if (year === undefined) return undefined;
  const written = `${year}-${month}-${day}T${hour}:${minute}:${second}Z`;
  return Number.isNaN(Date.parse(written)) ? undefined : written;
}
