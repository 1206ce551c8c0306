import { partsOf } from './complaints.ts';
import { formulaLine } from './formula-line.ts';
import { all, first, type XmlNode, xmlTree } from './xml-tree.ts';

/**
 * What a document says, a line for each block: `h1: Title`, `item •: text`, `right: text`, `row: a | b`. Fields stand
 * as `«name=text»`, notes and comments as `[1]` and `{0}` where they are referred to and at the end, formulas between
 * `$`, or between `$$` in a paragraph of their own, and the text of a picture that is described as `<text>`. Lines over
 * or behind the text come after the block that carries them, as `stamped: text`.
 */
export function outlineOf(docx: Uint8Array): string[] {
  const parts = partsOf(docx);
  const tree = (name: string) => xmlTree(parts.get(`word/${name}.xml`) ?? '');
  const marks = listMarks(tree('numbering'));
  const body = first(tree('document'), 'w:body');
  const names = [...parts.keys()].map((name) => /^word\/((?:header|footer)\d+)\.xml$/.exec(name)?.[1] ?? '');
  const kinds = furnitureKinds(body, parts.get('word/_rels/document.xml.rels') ?? '');
  return [
    ...(body?.children ?? []).flatMap((node) => blockLines(node, marks)),
    ...names.flatMap((name) =>
      name === ''
        ? []
        : all(tree(name), 'w:p').flatMap((node) => labelled(`${kinds.get(name)}: `, textIn(node))),
    ),
    ...all(tree('footnotes'), 'w:footnote')
      .filter(({ attributes }) => attributes['w:type'] === undefined)
      .map((note) => `note ${note.attributes['w:id']}: ${textIn(note).trim()}`),
    ...all(tree('comments'), 'w:comment').map(
      (comment) => `comment ${comment.attributes['w:author']}: ${textIn(comment)}`,
    ),
  ];
}

const labelled = (label: string, text: string) => (text === '' ? [] : [label + text]);
const valOf = (node: XmlNode | undefined, name: string) => first(node, name)?.attributes['w:val'];

function blockLines(node: XmlNode, marks: ReadonlyMap<string, string>): string[] {
  if (node.name === 'w:tbl') return all(node, 'w:tr').map(rowLine);
  if (node.name === 'w:sectPr') return sectionLines(node);
  if (node.name !== 'w:p') return [];
  const own = node.children.find(({ name }) => name === 'w:pPr');
  const breaks = all(node, 'w:br').map(({ attributes }) => `--- ${attributes['w:type'] ?? 'line'}`);
  const section = first(own, 'w:sectPr');
  return [
    ...(first(own, 'w:pageBreakBefore') === undefined ? [] : ['--- page']),
    ...breaks,
    ...labelled(labelOf(own, marks), textIn(node)),
    ...all(node, 'w:txbxContent').map((box) => `stamped: ${inner(box)}`),
    ...(all(node, 'w:drawing').some((drawing) => !isTextBox(drawing)) ? ['picture'] : []),
    ...(section === undefined ? [] : sectionLines(section)),
  ];
}

function labelOf(own: XmlNode | undefined, marks: ReadonlyMap<string, string>): string {
  const style = valOf(own, 'w:pStyle') ?? '';
  const [, level] = /^Heading(\d)$/.exec(style) ?? [];
  const heading = level === undefined ? '' : `h${level}: `;
  const mark = marks.get(`${valOf(own, 'w:numId')} ${valOf(own, 'w:ilvl')}`);
  if (mark !== undefined) return `${heading}item ${mark}: `;
  if (heading !== '') return heading;
  if (style === 'Title' || style === 'Caption') return `${style.toLowerCase()}: `;
  if (first(own, 'w:framePr') !== undefined) return 'beside: ';
  const alignment = valOf(own, 'w:jc');
  return alignment === 'right' || alignment === 'center' ? `${alignment}: ` : '';
}

const isTextBox = (drawing: XmlNode) => first(drawing, 'w:txbxContent') !== undefined;

const signs: Readonly<Record<string, string>> = { right: '> ', center: '^ ' };

function rowLine(row: XmlNode): string {
  const cells = all(row, 'w:tc').map((cell) => {
    const span = valOf(cell, 'w:gridSpan');
    const joined = all(cell, 'w:p').map((node) => (signs[valOf(node, 'w:jc') ?? ''] ?? '') + textIn(node));
    return joined.join(' / ') + (span === undefined ? '' : ` (${span})`);
  });
  return `${first(row, 'w:tblHeader') === undefined ? 'row' : 'head'}: ${cells.join(' | ')}`;
}

function sectionLines(section: XmlNode): string[] {
  const columns = first(section, 'w:cols')?.attributes['w:num'] ?? '1';
  return columns === '1' ? [] : [`=== ${columns} columns`];
}

/** The text of a block with a sign for what is no text. */
function textIn(node: XmlNode): string {
  switch (node.name) {
    case 'w:t':
      return node.text;
    case 'w:tab':
      return node.attributes['w:val'] === undefined ? '\t' : '';
    case 'w:footnoteReference':
      return `[${node.attributes['w:id']}]`;
    case 'w:commentReference':
      return `{${node.attributes['w:id']}}`;
    case 'w:fldSimple':
      return `<${(node.attributes['w:instr'] ?? '').trim()}>`;
    case 'm:oMathPara':
      return `$${inner(node)}$`;
    case 'm:oMath':
      return `$${formulaLine(node)}$`;
    case 'w:txbxContent':
      return '';
    case 'wp:inline':
      return descriptionOf(node);
    case 'w:sdt':
      return `«${valOf(node, 'w:tag')}=${inner(node)}»`;
    default:
      return inner(node);
  }
}

/** What a picture says that stands among words. */
function descriptionOf(node: XmlNode): string {
  const { descr } = first(node, 'wp:docPr')?.attributes ?? {};
  return descr === undefined ? '' : `<${descr}>`;
}

const inner = (node: XmlNode) => node.children.map(textIn).join('');

/** The mark of each level of each list. */
function listMarks(numbering: XmlNode): Map<string, string> {
  const levels = new Map(
    all(numbering, 'w:abstractNum').map((list) => [list.attributes['w:abstractNumId'], all(list, 'w:lvl')]),
  );
  return new Map(
    all(numbering, 'w:num').flatMap((list) =>
      (levels.get(valOf(list, 'w:abstractNumId')) ?? []).map((level): [string, string] => [
        `${list.attributes['w:numId']} ${level.attributes['w:ilvl']}`,
        valOf(level, 'w:lvlText') ?? '',
      ]),
    ),
  );
}

/** Whether each header or footer is that of the first, the even or all pages. */
function furnitureKinds(body: XmlNode | undefined, relationships: string): Map<string, string> {
  const targets = new Map(
    all(xmlTree(relationships), 'Relationship').map(({ attributes }) => [
      attributes.Id,
      attributes.Target ?? '',
    ]),
  );
  const references =
    body === undefined ? [] : ['w:headerReference', 'w:footerReference'].flatMap((name) => all(body, name));
  return new Map(
    references.map(({ name, attributes }) => [
      (targets.get(attributes['r:id'] ?? '') ?? '').replace('.xml', ''),
      `${name === 'w:headerReference' ? 'header' : 'footer'} ${attributes['w:type']}`,
    ]),
  );
}
