import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../prepare/repository.mjs';

const isFrench = (line: string) =>
  /[éèêàçùâî’]|\bfr: /i.test(line) && /['`]/.test(line) && !/^\s*(\/\/|\/?\*)/.test(line);

/** The text of a line of source, without the code in its placeholders. */
function textOf(line: string): string {
  const shorter = line.replace(/\$\{[^{}]*\}/g, 'x');
  return shorter === line ? line : textOf(shorter);
}

const hasBreakingSpace = (line: string) =>
  /[\p{L}’)»] [:;?!»](?! ['`])(?=[\s'`.,)]|$)|« |\d %/u.test(textOf(line));

test('a space that could break before a sign is found, and one that cannot is not', () => {
  expect(hasBreakingSpace("fr: 'Réessayez : rien n’a été facturé.',")).toBe(true);
  expect(hasBreakingSpace("fr: 'La clé « Test » est inconnue.',")).toBe(true);
  expect(hasBreakingSpace("fr: 'Réessayez\\u00a0: rien n’a été facturé.',")).toBe(false);
  expect(hasBreakingSpace("count === 1 ? '1 requête' : 'des requêtes',")).toBe(false);
});

test('French texts have spaces that do not break before : ; ? ! and inside quotes', () => {
  const files = ['packages', 'apps'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => join(folder, name))
      .filter((path) => /\/src\/.*(?<!\.test)\.tsx?$/.test(path) && !/node_modules|\/testing\//.test(path)),
  );
  const broken = files.flatMap((path) =>
    readFileSync(join(root, path), 'utf8')
      .split('\n')
      .flatMap((line, index) => (isFrench(line) && hasBreakingSpace(line) ? [`${path}:${index + 1}`] : [])),
  );
  expect(broken).toEqual([]);
});
