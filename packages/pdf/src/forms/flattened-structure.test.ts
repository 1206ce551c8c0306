import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, it } from 'vitest';
import { openPdf } from '../document/index.ts';
import { stream, writeObjects } from '../document/testing/write-objects.ts';
import { fillFields } from './fill-fields.ts';
import { flattenFields } from './flatten-fields.ts';
import { objectsByPdfLib } from './testing/read-form.ts';

const widget = '/Type/Annot/Subtype/Widget/F 4/P 3 0 R/DA(/Helv 12 Tf)';

/** Two fields and a label, which is an ornament where the page has nothing else in the tree. */
const taggedForm = (pageKey: string, parents: string): Uint8Array =>
  writeObjects({
    1: '<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[5 0 R 6 0 R]/DR<</Font<</Helv 9 0 R>>>>>>/StructTreeRoot 10 0 R/MarkInfo<</Marked true>>>>',
    2: '<</Type/Pages/Kids[3 0 R]/Count 1/MediaBox[0 0 612 792]>>',
    3: `<</Type/Page/Parent 2 0 R/Contents 4 0 R/Annots[5 0 R 6 0 R]/Resources<</Font<</F 9 0 R>>>>${pageKey}>>`,
    4: stream(`${pageKey ? '/P<</MCID 0>>BDC' : '/Artifact BMC'} BT /F 9 Tf 40 760 Td (Name) Tj ET EMC`),
    5: `<<${widget}/FT/Tx/T(name)/TU(Your name)/Rect[40 700 240 724]/StructParent 1>>`,
    6: `<<${widget}/FT/Btn/T(agreed)/Rect[40 660 60 680]/StructParent 2>>`,
    9: '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>',
    10: `<</Type/StructTreeRoot/K[11 0 R 12 0 R 13 0 R]/ParentTree ${parents}/ParentTreeNextKey 3>>`,
    11: '<</Type/StructElem/S/P/P 10 0 R/Pg 3 0 R/K 0>>',
    12: '<</Type/StructElem/S/Form/P 10 0 R/K<</Type/OBJR/Obj 5 0 R/Pg 3 0 R>>>>',
    13: '<</Type/StructElem/S/Form/P 10 0 R/A<</O/Layout/Placement/Block>>/K[<</Type/OBJR/Obj 6 0 R/Pg 3 0 R>>]>>',
  });

/** What a screen reader is given: the roles of the tree, with the texts of the contents that belong to them. */
async function readAloud(bytes: Uint8Array): Promise<string[]> {
  const task = getDocument({ data: bytes.slice(), verbosity: 0 });
  const page = await (await task.promise).getPage(1);
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  const texts = new Map<string, string>();
  const open: string[] = [];
  for (const item of items) {
    if ('str' in item) for (const id of open) texts.set(id, `${texts.get(id) ?? ''}${item.str}`);
    else if (item.type === 'endMarkedContent') open.pop();
    else open.push(item.id ?? '');
  }
  interface Node {
    readonly role?: string;
    readonly id?: string;
    readonly children?: readonly Node[];
  }
  const read = ({ role = '', id, children = [] }: Node): string =>
    id === undefined ? `${role}(${children.map(read).join()})` : (texts.get(id) ?? '');
  const tree = (await page.getStructTree()) as Node | null;
  await task.destroy();
  return (tree?.children ?? []).map(read);
}

const parents = [
  '<</Nums[0[11 0 R]1 12 0 R 2 13 0 R]>>',
  '<</Kids[<</Limits[0 0]/Nums[0[11 0 R]]>><</Limits[1 2]/Nums[1 12 0 R 2 13 0 R]>>]>>',
];

it.each(parents)('the values of a flattened form are read aloud in their places: %s', async (tree) => {
  const document = await openPdf(taggedForm('/StructParents 0', tree));
  await fillFields(
    document,
    new Map([
      ['name', ['Ada Lovelace']],
      ['agreed', ['true']],
    ]),
  );
  await flattenFields(document);
  const bytes = await document.save();
  expect(await readAloud(bytes)).toEqual(['P(Name)', 'Form(Ada Lovelace)', expect.stringMatching(/^Form/)]);
  const objects = await objectsByPdfLib(bytes);
  expect(objects).toMatch(/\/O \/PrintField\s+\/Role \/tv\s+\/Desc \(Your name\)/);
  expect(objects).toMatch(/\/O \/PrintField\s+\/Role \/cb\s+\/checked \/on/);
  expect(objects).toContain('/Placement /Block');
});

it('so are they on a page that had nothing but fields', async () => {
  const document = await openPdf(taggedForm('', '<</Nums[1 12 0 R 2 13 0 R]>>'));
  await fillFields(document, new Map([['name', ['Ada Lovelace']]]));
  await flattenFields(document);
  expect(await readAloud(await document.save())).toContain('Form(Ada Lovelace)');
});
