import { describe, expect, it } from 'vitest';
import { piecesOf } from './pieces-of-prose.ts';

const codeIn = (text: string) =>
  piecesOf(text)
    .filter(({ kind }) => kind === 'code')
    .map((piece) => piece.text);

describe('the technical names in a sentence', () => {
  it.each<[string, string[]]>([
    ['Send your key in the x-api-key header.', ['x-api-key']],
    ['After that the answer is 403 add_on_needed.', ['add_on_needed']],
    ['A job keeps its result at GET /jobs/{id}/result.', ['GET /jobs/{id}/result']],
    ['Leave answer=link out, or add ?async=true to a call.', ['answer=link', '?async=true']],
    ['3@90 turns page 3, and 5-7@180 pages 5 to 7.', ['3@90', '5-7@180']],
    ['A list such as [{"code":"field_renamed","count":24}].', ['[{"code":"field_renamed","count":24}]']],
    ['The file filled-document.pdf, by call.succeeded.', ['filled-document.pdf', 'call.succeeded']],
    ['The key needs operations:merge-pdf.', ['operations:merge-pdf']],
    ['The cookie __Host-pagesmith_device.', ['__Host-pagesmith_device']],
    ['Ils demandent le droit files ou operations.', ['files', 'operations']],
    [
      'Send Prefer: respond-async; the progress is { done, total }.',
      ['Prefer: respond-async', '{ done, total }'],
    ],
    ['Les tâches et les webhooks : le droit de chacun, avec vos jobs.', []],
    ['Confirmez votre adresse e-mail, peut-être ce mois-ci.', []],
    ['JavaScript, Python and/or PHP; 1,3-5,7 are pages.', []],
  ])('%s', (text, expected) => {
    expect(codeIn(text)).toEqual(expected);
    expect(
      piecesOf(text)
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text);
  });
});

it.each([
  ['By e-mail, or two e-mails to me-mail.', ['e-mail', 'e-mails']],
  ['Dans l’en-tête, et non après les en-têtes\u00a0: un bien-têtu.', ['en-tête', 'en-têtes']],
  ['A sign-in from elsewhere, new sign-ins; sign in.', ['sign-in', 'sign-ins']],
  ['Dates are written 2026-11-15, pages 1-3.', ['2026-11-15']],
])('a word is not broken after its first letters: %s', (text, expected) => {
  const words = piecesOf(text).filter(({ kind }) => kind === 'word');
  expect(words.map((word) => word.text)).toEqual(expected);
});
