import { PdfArray, PdfDict, type PdfObject, PdfStream } from '@libpdf/core';
import { claimsOf, dropClaims, type PdfDocument } from '../document/index.ts';
import type { FormField } from './tree/index.ts';

/** Every standard for archives, printers and readers asks for all fonts in the file. */
export function dropClaimsWithoutFonts(document: PdfDocument, fields: Iterable<FormField>): void {
  const claims = claimsOf(document);
  if (claims.length === 0) return;
  if (![...fields].every(hasItsFonts)) dropClaims(document, claims);
}

const hasItsFonts = ({ widgets, resolve }: FormField): boolean =>
  widgets
    .flatMap(({ dict }) => shownBy(dict.getDict('AP', resolve)?.get('N', resolve), resolve))
    .flatMap((stream) => fontsOf(stream, resolve))
    .every((font) => isEmbedded(font, resolve));

type Resolve = FormField['resolve'];

/** A field with states has an appearance for each. */
function shownBy(appearance: PdfObject | null | undefined, resolve: Resolve): PdfStream[] {
  if (appearance instanceof PdfStream) return [appearance];
  if (!(appearance instanceof PdfDict)) return [];
  return [...appearance.keys()].flatMap((state) => {
    const stream = appearance.get(state, resolve);
    return stream instanceof PdfStream ? [stream] : [];
  });
}

function fontsOf(stream: PdfStream, resolve: Resolve): PdfDict[] {
  const fonts = stream.getDict('Resources', resolve)?.getDict('Font', resolve);
  return [...(fonts?.keys() ?? [])].flatMap((name) => fonts?.getDict(name.value, resolve) ?? []);
}

function isEmbedded(font: PdfDict, resolve: Resolve): boolean {
  if (font.getName('Subtype', resolve)?.value === 'Type3') return true;
  const descendants = font.get('DescendantFonts', resolve);
  const own = descendants instanceof PdfArray ? descendants.at(0, resolve) : font;
  const descriptor = own instanceof PdfDict ? own.getDict('FontDescriptor', resolve) : undefined;
  return ['FontFile', 'FontFile2', 'FontFile3'].some((key) => descriptor?.has(key));
}
