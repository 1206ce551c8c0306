// pdf.js: looks into a PDF in the browser itself, so that nothing is sent and no credit is used.
// Loaded when the first PDF is chosen. The legacy build, for browsers that are a few years old.

import type { PDFDocumentProxy } from 'pdfjs-dist';
import { getDocument, PDFWorker, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import PdfjsWorker from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?worker';

/** Fonts that a PDF may leave out, tables of Asian scripts, decoders of rarer pictures: fetched when a file needs one. */
const dataUrls = import.meta.glob<string>(
  [
    '../../../../node_modules/pdfjs-dist/standard_fonts/*.{pfb,ttf}',
    '../../../../node_modules/pdfjs-dist/cmaps/*.bcmap',
    '../../../../node_modules/pdfjs-dist/wasm/*.wasm',
  ],
  { query: '?url', import: 'default', eager: true },
);
const urlByName = new Map(Object.entries(dataUrls).map(([path, url]) => [path.split('/').at(-1), url]));

class DataFactory {
  async fetch({ filename }: { filename: string }): Promise<Uint8Array> {
    const url = urlByName.get(filename);
    if (url === undefined) throw new Error(`There is no ${filename}.`);
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${filename} cannot be loaded.`);
    return new Uint8Array(await response.arrayBuffer());
  }
}

let worker: PDFWorker | undefined;

/** One worker for all documents. */
function sharedWorker(): PDFWorker {
  if (!worker || worker.destroyed) {
    worker = PDFWorker.create({ port: new PdfjsWorker() });
  }
  return worker;
}

export async function openDocument(file: Blob, password: string): Promise<PDFDocumentProxy> {
  const data = new Uint8Array(await file.arrayBuffer());
  return getDocument({
    data,
    password,
    worker: sharedWorker(),
    BinaryDataFactory: DataFactory,
    useWorkerFetch: false,
    isEvalSupported: false,
    // What it finds odd in a file is nothing for a customer's console.
    verbosity: VerbosityLevel.ERRORS,
  }).promise;
}

export const asksForPassword = (error: unknown): boolean =>
  error instanceof Error && error.name === 'PasswordException';
