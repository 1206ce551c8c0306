import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import type { SentPart } from '../request/request.ts';
import { curlText } from './curl-text.ts';

const text = (parts: readonly SentPart[], password = '') =>
  curlText({
    request: { path: '/fill-pdf?flatten=true', parts, password },
    origin: 'https://pdf.example',
    key: 'pk_secret',
    language: 'fr',
    result: { kind: 'pdf', downloadName: 'filled-document.pdf', mediaType: 'application/pdf' },
  });

/** The arguments that a shell makes of it. */
const argumentsOf = (command: string): string[] =>
  execFileSync('sh', ['-c', command.replace(/^curl/, String.raw`printf '%s\0'`)], { encoding: 'utf8' })
    .split('\0')
    .slice(0, -1);

it('a shell reads the call exactly as it is', () => {
  const file = new File([], `l'été; "final",\\.pdf`);
  const value = `it's $HOME \`x\` "y"\n@z`;
  expect(
    argumentsOf(
      text(
        [
          ['file', file],
          ['full name', value],
        ],
        "p'w",
      ),
    ),
  ).toEqual([
    'https://pdf.example/fill-pdf?flatten=true',
    '-H',
    'x-api-key: pk_secret',
    '-H',
    'accept-language: fr',
    '-H',
    "x-pdf-password: p'w",
    '-F',
    String.raw`file=@"l'été; \"final\",\\.pdf";type=application/pdf`,
    '--form-string',
    `full name=${value}`,
    '-o',
    'filled-document.pdf',
  ]);
});

it('a call without a password sends no header for it', () => {
  expect(text([])).not.toContain('x-pdf-password');
});
