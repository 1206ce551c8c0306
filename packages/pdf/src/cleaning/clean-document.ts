import { PdfArray, PdfDict, type PdfObject } from '@libpdf/core';
import {
  claimsOf,
  dropClaims,
  type PdfDocument,
  ReachedObjects,
  refsIn,
  type Warning,
  xfaDropped,
} from '../document/index.ts';
import { removeScripts } from './actions.ts';
import { removeAnnotations } from './annotations.ts';
import { hiddenGroups } from './hidden-groups.ts';
import { removeHiddenLayers } from './remove-layers.ts';
import {
  attachmentsRemoved,
  commentsRemoved,
  layersRemoved,
  metadataRemoved,
  scriptsRemoved,
} from './warnings.ts';

/** Takes out what readers of the pages do not see, and says what that was. */
export function cleanDocument(document: PdfDocument): void {
  const { resolve, warnings } = document;
  dropClaims(document, claimsOf(document));
  const taken = removeAnnotations(document, hiddenGroups(document).isHidden);
  const dicts = dictsOf(document);
  const layers = removeHiddenLayers(document, dicts);
  const scripts = removeScripts(dicts, resolve);
  const files = dicts.filter((dict) => dict.delete('EF')).length + taken.attachments;
  const described = dicts.filter(removeDescription).length;
  removeNamed(document);
  const isDescribed = removeInformation(document) || described > 0;
  const told: [isTold: boolean, warning: Warning][] = [
    [isDescribed, metadataRemoved],
    [files > 0, attachmentsRemoved(files)],
    [scripts > 0, scriptsRemoved(scripts)],
    [layers.length > 0, layersRemoved(layers)],
    [taken.comments > 0, commentsRemoved(taken.comments)],
  ];
  // That attachments were kept is no longer true.
  const others = warnings.filter(({ code }) => code !== 'attachments_kept');
  warnings.splice(0, warnings.length, ...others);
  warnings.push(...told.flatMap(([isTold, warning]) => (isTold ? [warning] : [])));
}

/** Every dictionary that the document reaches, those that stand directly in others too. */
function dictsOf({ pdf, resolve }: PdfDocument): PdfDict[] {
  const reached = new ReachedObjects(resolve);
  reached.add(pdf.context.catalog.getDict());
  const dicts: PdfDict[] = [];
  for (let index = 0; index < reached.objects.length; index += 1) {
    const object = reached.objects[index] as PdfObject;
    for (const ref of refsIn(object)) reached.indexOf(ref);
    for (const dict of dictsWithin(object)) dicts.push(dict);
  }
  return dicts;
}

function* dictsWithin(object: PdfObject): Generator<PdfDict> {
  if (object instanceof PdfDict) {
    yield object;
    for (const [, value] of object) yield* dictsWithin(value);
  } else if (object instanceof PdfArray) for (const item of object) yield* dictsWithin(item);
}

/** Thumbnails and the private data of programs may show a page as it was before. */
const describing = ['Metadata', 'PieceInfo', 'LastModified', 'Thumb', 'SpiderInfo', 'AF'];

const removeDescription = (dict: PdfDict): boolean => describing.filter((key) => dict.delete(key)).length > 0;

function removeInformation({ pdf, resolve }: PdfDocument): boolean {
  const { trailer } = pdf.context.info;
  const info = trailer.get('Info', resolve);
  trailer.delete('Info');
  return info instanceof PdfDict && info.size > 0;
}

/** What the document names as a whole: files, scripts, and the form that only scripts bring to life. */
function removeNamed({ pdf, resolve, warnings }: PdfDocument): void {
  const catalog = pdf.context.catalog.getDict();
  const names = catalog.getDict('Names', resolve);
  for (const key of ['EmbeddedFiles', 'JavaScript', 'Renditions', 'AlternatePresentations'])
    names?.delete(key);
  for (const key of ['Collection', 'NeedsRendering']) catalog.delete(key);
  if (catalog.getDict('AcroForm', resolve)?.delete('XFA')) warnings.push(xfaDropped);
}
