import { resolve } from 'node:path';
import { languages } from '@pagesmith/kernel';
import { createServer, type Plugin, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addresses, publicScreens } from '../addresses.ts';
import { prerender } from './prerender.tsx';
import { figuresOf } from './promises/figures.ts';
import { promises } from './promises/promises.ts';
import { sentencesOf } from './promises/sentences.ts';

/** Where figures are allowed to stand: what is sold and promised, and the list prices of operations. */
const sources =
  /(catalog\/src\/(?!index|calculator|charges|cheapest-plan|legal|money|keys|vat)[\w-]+|definition)\.ts$/;
const entry = /^(?:\s+(?:(?:\{ )?\w+: |[\d_]+,$|\w+Ms,$)|export const \w+ = \d).*$/gm;
const number = /(?<![\w.])\d[\d_]*(?:\.\d+)?(?![\w.])/g;

/** Every figure becomes another one, so far off that no other page says it by chance. */
const changed = (text: string): string => {
  const value = Number(text.replaceAll('_', ''));
  if (value === 0) return text;
  return Number.isInteger(value) ? String(value * 10 + 7) : String(value * 10 + 0.007);
};

const otherFigures: Plugin = {
  name: 'other-figures',
  enforce: 'pre',
  transform: (code, id) =>
    sources.test(id) ? code.replace(entry, (line) => line.replace(number, changed)) : null,
};

type Prerender = typeof prerender;
let other: ViteDevServer;
let prerenderOther: Prerender;

beforeAll(async () => {
  other = await createServer({
    root: resolve(import.meta.dirname, '..'),
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    plugins: [otherFigures],
    esbuild: { jsx: 'automatic' },
    server: { middlewareMode: true, watch: null, hmr: false, ws: false },
    optimizeDeps: { noDiscovery: true, include: [] },
  });
  const loaded = await other.ssrLoadModule('/src/prerender.tsx');
  prerenderOther = (loaded as { prerender: Prerender }).prerender;
});
afterAll(() => other.close());

describe.each(languages)('in %s', (language) => {
  const pagesBy = async (draw: Prerender) => {
    const pages = publicScreens.map((screen) => draw(addresses[screen], language));
    return (await Promise.all(pages)).flatMap(({ body }) => sentencesOf(body));
  };
  const isFixed = (sentence: string) =>
    promises.some(({ says, fixed }) => fixed !== undefined && sentence.includes(says[language]));

  it('every figure on a public page is from the catalog', async () => {
    const figures = new Set((await pagesBy(prerender)).filter((one) => !isFixed(one)).flatMap(figuresOf));
    const others = (await pagesBy(prerenderOther)).filter((one) => !isFixed(one)).flatMap(figuresOf);
    expect(figures.size).toBeGreaterThan(50);
    expect(others.filter((one) => figures.has(one))).toEqual([]);
  });
});
