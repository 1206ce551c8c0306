import { PdfName, PdfStream } from '@libpdf/core';
import { dataLengthOf } from '../bytes/index.ts';
import { decodeStream } from './objects/index.ts';
import { packetText } from './packet-text.ts';
import type { PdfDocument } from './pdf-document.ts';

const packetBytesMax = 1_048_576;

/** The document's XMP packet (ISO 16684-1), if it has one that can be read. */
export function readPacket({ pdf, resolve }: PdfDocument): string | undefined {
  const stream = pdf.context.catalog.getDict().get('Metadata', resolve);
  if (!(stream instanceof PdfStream) || dataLengthOf(stream) > packetBytesMax) return undefined;
  try {
    const text = packetText(decodeStream(stream, resolve));
    return /<\/rdf:RDF\s*>/.test(text) ? text : undefined;
  } catch {
    return undefined;
  }
}

/** Not compressed: archives want to find it without reading PDF (ISO 19005-1, 6.7.2). */
export function writePacket({ pdf }: PdfDocument, text: string): void {
  const entries = { Type: PdfName.of('Metadata'), Subtype: PdfName.of('XML') };
  const stream = PdfStream.fromDict(entries, new TextEncoder().encode(text));
  pdf.context.catalog.getDict().set('Metadata', pdf.context.register(stream));
}

/** A property stands as an attribute or as an element of its own. */
const written = (property: string): RegExp =>
  new RegExp(
    `\\s${property}\\s*=\\s*(?:"([^"]*)"|'([^']*)')|<${property}(?:\\s[^>]*)?>([^<]*)</${property}\\s*>`,
  );

export function propertyIn(packet: string, property: string): string | undefined {
  const [, quoted, single, element] = written(property).exec(packet) ?? [];
  return (quoted ?? single ?? element)?.trim();
}

export const withoutProperty = (packet: string, property: string): string =>
  packet.replace(written(property), '');

/** Properties of one namespace, in place of those that are there. */
export function withProperties(
  packet: string,
  { prefix, uri }: { readonly prefix: string; readonly uri: string },
  values: Readonly<Record<string, string>>,
): string {
  const names = Object.keys(values);
  const bare = names.reduce((text, name) => withoutProperty(text, `${prefix}:${name}`), packet);
  const [, about = ''] = /rdf:about\s*=\s*["']([^"'<]*)["']/.exec(packet) ?? [];
  const elements = names.map((name) => `<${prefix}:${name}>${values[name]}</${prefix}:${name}>`).join('');
  const block = `<rdf:Description rdf:about="${about}" xmlns:${prefix}="${uri}">${elements}</rdf:Description>`;
  return bare.replace(/<\/rdf:RDF\s*>/, (end) => `${block}\n${end}`);
}
