import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PdfArray, PdfDict, type PdfObject, PdfRef } from '@libpdf/core';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, it } from 'vitest';
import { openPdf, type PdfDocument } from '../document/index.ts';
import { bytesHold } from '../document/testing/bytes-hold.ts';
import { stream, writeObjects } from '../document/testing/write-objects.ts';
import { assemble } from './assemble.ts';
import { richPdf } from './testing/rich-pdf.ts';

const everyPage = (source: PdfDocument) => source.pages.map((_, index) => ({ source, page: index + 1 }));

async function merge(...files: Uint8Array[]): Promise<Uint8Array> {
  const sources = await Promise.all(files.map((bytes) => openPdf(bytes)));
  return (await assemble(sources.flatMap(everyPage))).save();
}

/** Follows a path of keys and indices from the catalog. */
function follow(document: PdfDocument, ...path: (string | number)[]): PdfObject | undefined {
  let object = document.pdf.context.catalog.getDict() as PdfObject | undefined;
  for (const step of path) {
    if (object instanceof PdfArray && typeof step === 'number') object = object.at(step, document.resolve);
    else if (object instanceof PdfDict && typeof step === 'string')
      object = object.get(step, document.resolve);
    else return undefined;
  }
  return object;
}

describe('around the pages of a merge', () => {
  it('named destinations of one name stay apart', async () => {
    const task = getDocument({ data: await merge(richPdf('alpha'), richPdf('beta')), verbosity: 0 });
    const pdf = await task.promise;
    const destinations = Object.entries(await pdf.getDestinations());
    const pages = await Promise.all(
      destinations.map(async ([name, to]) => [name, await pdf.getPageIndex(to[0])]),
    );
    expect(Object.fromEntries(pages)).toMatchObject({ target: 1, 'target-2': 3 });
    await task.destroy();
  });

  it('a role or a class that means two things gets two names', async () => {
    const tagged = (role: string): Uint8Array =>
      writeObjects({
        1: '<</Type/Catalog/Pages 2 0 R/StructTreeRoot 5 0 R>>',
        2: '<</Type/Pages/Kids[3 0 R]/Count 1/MediaBox[0 0 99 99]>>',
        3: '<</Type/Page/Parent 2 0 R/Contents 4 0 R/StructParents 0>>',
        4: stream('/Mine<</MCID 0>>BDC EMC'),
        5: `<</Type/StructTreeRoot/K[6 0 R]/RoleMap<</Mine/${role}>>/ParentTree<</Nums[0[6 0 R]]>>>>`,
        6: '<</Type/StructElem/S/Mine/P 5 0 R/Pg 3 0 R/K 0>>',
      });
    const document = await openPdf(await merge(tagged('H1'), tagged('P'), tagged('H1')));
    const role = (index: number): string => {
      const type = follow(document, 'StructTreeRoot', 'K', index, 'S');
      const mapped = type?.type === 'name' && follow(document, 'StructTreeRoot', 'RoleMap', type.value);
      return mapped && mapped.type === 'name' ? mapped.value : '';
    };
    expect([role(0), role(1), role(2)]).toEqual(['H1', 'P', 'H1']);
  });

  it('the parent tree leads from each page to the element that describes it', async () => {
    const document = await openPdf(await merge(richPdf('alpha'), richPdf('beta')));
    const parents = follow(document, 'StructTreeRoot', 'ParentTree', 'Nums');
    const byKey = new Map<number, PdfObject | undefined>();
    if (parents instanceof PdfArray) {
      for (let index = 0; index < parents.length; index += 2) {
        const key = parents.at(index);
        if (key?.type === 'number') byKey.set(key.value, parents.at(index + 1));
      }
    }
    const spoken = document.pages.map(({ dict }) => {
      const list = byKey.get(dict.getNumber('StructParents')?.value ?? -1);
      const element = list instanceof PdfArray ? list.at(0, document.resolve) : undefined;
      return element instanceof PdfDict ? element.getString('ActualText')?.asString() : undefined;
    });
    expect(spoken).toEqual(['alpha spoken one', 'alpha spoken two', 'beta spoken one', 'beta spoken two']);
  });

  it('output intents are kept once each, and the document opens where the first one did', async () => {
    const printed = (condition: string): Uint8Array =>
      writeObjects({
        1: '<</Type/Catalog/Pages 2 0 R/OutputIntents[4 0 R]/OpenAction<</S/GoTo/D[3 0 R/Fit]>>>>',
        2: '<</Type/Pages/Kids[3 0 R]/Count 1/MediaBox[0 0 99 99]>>',
        3: '<</Type/Page/Parent 2 0 R>>',
        4: `<</Type/OutputIntent/S/GTS_PDFX/OutputConditionIdentifier(${condition})>>`,
      });
    const document = await openPdf(await merge(printed('one'), printed('two'), printed('one')));
    expect(follow(document, 'OutputIntents')).toHaveProperty('length', 2);
    const action = follow(document, 'OpenAction', 'D');
    const page = action instanceof PdfArray ? action.at(0) : undefined;
    expect(page instanceof PdfRef && page.objectNumber).toBe(document.pages[0]?.ref?.objectNumber);
  });

  it('a layer that is off by default stays off beside layers that are on', async () => {
    const layered = (state: string): Uint8Array =>
      writeObjects({
        1: `<</Type/Catalog/Pages 2 0 R/OCProperties<</OCGs[5 0 R 6 0 R]/D<<${state}/Order[[(Group)5 0 R 6 0 R]]>>>>>>`,
        2: '<</Type/Pages/Kids[3 0 R]/Count 1/MediaBox[0 0 99 99]>>',
        3: '<</Type/Page/Parent 2 0 R/Resources<</Properties<</A 5 0 R/B 6 0 R>>>>>>',
        5: '<</Type/OCG/Name(first)>>',
        6: '<</Type/OCG/Name(second)>>',
      });
    const bytes = await merge(layered(''), layered('/BaseState/OFF/ON[6 0 R]'));
    const task = getDocument({ data: bytes, verbosity: 0 });
    const layers = await (await task.promise).getOptionalContentConfig();
    expect([...layers].map(([, { visible }]) => visible)).toEqual([true, true, false, true]);
    await task.destroy();
  });

  it('an outline that loops or leads nowhere ends, and what it names beside that is kept', async () => {
    const bytes = writeObjects({
      1: '<</Type/Catalog/Pages 2 0 R/Outlines 4 0 R>>',
      2: '<</Type/Pages/Kids[3 0 R]/Count 1/MediaBox[0 0 99 99]>>',
      3: '<</Type/Page/Parent 2 0 R>>',
      4: '<</First 5 0 R/Last 6 0 R>>',
      5: '<</Title(good)/Parent 4 0 R/Next 6 0 R/Dest[3 0 R/Fit]/First 5 0 R>>',
      6: '<</Title(better)/Parent 4 0 R/Next 5 0 R/A<</S/URI/URI(https://example.org)>>>>',
    });
    const merged = await merge(bytes);
    expect(bytesHold(merged, 'good') && bytesHold(merged, 'better')).toBe(true);
  });
});

const hasQpdf = spawnSync('qpdf', ['--version']).status === 0;

describe('another program', () => {
  it.skipIf(!hasQpdf)(
    'finds nothing wrong with a merge, an extraction and a repeated page (needs qpdf)',
    async () => {
      const folder = mkdtempSync(join(tmpdir(), 'assembled-'));
      const source = await openPdf(richPdf('alpha'));
      const other = await openPdf(richPdf('beta'));
      const lists = [
        [...everyPage(source), ...everyPage(other)],
        [{ source, page: 2 }],
        [1, 1, 2].map((page) => ({ source, page })),
      ];
      try {
        for (const [index, pages] of lists.entries()) {
          const path = join(folder, `${index}.pdf`);
          writeFileSync(path, await (await assemble(pages)).save());
          const { status, stdout, stderr } = spawnSync('qpdf', ['--check', path], { encoding: 'utf8' });
          expect(status, stdout + stderr).toBe(0);
        }
      } finally {
        rmSync(folder, { recursive: true });
      }
    },
  );
});
