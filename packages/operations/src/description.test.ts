// What a document says of itself after an operation, as pdf.js reads it.
import { PDFDocument, PDFHexString, PDFName } from 'pdf-lib';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, it } from 'vitest';
import type { OperationId } from './index.ts';
import { runOperation } from './run/index.ts';

interface Described {
  readonly title?: string;
  /** Properties of its XMP packet. */
  readonly claims?: string;
  readonly pages?: number;
  readonly hasProfile?: boolean;
  /** Of its profile. */
  readonly colours?: number;
  /** What its profile is for. */
  readonly kinds?: readonly string[];
}

async function makePdf({
  title = '',
  claims = '',
  pages = 2,
  hasProfile = false,
  colours = 3,
  kinds = ['GTS_PDFA1'],
}: Described) {
  const pdf = await PDFDocument.create();
  for (let page = 0; page < pages; page += 1) pdf.addPage([200, 200]);
  pdf.setTitle(title);
  pdf.setAuthor(`Author of ${title}`);
  pdf.setLanguage('fr-FR');
  const packet = `<?xpacket begin=""?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:pdfaid="http://www.aiim.org/pdfa/ns/id/" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmp:ModifyDate="2001-01-01T00:00:00Z">${claims}</rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="w"?>`;
  const metadata = pdf.context.stream(packet, { Type: 'Metadata', Subtype: 'XML' });
  pdf.catalog.set(PDFName.of('Metadata'), pdf.context.register(metadata));
  if (hasProfile) {
    const profile = pdf.context.register(pdf.context.stream(`profile of ${colours}`, { N: colours }));
    const OutputConditionIdentifier = PDFHexString.fromText('Custom');
    const intents = kinds.map((kind) =>
      pdf.context.obj({
        Type: 'OutputIntent',
        S: kind,
        OutputConditionIdentifier,
        DestOutputProfile: profile,
      }),
    );
    pdf.catalog.set(PDFName.of('OutputIntents'), pdf.context.obj(intents));
  }
  return { source: await pdf.save() };
}

const archive = (part: number) =>
  `<pdfaid:part>${part}</pdfaid:part><pdfaid:conformance>B</pdfaid:conformance>`;
const accessible = '<pdfuaid:part>1</pdfuaid:part>';

async function outcomeOf(operation: OperationId, input: object, watermark?: string) {
  const { content, warnings } = await runOperation(operation, input, {}, { watermark });
  if (!('file' in content)) throw new Error('no file');
  const bytes = content.file;
  const task = getDocument({ data: bytes.slice(), verbosity: 0 });
  const pdf = await task.promise;
  const { info, metadata } = (await pdf.getMetadata()) as unknown as {
    info: Record<string, string>;
    metadata: { get(name: string): string | null } | null;
  };
  const text = Buffer.from(bytes).toString('latin1');
  await task.destroy();
  return { info, metadata, text, codes: warnings.map(({ code }) => code) };
}

const part = (name: string, file: { readonly source: Uint8Array }) => ({ part: name, ...file });

describe('a changed document is still that document', () => {
  it.each([1, 2])('when page %i of it is replaced, also the only one', async (pages) => {
    const original = part('original', await makePdf({ title: 'Contract', pages }));
    const replacement = part('replacement', await makePdf({ title: 'Cover' }));
    const { info } = await outcomeOf('replace-page', { original, replacement, page: 1 });
    expect(info).toMatchObject({ Title: 'Contract', Author: 'Author of Contract', Language: 'fr-FR' });
  });

  it('when pages are inserted before its first', async () => {
    const base = part('base', await makePdf({ title: 'Contract' }));
    const insert = [part('insert', await makePdf({ title: 'Cover' }))];
    const input = { base, insert, position: '1', positionRelative: 'before' };
    const { info } = await outcomeOf('insert-pdf', input);
    expect(info).toMatchObject({ Title: 'Contract', Language: 'fr-FR' });
  });

  it('and says when it was changed and what wrote it, alike in both places', async () => {
    const file = part('file', await makePdf({ title: 'Contract' }));
    const before = Date.now();
    const { info, metadata } = await outcomeOf('remove-page', { file, pages: '2' });
    expect(info.Producer).toBe('Pagesmith');
    expect(metadata?.get('pdf:producer')).toBe('Pagesmith');
    const modified = metadata?.get('xmp:modifydate') ?? '';
    expect(Date.parse(modified)).toBeGreaterThanOrEqual(before - 1_000);
    expect(info.ModDate).toBe(`D:${modified.replaceAll(/\D/g, '')}Z`);
  });
});

