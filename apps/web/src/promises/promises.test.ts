import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { languages } from '@pagesmith/kernel';
import { beforeAll, describe, expect, it } from 'vitest';
import { addresses, publicScreens } from '../../addresses.ts';
import { prerender } from '../prerender.tsx';
import { figuresOf } from './figures.ts';
import { promises } from './promises.ts';
import { sentencesOf } from './sentences.ts';

const root = resolve(import.meta.dirname, '../../../..');
const read = (file: string) => readFileSync(resolve(root, file), 'utf8');
/** A cell of a table says nothing by itself. A figure and its unit are one word. */
const isCell = (sentence: string) => sentence.split(' ').length <= 3;

describe.each(languages)('in %s', (language) => {
  let sentences: string[];
  beforeAll(async () => {
    const pages = publicScreens.map((screen) => prerender(addresses[screen], language));
    sentences = (await Promise.all(pages)).flatMap(({ body }) => sentencesOf(body));
  });

  it('every sentence with a figure on a public page is listed with what keeps it', () => {
    const isListed = (sentence: string) => promises.some(({ says }) => sentence.includes(says[language]));
    const figures = sentences.filter((sentence) => figuresOf(sentence).length > 0 && !isCell(sentence));
    expect(figures.filter((sentence) => !isListed(sentence))).toEqual([]);
  });

  it('every listed promise stands on a page', () => {
    const isSaid = (words: string) => sentences.some((sentence) => sentence.includes(words));
    expect(promises.map(({ says }) => says[language]).filter((words) => !isSaid(words))).toEqual([]);
  });
});

it('no promise is listed by words that stand in any sentence', () => {
  const listed = promises.flatMap(({ says }) => Object.values(says));
  expect(listed.filter((words) => words.trim().length < 9 && !words.endsWith(': '))).toEqual([]);
});

it.each(promises)('“$says.en” is kept by something that exists', ({ keptBy }) => {
  if ('test' in keptBy) expect(read(keptBy.test)).toContain(keptBy.guarantee);
  else if ('duty' in keptBy) expect(read(keptBy.duty)).toContain(keptBy.text);
  else {
    expect(read('README.md')).toContain(`\`${keptBy.setting}\``);
    expect(read('apps/server/src/config.ts')).toContain(`${keptBy.setting}:`);
  }
});
