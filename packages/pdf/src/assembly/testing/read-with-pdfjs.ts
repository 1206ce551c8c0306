import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** What another reader than the writer sees in a document. */
export async function readWithPdfjs(bytes: Uint8Array) {
  const task = getDocument({ data: bytes.slice(), verbosity: 0, useSystemFonts: false });
  const pdf = await task.promise;
  const pages = await Promise.all(Array.from({ length: pdf.numPages }, (_, index) => pdf.getPage(index + 1)));
  const pageOf = async (destination: unknown): Promise<number> => {
    const explicit = typeof destination === 'string' ? await pdf.getDestination(destination) : destination;
    return Array.isArray(explicit) ? (await pdf.getPageIndex(explicit[0])) + 1 : 0;
  };
  const fields = Object.entries((await pdf.getFieldObjects()) ?? {});
  const layers = await pdf.getOptionalContentConfig();
  const result = {
    pageCount: pdf.numPages,
    fields: new Map(
      fields.map(([name, list]) => [name, list as { value: unknown; page: number; type: string }[]]),
    ),
    outlines: await flatten((await pdf.getOutline()) ?? [], pageOf),
    labels: await pdf.getPageLabels(),
    attachments: Object.values((await pdf.getAttachments()) ?? {}) as {
      filename: string;
      content: Uint8Array;
    }[],
    layers: [...layers].map(([, group]) => group as { name: string; visible: boolean }),
    trees: await Promise.all(pages.map((page) => page.getStructTree())),
    links: await Promise.all(
      pages.map(async (page) => {
        const annotations = await page.getAnnotations();
        const links = annotations.filter(({ subtype }) => subtype === 'Link');
        return Promise.all(links.map(({ dest }) => pageOf(dest)));
      }),
    ),
    texts: await Promise.all(
      pages.map(async (page) => {
        const { items } = await page.getTextContent();
        return items.map((item) => ('str' in item ? item.str : '')).join('');
      }),
    ),
  };
  await task.destroy();
  return result;
}

interface OutlineNode {
  readonly title: string;
  readonly dest: unknown;
  readonly items: readonly OutlineNode[];
}

async function flatten(
  nodes: readonly OutlineNode[],
  pageOf: (destination: unknown) => Promise<number>,
): Promise<{ title: string; page: number }[]> {
  const lists = nodes.map(async ({ title, dest, items }) => [
    { title, page: await pageOf(dest) },
    ...(await flatten(items, pageOf)),
  ]);
  return (await Promise.all(lists)).flat();
}
