import { describe, expect, it } from 'vitest';
import { openPdf } from '../document/index.ts';
import { bytesHold } from '../document/testing/bytes-hold.ts';
import { assemble } from './assemble.ts';
import { readWithPdfjs } from './testing/read-with-pdfjs.ts';
import { richPdf } from './testing/rich-pdf.ts';

async function mergeTwo() {
  const [alpha, beta] = await Promise.all([openPdf(richPdf('alpha')), openPdf(richPdf('beta'))]);
  const merged = await assemble([
    { source: alpha, page: 1 },
    { source: alpha, page: 2 },
    { source: beta, page: 1 },
    { source: beta, page: 2 },
  ]);
  const bytes = await merged.save();
  return { merged, bytes, read: await readWithPdfjs(bytes) };
}

describe('a merge of two rich documents', () => {
  it('keeps all 12 fields live, with their values, and renames the later ones', async () => {
    const { merged, read } = await mergeTwo();
    const terminal = [...read.fields].filter(([, list]) =>
      list.some(({ type }) => type !== undefined && type !== ''),
    );
    expect(terminal.map(([name]) => name).sort()).toEqual(
      ['address.city', 'address.city_2', 'address.street', 'address.street_2', 'agree', 'agree_2']
        .concat(['choice', 'choice_2', 'country', 'country_2', 'name', 'name_2'])
        .sort(),
    );
    expect(read.fields.get('name')?.[0]?.value).toBe('alpha name');
    expect(read.fields.get('name_2')?.[0]?.value).toBe('beta name');
    expect(read.fields.get('address.street_2')?.[0]?.value).toBe('beta street');
    const renamed = merged.warnings.filter(({ code }) => code === 'field_renamed');
    expect(renamed).toHaveLength(6);
    expect(renamed.map(({ words }) => words.en).join()).toContain('address.city_2');
  });

  it('keeps the widgets of one field on their own pages', async () => {
    const { read } = await mergeTwo();
    const pages = (name: string) => read.fields.get(name)?.flatMap(({ page }) => (page < 0 ? [] : page));
    expect(pages('choice')).toEqual([0, 1]);
    expect(pages('choice_2')).toEqual([2, 3]);
  });

  it('keeps all 8 outline items and leads each to its own page', async () => {
    const { read } = await mergeTwo();
    expect(read.outlines).toEqual([
      { title: 'alpha one', page: 1 },
      { title: 'alpha one and a half', page: 2 },
      { title: 'alpha two', page: 2 },
      { title: 'alpha two and a half', page: 2 },
      { title: 'beta one', page: 3 },
      { title: 'beta one and a half', page: 4 },
      { title: 'beta two', page: 4 },
      { title: 'beta two and a half', page: 4 },
    ]);
  });

  it('keeps every link on the pages of its own document', async () => {
    const { read } = await mergeTwo();
    expect(read.links).toEqual([[2], [1], [4], [3]]);
  });

  it('keeps the label of every page', async () => {
    const { read } = await mergeTwo();
    expect(read.labels).toEqual(['i', 'alpha-7', 'i', 'beta-7']);
  });

  it('keeps two attachments of one name apart', async () => {
    const { read } = await mergeTwo();
    const contents = read.attachments.map(({ content }) => Buffer.from(content).toString());
    expect(contents.sort()).toEqual(['alpha notes', 'beta notes']);
    expect(new Set(read.attachments.map(({ filename }) => filename)).size).toBe(2);
  });

  it('keeps both layers and whether they show', async () => {
    const { read } = await mergeTwo();
    expect(read.layers.map(({ name, visible }) => [name, visible])).toEqual([
      ['alpha layer', false],
      ['beta layer', false],
    ]);
  });

  it('keeps all 8 structure elements, each with the page it describes', async () => {
    const { bytes, read } = await mergeTwo();
    const elements = Buffer.from(JSON.stringify(read.trees)).toString();
    expect(elements.match(/"role":"H1"/g)).toHaveLength(2);
    expect(elements.match(/"role":"P"/g)).toHaveLength(2);
    expect(elements.match(/"role":"Link"/g)).toHaveLength(2);
    for (const text of ['alpha spoken one', 'alpha spoken two', 'beta spoken one', 'beta spoken two']) {
      expect(bytesHold(bytes, text)).toBe(true);
    }
    expect(read.trees.map((tree) => JSON.stringify(tree).match(/"role":"(H1|P)"/)?.[1])).toEqual([
      'H1',
      'P',
      'H1',
      'P',
    ]);
  });

  it('keeps the information of the first document', async () => {
    const { bytes } = await mergeTwo();
    expect(bytesHold(bytes, 'alpha title')).toBe(true);
    expect(bytesHold(bytes, 'beta title')).toBe(false);
  });
});
