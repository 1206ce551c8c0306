import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LongText } from './long-text.tsx';

/** Its text, with a bar where a line may end first. */
const broken = (text: string) =>
  renderToStaticMarkup(<LongText>{text}</LongText>)
    .replaceAll('<wbr/>', '|')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&amp;', '&');

it.each([
  ['ada.lovelace@example.com', 'ada.lovelace|@example.com'],
  ['https://example.com/hooks/pdf', 'https://example.com/|hooks/|pdf'],
  ['https://example.com/?a=1&b=2', 'https://example.com/?|a=|1&|b=|2'],
  ['/documentation', '/documentation'],
  ['6afd3b67000a25023188', '6afd3b67000a25023188'],
  ['', ''],
])('an address is broken between its parts, and nothing of it is lost: %s', (text, expected) => {
  expect(broken(text)).toBe(expected);
  expect(expected.replaceAll('|', '')).toBe(text);
});
