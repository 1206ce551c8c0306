import { PdfArray, PdfDict, PdfName, PdfNumber, type PdfObject, type PdfRef, PdfStream } from '@libpdf/core';
import { type InheritableKey, inherited, newDict } from '../document/index.ts';
import type { Copier } from './copier.ts';
import { pruneResources } from './resources.ts';
import { type Identity, identify, type Placement, type Source } from './source.ts';

/** One annotation of a placed page: the source's dictionary and the copy that stands for it on this page. */
export interface PlacedAnnotation {
  readonly original: PdfDict;
  readonly identity: Identity;
  readonly ref: PdfRef;
  readonly copy: PdfDict;
  readonly placement: Placement;
}

/** Gives every annotation of the page its new reference, so that what is copied later can point to it. */
export function placeAnnotations(placement: Placement, copier: Copier): PlacedAnnotation[] {
  const { source, page } = placement;
  const items = source.array(page.dict.get('Annots'))?.toArray() ?? [];
  const seen = new Set<PdfDict>();
  return items.flatMap((item) => {
    const original = source.dict(item);
    if (!original || seen.has(original)) return [];
    seen.add(original);
    const copy = newDict();
    const ref = copier.target.add(copy);
    if (!copier.copied(item)) copier.bind(item, ref);
    return [{ original, identity: identify(item), ref, copy, placement }];
  });
}

/** Fills the page's new dictionary; what it inherits is resolved here, once (ISO 32000-2, 7.7.3.4). */
export function copyPage(
  placement: Placement,
  annotations: readonly PlacedAnnotation[],
  copier: Copier,
): void {
  const { source, page, dict, ref } = placement;
  const scope = new Map<Identity, PdfRef>(
    annotations.map((annotation) => [annotation.identity, annotation.ref]),
  );
  if (page.ref) scope.set(page.ref.objectNumber, ref);
  dict.set('Type', PdfName.of('Page'));
  copier.withinPage(scope, () => {
    copier.copyEntries(page.dict, dict, placement.isRepeated ? leftOutOfRepeatedPages : leftOutOfPages);
    copyInherited(placement, copier);
    for (const { original, copy } of annotations) {
      copier.copyEntries(
        original,
        copy,
        placement.isRepeated ? leftOutOfRepeatedAnnotations : leftOutOfAnnotations,
      );
      copy.set('P', ref);
    }
  });
  if (annotations.length > 0)
    dict.set('Annots', new PdfArray(annotations.map((annotation) => annotation.ref)));
  const resources = inherited(page, 'Resources', source.resolve);
  if (resources)
    dict.set('Resources', copier.copy(pruneResources(source, resources, contentStreams(source, page.dict))));
  else dict.set('Resources', new PdfDict());
}

function copyInherited(placement: Placement, copier: Copier): void {
  const { source, page, dict, rotate } = placement;
  for (const key of ['MediaBox', 'CropBox'] as const satisfies InheritableKey[]) {
    const box = source.array(inherited(page, key, source.resolve));
    if (box) dict.set(key, new PdfArray(box.toArray().map((item) => source.value(item) ?? PdfNumber.of(0))));
    else if (key === 'MediaBox') dict.set(key, new PdfArray([0, 0, 612, 792].map(PdfNumber.of)));
  }
  const inheritedRotate = source.value(inherited(page, 'Rotate', source.resolve));
  const own = inheritedRotate instanceof PdfNumber ? inheritedRotate.value : 0;
  const turned = (((own + rotate) % 360) + 360) % 360;
  if (turned !== 0) dict.set('Rotate', PdfNumber.of(turned));
  copier.bind(page.dict, placement.ref);
}

function contentStreams(source: Source, page: PdfDict): PdfStream[] {
  const contents = source.value(page.get('Contents'));
  const items: PdfObject[] = contents instanceof PdfArray ? contents.toArray() : contents ? [contents] : [];
  return items.flatMap((item) => {
    const stream = source.value(item);
    return stream instanceof PdfStream ? [stream] : [];
  });
}

const names = (...list: string[]): Set<PdfName> => new Set(list.map((name) => PdfName.of(name)));
const pageKeys = ['Type', 'Parent', 'Resources', 'MediaBox', 'CropBox', 'Rotate', 'Annots', 'B'];
// The tags describe a page once: a second copy of the page is shown, but not read out again.
const leftOutOfPages = names(...pageKeys);
const leftOutOfRepeatedPages = names(...pageKeys, 'StructParents');
const leftOutOfAnnotations = names('P', 'Parent', 'Kids');
const leftOutOfRepeatedAnnotations = names('P', 'Parent', 'Kids', 'StructParent');
