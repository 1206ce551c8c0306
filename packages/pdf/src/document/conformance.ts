import { PdfDict } from '@libpdf/core';
import { propertyIn, readPacket, withoutProperty, writePacket } from './packet.ts';
import type { PdfDocument } from './pdf-document.ts';
import { conformanceDropped } from './warning.ts';

/** The standards that a document says it keeps, such as `PDF/A-2b` or `PDF/UA-1`. */
export function claimsOf(document: PdfDocument): string[] {
  const packet = readPacket(document) ?? '';
  const archive = propertyIn(packet, 'pdfaid:part');
  const level = propertyIn(packet, 'pdfaid:conformance') ?? '';
  const access = propertyIn(packet, 'pdfuaid:part');
  const print =
    propertyIn(packet, 'pdfxid:GTS_PDFXVersion') ??
    propertyIn(packet, 'pdfx:GTS_PDFXVersion') ??
    infoOf(document)?.getString('GTS_PDFXVersion', document.resolve)?.asString();
  return [
    ...(archive ? [`PDF/A-${archive}${level.toLowerCase()}`] : []),
    ...(access ? [`PDF/UA-${access}`] : []),
    ...(print ? [print] : []),
  ];
}

const properties = {
  'PDF/A': ['part', 'conformance', 'amd', 'corr', 'rev'].map((name) => `pdfaid:${name}`),
  'PDF/UA': ['part', 'amd', 'corr', 'rev'].map((name) => `pdfuaid:${name}`),
  'PDF/X': ['pdfxid:GTS_PDFXVersion', 'pdfx:GTS_PDFXVersion', 'pdfx:GTS_PDFXConformance'],
};

/** A claim that is no longer true is taken back, with a word about it. */
export function dropClaims(document: PdfDocument, claims: readonly string[]): void {
  if (claims.length === 0) return;
  const families = Object.entries(properties).filter(([family]) =>
    claims.some((claim) => claim.startsWith(family)),
  );
  const packet = readPacket(document);
  if (packet !== undefined) {
    const names = families.flatMap(([, all]) => all);
    writePacket(document, names.reduce(withoutProperty, packet));
  }
  if (families.some(([family]) => family === 'PDF/X')) {
    for (const key of ['GTS_PDFXVersion', 'GTS_PDFXConformance']) infoOf(document)?.delete(key);
  }
  document.warnings.push(conformanceDropped(claims));
}

/** Standards of the time of PDF 1.4 know no streams of objects (ISO 19005-1, 6.1.4; ISO 15930). */
export const isClassic = (claim: string): boolean => /^PDF\/(A-1|X-1|X-3)/.test(claim);

/** Standards for readers that cannot see, and the levels of archives that include them, want every content tagged. */
export const isTagged = (claim: string): boolean => /^PDF\/(UA|A-\da)/.test(claim);

/** Older standards forbid to see through what is drawn (ISO 19005-1, 6.4); later ones ask for a colour profile. */
export const claimsAgainstTransparency = (document: PdfDocument): string[] => {
  const hasProfile = document.pdf.context.catalog.getDict().has('OutputIntents');
  return claimsOf(document).filter((claim) => isClassic(claim) || (claim.startsWith('PDF/A') && !hasProfile));
};

export function infoOf({ pdf, resolve }: PdfDocument): PdfDict | undefined {
  const info = pdf.context.info.trailer.get('Info', resolve);
  return info instanceof PdfDict ? info : undefined;
}
