import type { TextStyle } from '../model.ts';
import { properties } from './element-order.ts';
import { fontsXml, hexColour } from './runs.ts';
import type { Writer } from './writer.ts';
import { element, namespaces, value } from './xml.ts';

/** The named styles of a document: what its body and headings look like. */
export function stylesXml(writer: Writer): string {
  const defaults = element(
    'w:docDefaults',
    {},
    element('w:rPrDefault', {}, looks(writer.body, writer)),
    element('w:pPrDefault', {}, properties('w:pPr', [element('w:spacing', { 'w:after': 0 })])),
  );
  const headings = [...writer.headings].map(([level, style]) =>
    styleXml(
      { id: `Heading${level}`, name: `heading ${level}`, basedOn: 'Normal', next: 'Normal' },
      properties('w:pPr', ['<w:keepNext/>', value('w:outlineLvl', level - 1)]),
      looks(style, writer),
    ),
  );
  const named = [
    { id: 'ListParagraph', name: 'List Paragraph' },
    { id: 'Header', name: 'header' },
    { id: 'Footer', name: 'footer' },
    { id: 'FootnoteText', name: 'footnote text' },
  ].map((style) => styleXml({ ...style, basedOn: 'Normal' }));
  return element(
    'w:styles',
    namespaces,
    defaults,
    styleXml({ id: 'Normal', name: 'Normal', isDefault: true }),
    ...headings,
    ...named,
  );
}

interface StyleNames {
  readonly id: string;
  readonly name: string;
  readonly basedOn?: string;
  readonly next?: string;
  readonly isDefault?: boolean;
}

function styleXml({ id, name, basedOn, next, isDefault }: StyleNames, ...looksOf: readonly string[]): string {
  const own = properties('w:style', [
    value('w:name', name),
    basedOn === undefined ? '' : value('w:basedOn', basedOn),
    next === undefined ? '' : value('w:next', next),
    '<w:qFormat/>',
    ...looksOf,
  ]);
  const kind = `w:type="paragraph"${isDefault ? ' w:default="1"' : ''} w:styleId="${id}"`;
  return own.replace('<w:style>', `<w:style ${kind}>`);
}

function looks(style: TextStyle, writer: Writer): string {
  const size = Math.max(2, Math.round(style.sizePoints * 2));
  return properties('w:rPr', [
    fontsXml(writer.familyOf(style)),
    style.isBold ? '<w:b/>' : '',
    style.isItalic ? '<w:i/>' : '',
    value('w:color', hexColour(style.colour)),
    value('w:sz', size),
    value('w:szCs', size),
  ]);
}
