import { strFromU8, unzipSync } from 'fflate';
import { elementOrder } from '../write/element-order.ts';
import { outOfBounds } from './bounds.ts';

/** The order that the schemas ask of elements that are not put in order when they are written. */
const furtherOrder: Readonly<Record<string, readonly string[]>> = {
  'w:document': ['w:background', 'w:body'],
  'w:numbering': ['w:abstractNum', 'w:num'],
  'w:styles': ['w:docDefaults', 'w:latentStyles', 'w:style'],
  'w:settings': [
    'w:evenAndOddHeaders',
    'w:characterSpacingControl',
    'w:footnotePr',
    'w:compat',
    'w:themeFontLang',
  ],
  'wp:inline': ['wp:extent', 'wp:effectExtent', 'wp:docPr', 'wp:cNvGraphicFramePr', 'a:graphic'],
  'wp:anchor': [
    'wp:simplePos',
    'wp:positionH',
    'wp:positionV',
    'wp:extent',
    'wp:effectExtent',
    'wp:wrapNone',
    'wp:wrapSquare',
    'wp:wrapTopAndBottom',
    'wp:docPr',
    'wp:cNvGraphicFramePr',
    'a:graphic',
  ],
  'pic:pic': ['pic:nvPicPr', 'pic:blipFill', 'pic:spPr'],
  'm:oMathPara': ['m:oMathParaPr', 'm:oMath'],
  'm:r': ['m:rPr', 'w:rPr', 'm:t'],
  'm:f': ['m:fPr', 'm:num', 'm:den'],
  'm:rad': ['m:radPr', 'm:deg', 'm:e'],
  'm:sSub': ['m:e', 'm:sub'],
  'm:sSup': ['m:e', 'm:sup'],
  'm:sSubSup': ['m:e', 'm:sub', 'm:sup'],
  'm:nary': ['m:naryPr', 'm:sub', 'm:sup', 'm:e'],
  'm:naryPr': ['m:chr', 'm:limLoc', 'm:grow', 'm:subHide', 'm:supHide'],
  'm:d': ['m:dPr', 'm:e'],
  'm:dPr': ['m:begChr', 'm:sepChr', 'm:endChr'],
};

// These take their children in any order once their properties have stood.
const mixing = new Set(['w:tc', 'w:sectPr']);
const mixed = new Set(['w:p', 'w:tbl', 'w:headerReference', 'w:footerReference']);

/** The children that stand before one that the schema puts first, or that it does not know there. */
export function misplaced(xml: string): string[] {
  const open: { name: string; rank: number }[] = [];
  const wrong: string[] = [];
  for (const [, close, name = '', single] of xml.matchAll(/<(\/?)([\w:]+)[^>]*?(\/?)>/g)) {
    if (close === '/') {
      const ended = open.pop();
      if (ended?.name !== name) return [...wrong, `${name} ends inside ${ended?.name ?? 'nothing'}`];
      continue;
    }
    const parent = open.at(-1);
    const order = parent && (elementOrder[parent.name] ?? furtherOrder[parent.name]);
    if (parent !== undefined && order !== undefined) {
      const rank = order.indexOf(name);
      const mayMix = mixing.has(parent.name) && mixed.has(name) && mixed.has(order[parent.rank] ?? '');
      if (rank < parent.rank && !(mayMix && rank >= 0)) wrong.push(`${name} in ${parent.name}`);
      parent.rank = Math.max(rank, parent.rank);
    }
    if (single !== '/') open.push({ name, rank: 0 });
  }
  return open.length === 0 ? wrong : [...wrong, `${open.at(-1)?.name} does not end`];
}

/** The parts of a document that are text, by their names. */
export const partsOf = (docx: Uint8Array): Map<string, string> =>
  new Map(
    Object.entries(unzipSync(docx, { filter: ({ name }) => /\.(xml|rels)$/.test(name) })).map(
      ([name, bytes]) => [name, strFromU8(bytes)],
    ),
  );

/** All that is wrong with a document: elements out of order, numbers out of bounds, parts that are missing, a body without anything. */
export function complaintsAbout(docx: Uint8Array): string[] {
  const files = new Map(Object.entries(unzipSync(docx)));
  const textOf = (name: string) => strFromU8(files.get(name) ?? new Uint8Array());
  const parts = [...files.keys()].filter((name) => /\.(xml|rels)$/.test(name));
  const disorder = parts.flatMap((name) => {
    const xml = textOf(name);
    return [...misplaced(xml), ...outOfBounds(xml)].map((wrong) => `${name}: ${wrong}`);
  });
  const related = [...textOf('word/_rels/document.xml.rels').matchAll(/<Relationship [^>]*>/g)].map(
    ([tag]) => ({
      id: /Id="([^"]*)"/.exec(tag)?.[1],
      target: tag.includes('TargetMode="External"') ? undefined : /Target="([^"]*)"/.exec(tag)?.[1],
    }),
  );
  const absent = related.flatMap(({ target }) =>
    target === undefined || files.has(`word/${target}`) ? [] : [`${target} is not in the file`],
  );
  const body = textOf('word/document.xml');
  const ids = new Set(related.map(({ id }) => id));
  const unrelated = [...body.matchAll(/r:(?:id|embed)="([^"]*)"/g)].flatMap(([, id]) =>
    ids.has(id) ? [] : [`${id} is related to nothing`],
  );
  const isEmpty = !/<w:p[ >]/.test(body);
  return [...new Set([...disorder, ...absent, ...unrelated, ...(isEmpty ? ['there is no paragraph'] : [])])];
}
