import { expect, it } from 'vitest';
import { isSafeAddress, openLinkGate } from './link-gate.ts';

it.each([
  'https://example.com/a?b=c#d',
  'HTTP://EXAMPLE.COM',
  'https://exämple.com/naïve path',
  'mailto:ada@example.com?subject=Hello%20there',
  'tel:+33 1 23 45 67 89',
])('%s is kept', (url) => {
  expect(isSafeAddress(url)).toBe(true);
});

it.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'java\u200bscript:alert(1)',
  'vbscript:msgbox(1)',
  'data:text/html,<script>alert(1)</script>',
  'file:///etc/passwd',
  'file://host/share/a.exe',
  '\\\\host\\share\\a.exe',
  '//host/share/a.exe',
  'http:\\\\host\\share',
  'https://host\\@example.com',
  'http:///host/share',
  'http://',
  'https:example.com',
  'ms-word:ofe|u|https://example.com/a.docm',
  'ms-msdt:/id PCWDiagnostic',
  'search-ms:query=a&crumb=location:\\\\host',
  'C:\\Windows\\System32\\calc.exe',
  'a.exe',
  '#3-120',
  'ht\ttp://example.com',
  ' https://example.com',
  `https://example.com/${'a'.repeat(2_048)}`,
  'mailto:',
  '',
])('%j is not', (url) => {
  expect(isSafeAddress(url)).toBe(false);
});

it('links inside the document pass, and what does not pass is counted over all pages', () => {
  const gate = openLinkGate();
  const box = { left: 0, top: 0, right: 1, bottom: 1 };
  const inside = { box, target: { page: 2, top: 0 } };
  expect(gate.pass([inside, { box, url: 'file:///a' }])).toEqual([inside]);
  expect(gate.pass([{ box, url: 'javascript:1' }])).toEqual([]);
  expect(gate.removedCount).toBe(2);
});
