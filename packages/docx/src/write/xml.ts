export type Attributes = Readonly<Record<string, string | number | undefined>>;

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

// Characters outside the range of XML 1.0 (section 2.2) would make the part unreadable.
const forbidden = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

export const escapeXml = (text: string) =>
  text.replace(forbidden, '').replace(/[&<>"]/g, (character) => escapes[character] ?? character);

export function element(name: string, attributes: Attributes = {}, ...children: readonly string[]): string {
  const content = children.join('');
  const tag = openingTag(name, attributes);
  return content === '' ? `${tag.slice(0, -1)}/>` : `${tag}${content}</${name}>`;
}

export function openingTag(name: string, attributes: Attributes = {}): string {
  let written = '';
  for (const [key, value] of Object.entries(attributes)) {
    if (value !== undefined) written += ` ${key}="${typeof value === 'number' ? value : escapeXml(value)}"`;
  }
  return `<${name}${written}>`;
}

export const value = (name: string, val: string | number) => element(name, { 'w:val': val });

export const hexColour = (colour: number) => colour.toString(16).padStart(6, '0').toUpperCase();

// Word refuses a page, an indent or a space beyond 22 inches (ISO/IEC 29500-1, 22.9.2.14), and what is no number at all.
const twipsMax = 31_680;
export const finite = (value: number) => (Number.isFinite(value) ? value : 0);

const bounded = (count: number) => Math.max(-twipsMax, Math.min(twipsMax, count));

export const twips = (points: number) => bounded(Math.round(finite(points) * 20));
/** Of lengths in twips: each is within the bounds, and so is what they are together. */
export const sumOfTwips = (lengths: readonly number[]) => bounded(lengths.reduce((sum, one) => sum + one, 0));
const emusMax = 2 ** 31 - 1;
export const emus = (points: number) =>
  Math.max(-emusMax, Math.min(emusMax, Math.round(finite(points) * 12700)));

export const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

export const namespaces: Attributes = {
  'xmlns:w': 'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
  'xmlns:m': 'http://schemas.openxmlformats.org/officeDocument/2006/math',
  'xmlns:r': 'http://schemas.openxmlformats.org/officeDocument/2006/relationships',
  'xmlns:wp': 'http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing',
  'xmlns:a': 'http://schemas.openxmlformats.org/drawingml/2006/main',
  'xmlns:mc': 'http://schemas.openxmlformats.org/markup-compatibility/2006',
  'xmlns:wps': 'http://schemas.microsoft.com/office/word/2010/wordprocessingShape',
  'xmlns:pic': 'http://schemas.openxmlformats.org/drawingml/2006/picture',
  'xmlns:w14': 'http://schemas.microsoft.com/office/word/2010/wordml',
  'xmlns:w15': 'http://schemas.microsoft.com/office/word/2012/wordml',
  'xmlns:v': 'urn:schemas-microsoft-com:vml',
  'xmlns:o': 'urn:schemas-microsoft-com:office:office',
  // Programs older than these elements may leave them out.
  'mc:Ignorable': 'w14 w15',
};
