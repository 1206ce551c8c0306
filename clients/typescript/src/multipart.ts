import { type LocalFile, toBlob, toNamedFile } from './files.ts';
import { type Piece, written } from './stream.ts';

export type FormEntry = readonly [name: string, value: string | LocalFile];

/** A form in pieces (RFC 7578). */
export function multipartOf(entries: readonly FormEntry[]): { contentType: string; pieces: Piece[] } {
  const boundary = `pagesmith-${Math.random().toString(36).slice(2)}${Date.now().toString(36)}`;
  const pieces = entries.flatMap((entry) => piecesOf(boundary, entry));
  return {
    contentType: `multipart/form-data; boundary=${boundary}`,
    pieces: [...pieces, written(`--${boundary}--\r\n`)],
  };
}

function piecesOf(boundary: string, [name, value]: FormEntry): Piece[] {
  const start = `--${boundary}\r\ncontent-disposition: form-data; name="${escaped(name)}"`;
  if (typeof value === 'string') return [written(`${start}\r\n\r\n${value}\r\n`)];
  const file = toNamedFile(value);
  const head = `${start}; filename="${escaped(file.name)}"\r\ncontent-type: application/pdf\r\n\r\n`;
  return [written(head), file, written('\r\n')];
}

/** As browsers do it (HTML standard, multipart/form-data encoding). */
const escaped = (name: string): string =>
  name.replaceAll('\n', '%0A').replaceAll('\r', '%0D').replaceAll('"', '%22');

/** The form for a browser, which reads files itself and sends no streams. */
export async function formData(entries: readonly FormEntry[]): Promise<FormData> {
  const form = new FormData();
  for (const [name, value] of entries) {
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, await toBlob(value), toNamedFile(value).name);
  }
  return form;
}
