import { PdfDict } from '@libpdf/core';
import { openPdf, type PdfDocument } from '../../document/index.ts';
import { stream, writeObjects } from '../../document/testing/write-objects.ts';
import { assemble } from '../assemble.ts';

const packet = (claims: string): string =>
  `<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="">${claims}</rdf:Description></rdf:RDF>`;

export const accessible = '<pdfuaid:part>1</pdfuaid:part>';

/** A page for each element, whose type and other entries are given; one of ornaments alone for none. */
export function taggedPdf(elements: readonly string[], claims = accessible): Uint8Array {
  const pages = elements.map((_, index) => 10 + 3 * index);
  const objects: Record<number, string> = {
    1: '<</Type/Catalog/Pages 2 0 R/StructTreeRoot 3 0 R/MarkInfo<</Marked true>>/Metadata 4 0 R>>',
    2: `<</Type/Pages/Kids[${pages.map((page) => `${page} 0 R`).join(' ')}]/Count ${pages.length}/MediaBox[0 0 99 99]>>`,
    3: `<</Type/StructTreeRoot/K[${elements.flatMap((element, index) => (element ? `${12 + 3 * index} 0 R` : [])).join(' ')}]/RoleMap<</Title/H1>>/ParentTree<</Nums[${elements.flatMap((element, index) => (element ? `${index} [${12 + 3 * index} 0 R]` : [])).join(' ')}]>>>>`,
    4: stream(packet(claims)),
  };
  elements.forEach((element, index) => {
    const page = 10 + 3 * index;
    const key = element ? `/StructParents ${index}` : '';
    objects[page] = `<</Type/Page/Parent 2 0 R/Contents ${page + 1} 0 R${key}>>`;
    objects[page + 1] = stream(element ? '/P<</MCID 0>>BDC EMC' : '/Artifact BMC EMC');
    if (element) objects[page + 2] = `<</Type/StructElem/P 3 0 R/Pg ${page} 0 R/K 0${element}>>`;
  });
  return writeObjects(objects);
}

export async function assembled(
  ...taken: readonly [file: Uint8Array, ...pages: number[]][]
): Promise<PdfDocument> {
  const opened = await Promise.all(
    taken.map(async ([file, ...pages]) => {
      const source = await openPdf(file);
      return pages.map((page) => ({ source, page }));
    }),
  );
  return openPdf(await (await assemble(opened.flat())).save());
}

export const rootOf = ({ pdf, resolve }: PdfDocument): PdfDict | undefined => {
  const root = pdf.context.catalog.getDict().get('StructTreeRoot', resolve);
  return root instanceof PdfDict ? root : undefined;
};
