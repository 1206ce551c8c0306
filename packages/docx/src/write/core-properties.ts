import type { DocumentProperties } from '@pagesmith/pdf';
import { element, escapeXml } from './xml.ts';

const namespaces = {
  'xmlns:cp': 'http://schemas.openxmlformats.org/package/2006/metadata/core-properties',
  'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
};

/** What Word shows about a document (ISO/IEC 29500-2, 11). */
export function coreProperties({ title, author, subject, keywords, language }: DocumentProperties): string {
  const entry = (name: string, text: string) => (text === '' ? '' : element(name, {}, escapeXml(text)));
  return element(
    'cp:coreProperties',
    namespaces,
    entry('dc:title', title),
    entry('dc:subject', subject),
    entry('dc:creator', author),
    entry('cp:keywords', keywords),
    entry('dc:language', language),
  );
}
