import { PdfDict, PdfString } from '@libpdf/core';
import { claimsOf, infoOf } from './conformance.ts';
import { readPacket, withProperties, writePacket } from './packet.ts';
import type { PdfDocument } from './pdf-document.ts';

const producer = 'Pagesmith';

/** Says when the document was changed and by whom it was written, alike in both places where that stands. */
export function stamp(document: PdfDocument, now: Date): void {
  const instant = now.toISOString().slice(0, 19);
  const packet = readPacket(document);
  if (packet !== undefined) {
    const dates = { ModifyDate: `${instant}Z`, MetadataDate: `${instant}Z` };
    const dated = withProperties(packet, { prefix: 'xmp', uri: 'http://ns.adobe.com/xap/1.0/' }, dates);
    const pdf = { prefix: 'pdf', uri: 'http://ns.adobe.com/pdf/1.3/' };
    writePacket(document, withProperties(dated, pdf, { Producer: producer }));
  }
  const modified = PdfString.fromString(`D:${instant.replaceAll(/\D/g, '')}Z`);
  if (claimsOf(document).some((claim) => claim.startsWith('PDF/A-4'))) stampBesidePacket(document, modified);
  else {
    const info = infoOf(document) ?? addInfo(document);
    info.set('ModDate', modified);
    info.set('Producer', PdfString.fromString(producer));
  }
}

/** PDF/A-4 wants the packet alone, and the date beside it only for the data of other programs (ISO 19005-4, 6.1.3). */
function stampBesidePacket(document: PdfDocument, modified: PdfString): void {
  const { context } = document.pdf;
  context.info.trailer.delete('Info');
  if (context.catalog.getDict().has('PieceInfo')) addInfo(document).set('ModDate', modified);
}

function addInfo({ pdf: { context } }: PdfDocument): PdfDict {
  const info = new PdfDict();
  context.info.trailer.set('Info', context.register(info));
  return info;
}
