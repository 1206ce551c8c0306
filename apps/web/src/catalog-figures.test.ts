import { mkdtempSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { formatFee, formatMoney, mills, plans } from '@pagesmith/catalog';
import { languages } from '@pagesmith/kernel';
import { build, type Plugin } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addresses, publicScreens } from '../addresses.ts';

const room = resolve(import.meta.dirname, '..');
/** Beside the room's packages, where what is built finds them. */
const folder = mkdtempSync(join(room, '../../node_modules/.other-figures-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const wanted = {
  priceMills: mills(77.7),
  callsPerMonth: 4_321,
  overageFee: mills(0.321),
  retentionMinutes: 37,
};

/** What stands in the catalog's files, and what a copy of them says instead. */
const changes: Record<string, readonly (readonly [string, string])[]> = {
  'catalog/src/plans.ts': [
    ['priceMills: mills(99.99)', `priceMills: ${wanted.priceMills}`],
    ['callsPerMonth: 5_000', `callsPerMonth: ${wanted.callsPerMonth}`],
    ['overageFee: mills(0.055)', `overageFee: ${wanted.overageFee}`],
    ['gdprFee: mills(0.015),\n    retentionMinutes: 30', 'gdprFee: mills(0.015),\n    retentionMinutes: 37'],
  ],
  'catalog/src/policy.ts': [
    ['sessionDays: 14', 'sessionDays: 17'],
    ['backupDeletionDays: 45', 'backupDeletionDays: 47'],
    ['closedAccountDays: 14', 'closedAccountDays: 16'],
  ],
};

const otherFigures: Plugin = {
  name: 'other-figures',
  enforce: 'pre',
  transform(code, id) {
    const file = Object.keys(changes).find((name) => id.endsWith(name));
    return file === undefined ? null : changed(code, changes[file] ?? []);
  },
};

function changed(code: string, pairs: readonly (readonly [string, string])[]): string {
  return pairs.reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`The catalog does not say ${from}.`);
    return text.replace(from, to);
  }, code);
}

type Prerender = typeof import('./prerender.tsx')['prerender'];
let prerender: Prerender;

/** The pages built anew from a catalog with other figures: whatever still says an old one has it from elsewhere. */
beforeAll(async () => {
  await build({
    root: room,
    logLevel: 'error',
    plugins: [otherFigures],
    build: { ssr: 'src/prerender.tsx', outDir: folder, emptyOutDir: true, copyPublicDir: false },
  });
  const built: { prerender: Prerender } = await import(pathToFileURL(join(folder, 'prerender.js')).href);
  prerender = built.prerender;
});

describe.each(languages)('a figure that changes in the catalog changes on every page in %s', (language) => {
  const textOf = async (path: string) => {
    const { body } = await prerender(path, language);
    return body.replace(/<[^>]*>/g, ' ');
  };
  const money = (amount: number) => formatMoney(amount, 'USD', language);
  const fee = (amount: number) => formatFee(amount, 'EUR', language);

  it('price, calls and fees on the home page', async () => {
    const text = await textOf(addresses.landing);
    const count = new Intl.NumberFormat(language).format(wanted.callsPerMonth);
    expect(text).toContain(money(wanted.priceMills));
    expect(text).not.toContain(money(plans.pro.priceMills));
    expect(text).toContain(count);
    expect(text.split(fee(wanted.overageFee)).length - 1).toBeGreaterThanOrEqual(3);
    expect(text).not.toContain(fee(Number(plans.pro.overageFee)));
  });

  it('retention and days on the legal pages', async () => {
    const pages = await Promise.all(publicScreens.map((screen) => textOf(addresses[screen])));
    const saying = (words: string) => pages.filter((text) => text.includes(words)).length;
    expect(saying(`Pro ${wanted.retentionMinutes}\u00a0min`)).toBeGreaterThanOrEqual(3);
    expect(saying(language === 'en' ? '17 days' : '17\u00a0jours')).toBe(3);
    expect(saying(language === 'en' ? '14 days' : '14\u00a0jours')).toBe(0);
    expect(saying(language === 'en' ? '45 days' : '45\u00a0jours')).toBe(0);
  });
});
