import { PdfArray, PdfDict, type PdfObject, PdfRef } from '@libpdf/core';
import { inherited, type PdfDocument, type Resolve } from '../document/index.ts';

/** The fonts or the drawn objects that the pages have, and the forms and annotations that they show. */
export function* shownIn({ pages, resolve }: PdfDocument, kind: 'Font' | 'XObject'): Generator<PdfDict> {
  const seen = new Set<PdfDict>();
  const dictOf = (value: PdfObject | undefined): PdfDict | undefined => {
    const object = value instanceof PdfRef ? resolve(value) : value;
    return object instanceof PdfDict ? object : undefined;
  };
  const dictsIn = (dict: PdfDict | undefined, key: string): PdfDict[] =>
    [...(dictOf(dict?.get(key)) ?? [])].flatMap(([, value]) => dictOf(value) ?? []);
  const pending = pages.flatMap((page) => [
    dictOf(inherited(page, 'Resources', resolve)),
    ...annotationsOf(page.dict, resolve).flatMap((annotation) => shownBy(dictOf(annotation))),
  ]);
  for (let resources = pending.pop(); pending.length > 0 || resources; resources = pending.pop()) {
    if (resources === undefined || seen.has(resources)) continue;
    seen.add(resources);
    yield* dictsIn(resources, kind);
    for (const form of [...dictsIn(resources, 'XObject'), ...dictsIn(resources, 'Pattern')])
      pending.push(dictOf(form.get('Resources')));
  }

  /** The resources of what an annotation looks like: one form, or one for each of its states. */
  function shownBy(annotation: PdfDict | undefined): (PdfDict | undefined)[] {
    const looks = dictOf(annotation?.get('AP'));
    const forms = [dictOf(looks?.get('N')), ...dictsIn(looks, 'N')];
    return forms.map((form) => dictOf(form?.get('Resources')));
  }
}

function annotationsOf(page: PdfDict, resolve: Resolve): readonly PdfObject[] {
  const list = page.get('Annots', resolve);
  return list instanceof PdfArray ? list.toArray() : [];
}
