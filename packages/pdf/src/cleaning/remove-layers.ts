import { PdfArray, PdfDict, PdfName, PdfNumber, type PdfObject, PdfRef, PdfStream } from '@libpdf/core';
import { Failure } from '@pagesmith/kernel';
import { decodeStream, inherited, type PdfDocument, type Resolve } from '../document/index.ts';
import { hiddenNames, withoutHidden } from './content-layers.ts';
import { type HiddenGroups, hiddenGroups } from './hidden-groups.ts';

/** Takes hidden layers out of the pages, and their names out of the list of layers. Returns those names. */
export function removeHiddenLayers(document: PdfDocument, objects: Iterable<PdfObject>): readonly string[] {
  const groups = hiddenGroups(document);
  if (groups.names.length === 0) return [];
  const { resolve, pdf } = document;
  for (const page of document.pages) {
    const resources = inherited(page, 'Resources', resolve);
    const isHidden = hiddenIn(resources instanceof PdfRef ? resolve(resources) : resources, groups, resolve);
    const { text, isWhole } = pageContent(page.dict, resolve);
    const content = withoutHidden(text, isHidden) ?? (isWhole ? undefined : text);
    if (content !== undefined) page.dict.set('Contents', pdf.context.register(contentStream(content)));
  }
  for (const object of objects) {
    if (object instanceof PdfStream) cleanDrawing(object, groups, resolve);
  }
  const properties = pdf.context.catalog.getDict().getDict('OCProperties', resolve);
  if (properties) dropGroups(properties, groups, resolve);
  return groups.names;
}

function hiddenIn(resources: PdfObject | null | undefined, { isHidden }: HiddenGroups, resolve: Resolve) {
  const properties = resources instanceof PdfDict ? resources.get('Properties', resolve) : undefined;
  return hiddenNames(properties, isHidden);
}

/**
 * Several streams are one content, broken anywhere between two of its words (ISO 32000-2, 7.8.2). One that cannot be
 * decoded is left out: nobody could say what it hides.
 */
function pageContent(page: PdfDict, resolve: Resolve): { text: string; isWhole: boolean } {
  const contents = page.get('Contents', resolve);
  const parts = contents instanceof PdfArray ? contents.toArray() : [contents];
  const texts = parts
    .map((part) => (part instanceof PdfRef ? resolve(part) : part))
    .map((part) => (part instanceof PdfStream ? latin1Of(part, resolve) : ''));
  return { text: texts.join('\n'), isWhole: !texts.includes(undefined) };
}

function latin1Of(stream: PdfStream, resolve: Resolve): string | undefined {
  try {
    return Buffer.from(decodeStream(stream, resolve)).toString('latin1');
  } catch (error) {
    if (error instanceof Failure) throw error;
    return undefined;
  }
}

const contentStream = (content: string): PdfStream => new PdfStream([], Buffer.from(content, 'latin1'));

/** A drawing may be hidden as a whole, or hold hidden parts. */
function cleanDrawing(stream: PdfStream, groups: HiddenGroups, resolve: Resolve): void {
  const isForm = stream.getName('Subtype', resolve)?.value === 'Form';
  if (groups.isHidden(stream.get('OC'))) {
    for (const key of [...stream.keys()]) stream.delete(key);
    stream.set('Type', PdfName.of('XObject'));
    stream.set('Subtype', PdfName.of('Form'));
    stream.set('BBox', PdfArray.of(...[0, 0, 0, 0].map((side) => PdfNumber.of(side))));
    stream.setData(new Uint8Array());
  } else if (isForm) {
    const resources = stream.get('Resources', resolve);
    const text = latin1Of(stream, resolve);
    const content = text === undefined ? '' : withoutHidden(text, hiddenIn(resources, groups, resolve));
    if (content === undefined) return;
    stream.setData(Buffer.from(content, 'latin1'));
  }
}

/** The lists without the groups that are gone; a title whose groups are all gone goes too. */
function dropGroups(dict: PdfDict, groups: HiddenGroups, resolve: Resolve): void {
  for (const [key, value] of [...dict]) {
    const entry = value instanceof PdfRef ? resolve(value) : value;
    if (entry instanceof PdfArray) dict.set(key, remaining(entry, groups, resolve));
    else if (entry instanceof PdfDict) dropGroups(entry, groups, resolve);
  }
}

function remaining(list: PdfArray, groups: HiddenGroups, resolve: Resolve, depth = 0): PdfArray {
  const kept = list.toArray().flatMap((item): PdfObject[] => {
    if (groups.isHidden(item)) return [];
    const value = item instanceof PdfRef ? resolve(item) : item;
    if (value instanceof PdfArray && depth < 32) {
      const inner = remaining(value, groups, resolve, depth + 1);
      return inner.length > 0 ? [inner] : [];
    }
    if (value instanceof PdfDict && value.has('OCGs')) dropGroups(value, groups, resolve);
    return [item];
  });
  return new PdfArray(kept);
}
