import { PDFDocument, PDFName, type PDFRef, StandardFonts } from 'pdf-lib';

/** Text at a place of the page, from its lower left corner. */
export interface TextAt {
  readonly text: string;
  readonly x: number;
  readonly y: number;
}

export interface Tag {
  readonly type: string;
  readonly content: readonly (Tag | TextAt)[];
  readonly columnSpan?: number;
  readonly rowSpan?: number;
}

export const tag = (type: string, ...content: readonly (Tag | TextAt)[]): Tag => ({ type, content });
export const text = (words: string, x: number, y: number): TextAt => ({ text: words, x, y });

/** A document of one page with a structure tree, and with text that is in no tag. */
export async function taggedPdf(tags: readonly Tag[], untagged: readonly TextAt[] = []): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const { context } = document;
  const font = await document.embedFont(StandardFonts.Helvetica);
  const page = document.addPage([600, 800]);
  page.node.setFontDictionary(PDFName.of('F1'), font.ref);
  const shown = ({ text: words, x, y }: TextAt) => `BT /F1 10 Tf ${x} ${y} Td (${words}) Tj ET`;
  const painted: string[] = [];
  const parents: PDFRef[] = [];
  const root = context.nextRef();
  const add = ({ type, content, columnSpan = 1, rowSpan = 1 }: Tag, parent: PDFRef): PDFRef => {
    const ref = context.nextRef();
    const kids = content.map((part) => {
      if ('type' in part) return add(part, ref);
      const id = parents.push(ref) - 1;
      painted.push(`/${type} <</MCID ${id}>> BDC ${shown(part)} EMC`);
      return id;
    });
    const attributes = { O: 'Table', ColSpan: columnSpan, RowSpan: rowSpan };
    const element = { Type: 'StructElem', S: type, P: parent, Pg: page.ref, K: kids, A: attributes };
    context.assign(ref, context.obj(element));
    return ref;
  };
  const kids = tags.map((one) => add(one, root));
  const tree = { Type: 'StructTreeRoot', K: kids, ParentTree: { Nums: [0, parents] } };
  context.assign(root, context.obj(tree));
  document.catalog.set(PDFName.of('StructTreeRoot'), root);
  document.catalog.set(PDFName.of('MarkInfo'), context.obj({ Marked: true }));
  page.node.set(PDFName.of('StructParents'), context.obj(0));
  const content = [...painted, ...untagged.map(shown)].join('\n');
  page.node.set(PDFName.of('Contents'), context.register(context.stream(content)));
  return document.save();
}
