import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { type ConsoleLocale, consoleSaid } from './console.ts';

/** More rows than one page has: looking at a customer is one. */
const looks = 120;

/** On the audit's section: older rows come when they are asked for, and the export has all of them. */
export async function pageAudit(page: Page, locale: ConsoleLocale): Promise<void> {
  const say = consoleSaid[locale];
  await page.evaluate(`(async () => {
    const headers = { 'content-type': 'application/json' };
    const ask = (action, body) =>
      fetch('/operator/api/actions/' + action, { method: 'POST', headers, body: JSON.stringify(body) });
    const [found] = await (await ask('find', { query: 'eve-' })).json();
    for (let count = 0; count < ${looks}; count += 1) await ask('show', { account: found.id });
  })()`);
  await page.reload();
  await page.getByRole('tab', { name: say.audit }).click();
  await page.getByRole('button', { name: say.older }).click();
  await page.getByText('Sent malware.').filter({ visible: true }).waitFor();
  await page.getByRole('button', { name: say.older }).waitFor({ state: 'detached' });
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: say.exportAll }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('pagesmith-audit.csv');
  const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n');
  expect(lines[0]).toMatch(/^number,at,actor,role,origin,action,/);
  expect(lines.length).toBeGreaterThan(looks);
  expect(lines.filter((line) => line.includes('Sent malware.'))).toHaveLength(1);
}
