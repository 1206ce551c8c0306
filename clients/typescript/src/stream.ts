import type { UploadProgress } from './settings.ts';

/** A part of a body: bytes, or something that is opened when it is sent. */
export type Piece = Uint8Array | { readonly sizeBytes?: number; open(): ReadableStream<Uint8Array> };

const encoder = new TextEncoder();
export const written = (text: string): Piece => encoder.encode(text);

/** Pieces one after the other, so that no file has to fit into memory. */
export function streamOf(
  pieces: readonly Piece[],
  onProgress: (progress: UploadProgress) => void = () => {},
): ReadableStream<Uint8Array> {
  const sizes = pieces.map((piece) => (piece instanceof Uint8Array ? piece.byteLength : piece.sizeBytes));
  const totalBytes = sizes.reduce(
    (sum, size) => (sum === undefined || size === undefined ? undefined : sum + size),
    0,
  );
  const chunks = chunksOf(pieces);
  let sentBytes = 0;
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await chunks.next();
      if (done) return controller.close();
      controller.enqueue(value);
      sentBytes += value.byteLength;
      onProgress({ sentBytes, totalBytes });
    },
    cancel: async () => void (await chunks.return(undefined)),
  });
}

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
