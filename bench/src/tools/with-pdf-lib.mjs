// The work of the bench by pdf-lib: node with-pdf-lib.mjs TASK OUTPUT [PAGES] FILE...
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { PDFDocument } from 'pdf-lib';

const [task, output, ...rest] = process.argv.slice(2);
const load = (path) => PDFDocument.load(readFileSync(path), { updateMetadata: false });

const chosen = (pages) =>
  pages.split(',').flatMap((piece) => {
    const [first, last = first] = piece.split('-').map(Number);
    return Array.from({ length: last - first + 1 }, (_, index) => first - 1 + index);
  });

async function append(target, source, indices) {
  for (const page of await target.copyPages(source, indices)) target.addPage(page);
}

const work = {
  async merge() {
    const target = await PDFDocument.create();
    for (const path of rest) {
      const source = await load(path);
      await append(target, source, source.getPageIndices());
    }
    return target;
  },
  async pages() {
    const target = await PDFDocument.create();
    await append(target, await load(rest[1]), chosen(rest[0]));
    return target;
  },
  async fill() {
    const document = await load(rest[0]);
    for (const field of document.getForm().getFields()) field.setText(`Value of ${field.getName()}`);
    return document;
  },
  async list() {
    const fields = (await load(rest[0])).getForm().getFields();
    console.log(fields.map((field) => `${field.getName()}: ${field.getText() ?? ''}`).join('\n'));
  },
  save: () => load(rest[0]),
  version() {
    console.log(createRequire(import.meta.url)('pdf-lib/package.json').version);
  },
};

const document = await work[task]();
if (document) writeFileSync(output, await document.save());
