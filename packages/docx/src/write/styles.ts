import type { Languages } from '../document/index.ts';
import type { TextStyle } from '../model.ts';
import { properties } from './element-order.ts';
import { pictureStyle } from './picture.ts';
import { fontsXml } from './runs.ts';
import type { Writer } from './writer.ts';
import { element, hexColour, namespaces, value } from './xml.ts';

/** The named styles of a document: what its body and headings look like. */
export function stylesXml(writer: Writer): string {
  const defaults = element(
    'w:docDefaults',
    {},
    element('w:rPrDefault', {}, looks(writer.body, writer)),
    element('w:pPrDefault', {}, paragraphDefaults(writer.languages)),
  );
  const named = [
    ...[...writer.looks].map(([id, style]) => namedStyle(id, style, writer)),
    ...plainStyles
      .filter(({ id }) => !writer.looks.has(id))
      .map((style) => styleXml({ ...style, basedOn: 'Normal' })),
  ];
  return element(
    'w:styles',
    namespaces,
    defaults,
    styleXml({ id: 'Normal', name: 'Normal', isDefault: true }),
    styleXml({ ...pictureStyle, basedOn: 'Normal', next: 'Normal' }, tinyLetters),
    ...named,
    characterStyle('Hyperlink', 'Hyperlink', [
      value('w:color', hexColour(writer.link.colour)),
      writer.link.isUnderlined ? value('w:u', 'single') : '',
    ]),
    characterStyle('FootnoteReference', 'footnote reference', [value('w:vertAlign', 'superscript')]),
  );
}

/** Korean lines may end inside words, and no room is added beside letters and figures: so Word begins documents there. */
function paragraphDefaults({ eastAsian = '' }: Languages): string {
  const isKorean = eastAsian.startsWith('ko');
  return properties('w:pPr', [
    ...(isKorean ? ['w:wordWrap', 'w:autoSpaceDE', 'w:autoSpaceDN'].map((name) => value(name, 0)) : []),
    element('w:spacing', { 'w:after': 0 }),
  ]);
}

// Letters of the usual size would make the line taller than a low picture.
const tinyLetters = properties('w:rPr', [value('w:sz', 2), value('w:szCs', 2)]);

const plainStyles = [
  { id: 'ListParagraph', name: 'List Paragraph' },
  { id: 'Header', name: 'header' },
  { id: 'Footer', name: 'footer' },
  { id: 'FootnoteText', name: 'footnote text' },
];

const namesById: Readonly<Record<string, string>> = {
  Title: 'Title',
  Caption: 'caption',
  FootnoteText: 'footnote text',
};

function namedStyle(id: string, style: TextStyle, writer: Writer): string {
  const [, level] = /^Heading(\d)$/.exec(id) ?? [];
  const own =
    level === undefined
      ? ''
      : properties('w:pPr', ['<w:keepNext/>', value('w:outlineLvl', Number(level) - 1)]);
  const name = level === undefined ? (namesById[id] ?? id) : `heading ${level}`;
  return styleXml({ id, name, basedOn: 'Normal', next: 'Normal' }, own, looks(style, writer));
}

function characterStyle(id: string, name: string, own: readonly string[]): string {
  const style = properties('w:style', [value('w:name', name), '<w:qFormat/>', properties('w:rPr', own)]);
  return style.replace('<w:style>', `<w:style w:type="character" w:styleId="${id}">`);
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
    fontsXml(writer.familyOf(style), writer),
    style.isBold ? '<w:b/><w:bCs/>' : '',
    style.isItalic ? '<w:i/><w:iCs/>' : '',
    value('w:color', hexColour(style.colour)),
    value('w:sz', size),
    value('w:szCs', size),
    languagesXml(writer.languages),
  ]);
}

function languagesXml({ alphabetic, eastAsian, complex }: Languages): string {
  if (alphabetic === undefined && eastAsian === undefined && complex === undefined) return '';
  return element('w:lang', { 'w:val': alphabetic, 'w:eastAsia': eastAsian, 'w:bidi': complex });
}
