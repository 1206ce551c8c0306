// A signed form, signed and verified by OpenSSL.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDFDocument, PDFName, PDFString } from 'pdf-lib';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runOperation } from '../run/index.ts';

const hasOpenssl = spawnSync('openssl', ['version']).status === 0;
if (!hasOpenssl) console.warn('Signed forms are skipped: openssl is not installed.');
const contentsLength = 6_000;
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'pagesmith-signed-'));
  if (!hasOpenssl) return;
  const subject = ['-subj', '/CN=Ada', '-days', '2', '-nodes'];
  const files = ['-keyout', join(folder, 'key.pem'), '-out', join(folder, 'cert.pem')];
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', ...subject, ...files], { stdio: 'ignore' });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A form with two fields and a signature over all of it. */
async function signedForm(useObjectStreams: boolean, reference = ''): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const page = pdf.addPage([300, 300]);
  const form = pdf.getForm();
  form.createTextField('name').addToPage(page, { x: 20, y: 220, width: 200, height: 24 });
  form.createTextField('city').addToPage(page, { x: 20, y: 180, width: 200, height: 24 });
  const range = '[0 /********** /********** /**********]';
  const value = `<</Type/Sig/Filter/Adobe.PPKLite/SubFilter/adbe.pkcs7.detached/ByteRange${range}/Contents<${'0'.repeat(contentsLength)}>${reference}>>`;
  const signature = pdf.context.register(pdf.context.obj({ Placeholder: PDFString.of('here') }));
  const field = pdf.context.obj({
    Type: 'Annot',
    Subtype: 'Widget',
    FT: 'Sig',
    T: PDFString.of('approval'),
    V: signature,
    Rect: [0, 0, 0, 0],
    F: 132,
    P: page.ref,
  });
  const ref = pdf.context.register(field);
  page.node.addAnnot(ref);
  form.acroForm.addField(ref);
  form.acroForm.dict.set(PDFName.of('SigFlags'), pdf.context.obj(3));
  const bytes = Buffer.from(await pdf.save({ useObjectStreams: false }));
  const placed = withSignatureValue(bytes, value);
  return sign(useObjectStreams ? withCrossReferenceStream(placed) : placed);
}

/** Puts the value in place of its placeholder, and the table of objects right again. */
function withSignatureValue(bytes: Buffer, value: string): Buffer {
  const text = bytes.toString('latin1').replace(/<<\s*\/Placeholder \(here\)\s*>>/, value);
  const at = text.indexOf('\nxref\n') + 1;
  const body = text.slice(0, at);
  const trailer = /trailer\n([\s\S]*?)\nstartxref/.exec(text)?.[1] ?? '';
  const offsets = new Map(
    Array.from(body.matchAll(/^(\d+) 0 obj/gm), (match) => [Number(match[1]), match.index]),
  );
  const lines = Array.from(
    offsets,
    ([number, offset]) => `${number} 1\n${String(offset).padStart(10, '0')} 00000 n \n`,
  );
  const table = `xref\n0 1\n0000000000 65535 f \n${lines.join('')}trailer\n${trailer}\n`;
  return Buffer.from(`${body}${table}startxref\n${at}\n%%EOF\n`, 'latin1');
}

/** The same objects, found by a stream in place of the table. */
function withCrossReferenceStream(bytes: Buffer): Buffer {
  const text = bytes.toString('latin1');
  const at = text.lastIndexOf('\nxref\n') + 1;
  const root = /\/Root (\d+ 0 R)/.exec(text)?.[1];
  const offsets = Array.from(text.slice(0, at).matchAll(/^(\d+) 0 obj/gm), (match) => [
    Number(match[1]),
    match.index,
  ]);
  const size = Math.max(...offsets.map(([number = 0]) => number)) + 1;
  const entries = [...offsets, [size, at]];
  const data = Buffer.alloc(entries.length * 5);
  entries.forEach(([, offset = 0], index) => {
    data.writeUInt8(1, index * 5);
    data.writeUInt32BE(offset, index * 5 + 1);
  });
  const index = entries.map(([number]) => `${number} 1`).join(' ');
  const dict = `<</Type/XRef/W[1 4 0]/Index[${index}]/Size ${size + 1}/Root ${root}/Length ${data.length}>>`;
  const head = `${text.slice(0, at)}${size} 0 obj\n${dict}\nstream\n`;
  return Buffer.concat([
    Buffer.from(head, 'latin1'),
    data,
    Buffer.from(`\nendstream\nendobj\nstartxref\n${at}\n%%EOF\n`, 'latin1'),
  ]);
}

