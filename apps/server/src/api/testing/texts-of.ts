import { inflateRawSync } from 'node:zlib';

/** Every file of a Word document as text (APPNOTE.TXT, 4.3.7): this one has no data descriptors. */
export function textsOf(docx: Buffer): string {
  let text = '';
  for (let at = 0; docx.readUInt32LE(at) === 0x04034b50; ) {
    const [method, size] = [docx.readUInt16LE(at + 8), docx.readUInt32LE(at + 18)];
    const start = at + 30 + docx.readUInt16LE(at + 26) + docx.readUInt16LE(at + 28);
    const content = docx.subarray(start, start + size);
    text += (method === 0 ? content : inflateRawSync(content)).toString('latin1');
    at = start + size;
  }
  return text;
}
