import { PdfDict } from '@libpdf/core';
import {
  claimsOf,
  dropClaims,
  invalidateSignatures,
  newDict,
  type PdfDocument,
  signatureNames,
  strictest,
} from '../document/index.ts';
import { pdfFailures } from '../failures.ts';
import { hasAccessibleStructure } from './accessible-structure.ts';
import { Attachments } from './attachments.ts';
import { copyDescription, copyOpenAction, OutputIntents, writeVersion } from './catalog.ts';
import { Copier } from './copier.ts';
import { DestinationNames, Destinations, writeDestinations } from './destinations.ts';
import { Fields } from './fields.ts';
import { Form } from './form.ts';
import { Layers } from './layers.ts';
import { copyOutlines, writeOutlines } from './outlines.ts';
import { writePageLabels } from './page-labels.ts';
import { copyPage, placeAnnotations } from './pages.ts';
import { shareEqualObjects } from './sharing.ts';
import { type Placement, Source } from './source.ts';
import { Structure } from './structure.ts';
import { Target } from './target.ts';

export type Rotation = 0 | 90 | 180 | 270;

export interface AssembledPage {
  readonly source: PdfDocument;
  /** From 1. */
  readonly page: number;
  /** Clockwise, on top of the page's own. */
  readonly rotate?: Rotation | undefined;
}

/**
 * Makes a new document from pages of others, in the order given. It contains what those pages need, and those parts of
 * the surrounding documents that still make sense. Nothing of a page that was not chosen is left in it.
 * It is still the base document, changed: title, language and all else that describes a document is the base's, even
 * if none of its pages is left. Without one it is the first page's document.
 */
export async function assemble(pages: readonly AssembledPage[], base?: PdfDocument): Promise<PdfDocument> {
  const target = new Target();
  const placements = place(pages, target);
  const sources = [...new Set(placements.map(({ source }) => source))];
  const destinationNames = new DestinationNames();
  const parts = sources.map((source) => {
    const destinations = new Destinations(source, destinationNames);
    return { source, destinations, copier: new Copier(source, target, destinations) };
  });
  const around = new Surroundings(target);
  const described = base ? parts.find(({ source }) => source.document === base) : parts[0];
  if (described) copyDescription(target, described.copier);
  else if (base) copyDescriptionAlone(target, base);
  const originals = [...new Set([...sources.map(({ document: one }) => one), ...(base ? [base] : [])])];
  const signed = originals.flatMap(signatureNames);
  const kept = sources.map(({ document: one }) => new Set(claimsOf(one)));
  for (const { source, destinations, copier } of parts) {
    around.copy(source, copier, destinations);
    copier.forget();
  }
  around.write(destinationNames);
  writePageLabels(target, placements);
  writeVersion(
    target,
    parts.map(({ copier }) => copier),
  );
  const isExcerpt = sources.some(({ placements: taken, document: one }) => taken.length * 2 < one.pageCount);
  if (sources.length > 1 || isExcerpt) shareEqualObjects(target);
  const document = target.finish(
    placements.map(({ ref }) => ref),
    strictest(originals.flatMap(({ protection }) => protection ?? [])),
  );
  document.warnings.push(...new Set(originals.flatMap(({ warnings }) => warnings)));
  invalidateSignatures(document, signed);
  const isKept = (claim: string) =>
    kept.every((claims) => claims.has(claim)) &&
    !around.areIntentsMixed &&
    (claim !== 'PDF/UA-1' || hasAccessibleStructure(document));
  dropClaims(
    document,
    claimsOf(document).filter((claim) => !isKept(claim)),
  );
  return document;
}

/** Of a document none of whose pages is left. */
function copyDescriptionAlone(target: Target, base: PdfDocument): void {
  const source = new Source(base);
  const copier = new Copier(source, target, new Destinations(source, new DestinationNames()));
  copyDescription(target, copier);
  copier.finish();
}

function place(pages: readonly AssembledPage[], target: Target): Placement[] {
  const sources = new Map<PdfDocument, Source>();
  return pages.map(({ source: document, page: number, rotate = 0 }) => {
    const source = sources.get(document) ?? new Source(document);
    sources.set(document, source);
    const page = document.pages[number - 1];
    if (!page) throw pdfFailures.pageAbsent({ page: number, pageCount: document.pageCount });
    const dict = newDict();
    const ref = target.add(dict);
    const isRepeated = source.isPlaced(page);
    const placement = { source, page, index: number - 1, rotate, ref, dict, isRepeated };
    source.place(placement);
    dict.set('Parent', target.pageTree);
    return placement;
  });
}

/** The document-level structures, collected from each source in turn and written once. */
class Surroundings {
  readonly #target: Target;
  readonly #attachments = new Attachments();
  readonly #form: Form;
  readonly #intents = new OutputIntents();
  readonly #layers = new Layers();
  readonly #outlines: ReturnType<typeof copyOutlines> = [];
  readonly #structure: Structure;

  constructor(target: Target) {
    this.#target = target;
    this.#form = new Form(target);
    this.#structure = new Structure(target);
  }

  /** Whether the pages are made for different colour profiles. */
  get areIntentsMixed(): boolean {
    return this.#intents.areMixed;
  }

  copy(source: Source, copier: Copier, destinations: Destinations): void {
    this.#attachments.copy(copier);
    const annotated = source.placements.map((placement) => ({
      placement,
      annotations: placeAnnotations(placement, copier),
    }));
    const fields = new Fields(
      copier,
      annotated.flatMap(({ annotations }) => annotations),
    );
    for (const { placement, annotations } of annotated) copyPage(placement, annotations, copier);
    this.#form.add(copier, fields);
    destinations.copyInto(copier);
    this.#intents.copy(copier);
    copyOpenAction(this.#target, copier);
    copier.finish();
    this.#structure.copy(copier);
    for (const item of copyOutlines(copier, destinations)) this.#outlines.push(item);
    copier.finish();
    this.#layers.copy(copier);
    copier.finish();
  }

  write(destinationNames: DestinationNames): void {
    const names = new PdfDict();
    this.#form.write();
    this.#structure.write();
    this.#layers.write(this.#target);
    this.#intents.write(this.#target);
    writeOutlines(this.#target, this.#outlines);
    writeDestinations(this.#target, names, destinationNames);
    this.#attachments.write(this.#target, names);
    if (names.size > 0) this.#target.catalog.set('Names', this.#target.add(names));
  }
}