function sign(bytes: Buffer): Uint8Array {
  const start = bytes.indexOf('/Contents<') + '/Contents'.length;
  const end = start + contentsLength + 2;
  const range = `[0 ${start} ${end} ${bytes.length - end}]`;
  const placeholder = '[0 /********** /********** /**********]';
  bytes.write(range.padEnd(placeholder.length), bytes.indexOf(placeholder), 'latin1');
  writeFileSync(join(folder, 'signed'), Buffer.concat([bytes.subarray(0, start), bytes.subarray(end)]));
  const keys = ['-signer', join(folder, 'cert.pem'), '-inkey', join(folder, 'key.pem')];
  const files = ['-in', join(folder, 'signed'), '-out', join(folder, 'signature')];
  execFileSync('openssl', ['cms', '-sign', '-binary', '-outform', 'DER', ...keys, ...files]);
  const signature = readFileSync(join(folder, 'signature')).toString('hex');
  bytes.write(signature.padEnd(contentsLength, '0'), start + 1, 'latin1');
  return new Uint8Array(bytes);
}

/** Whether the signature in a file holds for the bytes that it says it covers. */
function isSignatureValid(file: Uint8Array): boolean {
  const bytes = Buffer.from(file);
  const [, first = '', second = '', rest = ''] =
    /ByteRange\s*\[0 (\d+) (\d+) (\d+)\s*\]/.exec(bytes.toString('latin1')) ?? [];
  const [start, end] = [Number(first), Number(second)];
  const hex = bytes.subarray(start + 1, end - 1).toString('latin1');
  const padded = Buffer.from(hex, 'hex');
  // A sequence says in two bytes how long it is (ITU-T X.690, 8.1.3); its own last byte may be zero, as the padding is.
  writeFileSync(join(folder, 'signature'), padded.subarray(0, 4 + padded.readUInt16BE(2)));
  writeFileSync(
    join(folder, 'signed'),
    Buffer.concat([bytes.subarray(0, start), bytes.subarray(end, end + Number(rest))]),
  );
  const files = ['-in', join(folder, 'signature'), '-content', join(folder, 'signed'), '-out', '/dev/null'];
  const trust = ['-noverify', '-binary', '-inform', 'DER'];
  return spawnSync('openssl', ['cms', '-verify', ...trust, ...files]).status === 0;
}

async function fill(source: Uint8Array, watermark?: string, options: object = { flatten: false }) {
  const file = { part: 'file', source };
  const fields = new Map([['name', ['Grace Hopper']]]);
  const { content, warnings } = await runOperation('fill-pdf', { file, fields }, options, { watermark });
  if (!('file' in content)) throw new Error('no file');
  return { bytes: content.file, codes: warnings.map(({ code }) => code) };
}

async function valuesByPdfJs(bytes: Uint8Array): Promise<unknown[]> {
  const task = getDocument({ data: bytes.slice(), verbosity: 0 });
  const page = await (await task.promise).getPage(1);
  const annotations = await page.getAnnotations();
  await task.destroy();
  return annotations.map(({ fieldName, fieldValue }) => [fieldName, fieldValue]);
}

describe.runIf(hasOpenssl)('a signed form', () => {
  it.each([false, true])('is filled without a change to what was signed (streams: %s)', async (streams) => {
    const original = await signedForm(streams);
    expect(isSignatureValid(original)).toBe(true);
    const { bytes, codes } = await fill(original);
    expect(Buffer.from(bytes.subarray(0, original.length)).equals(Buffer.from(original))).toBe(true);
    expect(isSignatureValid(bytes)).toBe(true);
    expect(codes).toEqual([]);
    expect(await valuesByPdfJs(bytes)).toContainEqual(['name', 'Grace Hopper']);
    writeFileSync(join(folder, 'filled.pdf'), bytes);
    const judge = spawnSync('pdfsig', ['-nocert', join(folder, 'filled.pdf')], { encoding: 'utf8' });
    if (judge.status !== null) expect(judge.stdout).toContain('Signature is Valid');
    const again = (await fill(bytes)).bytes;
    expect(isSignatureValid(again)).toBe(true);
  });

  it('that forbids the change is told so', async () => {
    const lock = (parameters: string) =>
      `/Reference[<</Type/SigRef/TransformMethod/FieldMDP/TransformParams<<${parameters}>>>>]`;
    const including = (field: string) => signedForm(false, lock(`/Action/Include/Fields[(${field})]`));
    expect((await fill(await including('name'))).codes).toEqual(['signature_forbids']);
    expect((await fill(await including('city'))).codes).toEqual([]);
    const certified = '/Reference[<</TransformMethod/DocMDP/TransformParams<</P 1>>>>]';
    expect((await fill(await signedForm(false, certified))).codes).toEqual(['signature_forbids']);
  });

  it('that is marked or flattened is written anew, and its signature told to be invalid', async () => {
    const original = await signedForm(false);
    expect((await fill(original, 'STARTER')).codes).toEqual(['signature_invalidated']);
    expect((await fill(original, undefined, { flatten: true })).codes).toEqual(['signature_invalidated']);
  });
});
