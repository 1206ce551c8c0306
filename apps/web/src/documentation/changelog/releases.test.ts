import { expect, it } from 'vitest';
import changelog from '../../../../../CHANGELOG.md?raw';
import { releases } from './releases.ts';

it('every dated line of CHANGELOG.md is on the page in both languages, the newest date first', () => {
  const published = changelog.slice(changelog.indexOf('\n## 2'));
  const lines = published.match(/^ *- .+$/gm)?.map((line) => line.replace(/^ *- /, ''));
  expect(releases.flatMap(({ changes }) => changes.flatMap(({ en, fr }) => [en, fr]))).toEqual(lines);
  const dates = releases.map(({ date }) => date);
  expect(dates).toEqual(dates.toSorted().reverse());
});
