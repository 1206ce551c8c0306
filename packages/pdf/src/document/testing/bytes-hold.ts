import { inflateSync } from 'node:zlib';

/** Whether a text stands anywhere in a file: in its bytes or in any stream that inflates, also as UTF-16. */
export function bytesHold(bytes: Uint8Array, text: string): boolean {
  const file = Buffer.from(bytes);
  const forms = [Buffer.from(text, 'latin1'), Buffer.from(text, 'utf16le').swap16()];
  return [file, ...inflatedStreams(file)].some((part) => forms.some((form) => part.includes(form)));
}

function inflatedStreams(file: Buffer): Buffer[] {
  const parts: Buffer[] = [];
  for (let at = file.indexOf('stream\n'); at >= 0; at = file.indexOf('stream\n', at + 7)) {
    const end = file.indexOf('endstream', at);
    if (end < 0) break;
    try {
      parts.push(inflateSync(file.subarray(at + 7, end)));
    } catch {}
  }
  return parts;
}
