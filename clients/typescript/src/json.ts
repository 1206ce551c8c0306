import { isLocalFile, type NamedFile, toNamedFile } from './files.ts';
import { type Piece, written } from './stream.ts';

/** JSON in pieces: a file that is here becomes base64 while it is sent. */
export function jsonOf(value: unknown): Piece[] {
  if (isLocalFile(value)) return base64Of(toNamedFile(value));
  if (Array.isArray(value)) return enclosed('[', ']', value.map(jsonOf));
  if (typeof value !== 'object' || value === null) return [written(JSON.stringify(value) ?? 'null')];
  const given = Object.entries(value).filter(([, one]) => one !== undefined);
  const members = given.map(([name, one]) => [written(`${JSON.stringify(name)}:`), ...jsonOf(one)]);
  return enclosed('{', '}', members);
}

const enclosed = (open: string, close: string, members: readonly Piece[][]): Piece[] => [
  written(open),
  ...members.flatMap((member, index) => (index > 0 ? [written(','), ...member] : member)),
  written(close),
];

function base64Of({ name, sizeBytes, open }: NamedFile): Piece[] {
  const encoded = {
    ...(sizeBytes !== undefined && { sizeBytes: Math.ceil(sizeBytes / 3) * 4 }),
    open: () => open().pipeThrough(base64()),
  };
  return [written('{"base64":"'), encoded, written(`","name":${JSON.stringify(name)}}`)];
}

/** Three bytes are four letters: what is left of a chunk waits for the next one. */
function base64(): TransformStream<Uint8Array, Uint8Array> {
  let rest = new Uint8Array();
  const encoder = new TextEncoder();
  const encoded = (bytes: Uint8Array) => encoder.encode(btoa(latin1(bytes)));
  return new TransformStream({
    transform(chunk, controller) {
      const bytes = new Uint8Array(rest.length + chunk.length);
      bytes.set(rest);
      bytes.set(chunk, rest.length);
      const whole = bytes.length - (bytes.length % 3);
      rest = bytes.slice(whole);
      controller.enqueue(encoded(bytes.subarray(0, whole)));
    },
    flush: (controller) => controller.enqueue(encoded(rest)),
  });
}

/** In pieces, because a function takes only so many arguments. */
function latin1(bytes: Uint8Array): string {
  let text = '';
  for (let start = 0; start < bytes.length; start += 8_192)
    text += String.fromCharCode(...bytes.subarray(start, start + 8_192));
  return text;
}
