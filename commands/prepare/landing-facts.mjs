// What the landing page shows of our own samples and the browser cannot know: where the fields of the form stand, where
// a searched text is found, what a mistyped field is told, and what Word receives.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inflateRawSync } from 'node:zlib';
import { register } from 'tsx/esm/api';
import { root } from './repository.mjs';

const file = join(root, 'apps/web/src/site/landing/facts.json');

/** The samples in each language: what is searched for in the contract, and a word of its table of prices. */
export const contracts = {
  en: {
    contract: 'contract.pdf',
    annex: 'annex.pdf',
    searched: 'first Monday of March',
    inTable: 'Carriage',
  },
  fr: {
    contract: 'contract-fr.pdf',
    annex: 'annex-fr.pdf',
    searched: 'premier lundi de mars',
    inTable: 'Transport',
  },
};

/** Writes the facts where they are no longer true; returns whether they were. */
export async function writeLandingFacts() {
  const facts = await landingFacts();
  const bare = JSON.stringify(facts);
  if (existsSync(file) && JSON.stringify(JSON.parse(readFileSync(file, 'utf8'))) === bare) return true;
  writeFileSync(file, `${JSON.stringify(facts, null, 2)}\n`);
  return false;
}

async function landingFacts() {
  const unregister = register();
  try {
    const { withPdfium, readWidgets, readPage } = await import('@pagesmith/pdf');
    const { demonstrations } = await import('@pagesmith/operations');
    const { samplePath } = await import('@pagesmith/operations/samples');
    const { runOperation } = await import('@pagesmith/operations/run');
    const sample = (name) => new Uint8Array(readFileSync(samplePath(name)));
    const fields = await withPdfium(sample(demonstrations.en.sample), undefined, readWidgets);
    const form = { part: 'file', source: samplePath(demonstrations.en.sample) };
    const mistyped = runOperation('fill-pdf', { file: form, fields: new Map([['ful_name', ['Zoë']]]) }, {});
    const { words } = await mistyped.then(
      () => ({}),
      (failure) => failure,
    );
    const ofContract = async ({ contract, searched, inTable }) => {
      const file = { part: 'file', source: samplePath(contract) };
      const { json } = (await runOperation('detect-page', { file, searchText: searched }, {})).content;
      const page = await withPdfium(sample(contract), undefined, (document) => readPage(document, json.page));
      const word = (await runOperation('pdf-to-docx', { file }, {})).content.file;
      return {
        found: { ...json, searched, lines: linesOf(page.characters, searched) },
        word: tableOf(documentIn(word), inTable),
      };
    };
    return {
      fields: fields.map(({ name, box }) => ({ name, ...placeOf(box) })),
      mistyped: words,
      contract: { en: await ofContract(contracts.en), fr: await ofContract(contracts.fr) },
    };
  } finally {
    await unregister();
  }
}

const rounded = (points) => Math.round(points * 10) / 10;
const placeOf = ({ left, top, right, bottom }) => ({
  x: rounded(left),
  y: rounded(top),
  width: rounded(right - left),
  height: rounded(bottom - top),
});

/** One box for each line on which a part of the searched text stands. */
function linesOf(characters, searched) {
  const shown = characters.filter(({ text }) => text.trim() !== '');
  const start = shown
    .map(({ text }) => text)
    .join('')
    .indexOf(searched.replaceAll(' ', ''));
  const found = shown.slice(start, start + searched.replaceAll(' ', '').length);
  const baselines = [...new Set(found.map(({ baseline }) => Math.round(baseline)))];
  return baselines.map((baseline) => {
    const boxes = found.filter((one) => Math.round(one.baseline) === baseline).map(({ box }) => box);
    const edge = (side, choose) => choose(...boxes.map((box) => box[side]));
    return placeOf({
      left: edge('left', Math.min),
      top: edge('top', Math.min),
      right: edge('right', Math.max),
      bottom: edge('bottom', Math.max),
    });
  });
}

/** The text of a Word document: one entry of a ZIP archive (APPNOTE 4.3.7), found by going from header to header. */
function documentIn(docx) {
  const zip = Buffer.from(docx);
  for (let at = 0; zip.readUInt32LE(at) === 0x04034b50; ) {
    const size = zip.readUInt32LE(at + 18);
    const name = zip.toString('latin1', at + 30, at + 30 + zip.readUInt16LE(at + 26));
    const start = at + 30 + name.length + zip.readUInt16LE(at + 28);
    const content = zip.subarray(start, start + size);
    if (name === 'word/document.xml') {
      return (zip.readUInt16LE(at + 8) === 0 ? content : inflateRawSync(content)).toString('utf8');
    }
    at = start + size;
  }
  throw new Error('the Word document has no text');
}

/** The table of prices, cell by cell, as Word has it. */
function tableOf(xml, inTable) {
  const textOf = (part) =>
    [...part.matchAll(/<w:t(?: [^>]*)?>([^<]*)<\/w:t>/g)].map(([, text]) => text).join('');
  const tables = xml.match(/<w:tbl>.*?<\/w:tbl>/gs) ?? [];
  const prices = tables.find((table) => table.includes(inTable));
  return (prices?.match(/<w:tr>.*?<\/w:tr>/gs) ?? []).map((row) =>
    (row.match(/<w:tc>.*?<\/w:tc>/gs) ?? []).map(textOf),
  );
}
