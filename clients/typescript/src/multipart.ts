import { type FileInput, toNamedFile } from './files.ts';
import type { UploadProgress } from './settings.ts';

export type FormEntry = readonly [name: string, value: string | FileInput];

interface Multipart {
  readonly contentType: string;
  readonly body: ReadableStream<Uint8Array>;
}

const encoder = new TextEncoder();

/** A form as a stream (RFC 7578), so that no file has to fit into memory. */
export function multipartOf(
  entries: readonly FormEntry[],
  onProgress: (progress: UploadProgress) => void = () => {},
): Multipart {
  const boundary = `pagesmith-${Math.random().toString(36).slice(2)}${Date.now().toString(36)}`;
  const pieces = entries.flatMap((entry) => piecesOf(boundary, entry));
  pieces.push(encoder.encode(`--${boundary}--\r\n`));
  const sizes = pieces.map((piece) => (piece instanceof Uint8Array ? piece.byteLength : piece.sizeBytes));
  const totalBytes = sizes.reduce(
    (sum, size) => (sum === undefined || size === undefined ? undefined : sum + size),
    0,
  );
  const chunks = chunksOf(pieces);
  let sentBytes = 0;
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await chunks.next();
      if (done) return controller.close();
      controller.enqueue(value);
      sentBytes += value.byteLength;
      onProgress({ sentBytes, totalBytes });
    },
    cancel: async () => void (await chunks.return(undefined)),
  });
  return { contentType: `multipart/form-data; boundary=${boundary}`, body };
}

type Piece = Uint8Array | { readonly sizeBytes?: number; open(): ReadableStream<Uint8Array> };

function piecesOf(boundary: string, [name, value]: FormEntry): Piece[] {
  const start = `--${boundary}\r\ncontent-disposition: form-data; name="${escaped(name)}"`;
  if (typeof value === 'string') return [encoder.encode(`${start}\r\n\r\n${value}\r\n`)];
  const file = toNamedFile(value);
  const head = `${start}; filename="${escaped(file.name)}"\r\ncontent-type: application/pdf\r\n\r\n`;
  return [encoder.encode(head), file, encoder.encode('\r\n')];
}

/** As browsers do it (HTML standard, multipart/form-data encoding). */
const escaped = (name: string): string =>
  name.replaceAll('\n', '%0A').replaceAll('\r', '%0D').replaceAll('"', '%22');

async function* chunksOf(pieces: readonly Piece[]): AsyncGenerator<Uint8Array, void, undefined> {
  for (const piece of pieces) {
    if (piece instanceof Uint8Array) yield piece;
    else yield* read(piece.open());
  }
}

/** Not every browser can walk through a stream by itself. */
async function* read(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array, void, undefined> {
  const reader = stream.getReader();
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value;
  } finally {
    await reader.cancel();
  }
}
