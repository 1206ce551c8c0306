import { PdfDict, PdfName, type PdfObject, PdfStream } from '@libpdf/core';

const typeKey = PdfName.of('Type');
const tellingKeys = {
  FT: PdfName.of('FT'),
  Rect: PdfName.of('Rect'),
  Subtype: PdfName.of('Subtype'),
  Kids: PdfName.of('Kids'),
  T: PdfName.of('T'),
  Title: PdfName.of('Title'),
  Parent: PdfName.of('Parent'),
};
const boundTypes = new Set([
  'Page',
  'Pages',
  'Catalog',
  'StructTreeRoot',
  'StructElem',
  'Annot',
  'Thread',
  'Bead',
]);

/** A page, an annotation, a field, a structure element, an outline item: whoever keeps one says so. */
export function isKeptOnlyByBinding(object: PdfObject): boolean {
  if (!(object instanceof PdfDict) || object instanceof PdfStream) return false;
  const type = object.get(typeKey);
  if (type instanceof PdfName && boundTypes.has(type.value)) return true;
  const { FT, Rect, Subtype, Kids, T, Title, Parent } = tellingKeys;
  if (object.has(FT) || (object.has(Rect) && object.has(Subtype))) return true;
  return (object.has(Kids) && object.has(T)) || (object.has(Title) && object.has(Parent));
}