describe('a standard is claimed only while it is kept', () => {
  it('PDF/A-1 is written as PDF 1.4, without streams of objects', async () => {
    const file = part('file', await makePdf({ claims: archive(1), hasProfile: true }));
    const { metadata, text, codes } = await outcomeOf('remove-page', { file, pages: '2' });
    expect(metadata?.get('pdfaid:part')).toBe('1');
    expect(text.slice(0, 8)).toBe('%PDF-1.4');
    expect(text).not.toMatch(/ObjStm|\/XRef/);
    expect(text).toContain('\ntrailer\n');
    expect(codes).toEqual([]);
  });

  it('PDF/A-1 is no longer claimed under a transparent mark, and that is said', async () => {
    const file = part('file', await makePdf({ claims: archive(1), hasProfile: true }));
    const { metadata, text, codes } = await outcomeOf('remove-page', { file, pages: '2' }, 'STARTER');
    expect(metadata?.get('pdfaid:part')).toBeNull();
    expect(metadata?.get('pdfaid:conformance')).toBeNull();
    expect(text.slice(0, 8)).not.toBe('%PDF-1.4');
    expect(codes).toEqual(['conformance_dropped']);
  });

  it('PDF/A-4 says of itself in its packet alone what it is', async () => {
    const pdf = await PDFDocument.load((await makePdf({ claims: archive(4), hasProfile: true })).source);
    pdf.catalog.set(PDFName.of('PieceInfo'), pdf.context.obj({}));
    const file = part('file', { source: await pdf.save() });
    const { metadata, info } = await outcomeOf('remove-page', { file, pages: '2' });
    expect(metadata?.get('pdfaid:part')).toBe('4');
    expect(metadata?.get('pdf:producer')).toBe('Pagesmith');
    expect(info.Producer).toBeUndefined();
    expect(info.ModDate).toBeUndefined();
  });

  it('a merge claims what all of its files claim', async () => {
    const both = await makePdf({ claims: archive(2) + accessible, hasProfile: true });
    const one = await makePdf({ claims: archive(2), hasProfile: true });
    const files = [part('files', both), part('files', one)];
    const { metadata, codes } = await outcomeOf('merge-pdf', { files });
    expect(metadata?.get('pdfaid:part')).toBe('2');
    expect(metadata?.get('pdfuaid:part')).toBeNull();
    expect(codes).toEqual(['conformance_dropped']);
  });

  it('a merge of pages for screens and for print claims nothing, though both profiles have one name', async () => {
    const files = await Promise.all(
      [3, 4].map(async (colours) =>
        part('files', await makePdf({ claims: archive(2), hasProfile: true, colours })),
      ),
    );
    const { metadata, codes } = await outcomeOf('merge-pdf', { files });
    expect(metadata?.get('pdfaid:part')).toBeNull();
    expect(codes).toEqual(['conformance_dropped']);
  });

  it('a document that keeps two standards with one profile goes on keeping both', async () => {
    const kinds = ['GTS_PDFA1', 'GTS_PDFX'];
    const file = part('file', await makePdf({ claims: archive(2), hasProfile: true, kinds }));
    const { metadata, codes } = await outcomeOf('remove-page', { file, pages: '2' });
    expect(metadata?.get('pdfaid:part')).toBe('2');
    expect(codes).toEqual([]);
  });

  it('filling with a font that is not in the file ends a claim', async () => {
    const pdf = await PDFDocument.load((await makePdf({ claims: archive(2), hasProfile: true })).source);
    pdf.getForm().createTextField('name').addToPage(pdf.getPage(0));
    const file = part('file', { source: await pdf.save() });
    const { metadata, codes } = await outcomeOf('fill-pdf', { file, fields: new Map([['name', ['Ada']]]) });
    expect(metadata?.get('pdfaid:part')).toBeNull();
    expect(codes).toContain('conformance_dropped');
  });
});
