import { operations } from '@pagesmith/operations';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { accessibilityFindings } from './axe.ts';
import { patience } from './customer.ts';
import { journey } from './journey.ts';
import { openTool, openTools, run, toolWords } from './tool-runs.ts';
import { trialOf, walkOf } from './tool-trials.ts';

async function expectFine(page: Page, where: string) {
  expect(await accessibilityFindings(page), where).toEqual([]);
  const isWithin = 'document.documentElement.scrollWidth <= innerWidth';
  expect(await page.evaluate(isWithin), `${where} fits its screen`).toBe(true);
}

for (const { locale, width, scheme } of [
  { locale: 'en-US', width: 1440, scheme: 'light' },
  { locale: 'fr-FR', width: 360, scheme: 'dark' },
] as const) {
  journey(`axe finds nothing in any tool in ${locale}, ${width} wide, ${scheme}`, async (visit) => {
    const started = await visit({ locale, width, scheme });
    await openTools(started, locale);
    const { page } = started;
    await expectFine(page, 'the grid');
    for (const { id } of operations) {
      await openTool(page, id, locale);
      const focused = () => page.evaluate('document.activeElement.tagName');
      await expect.poll(focused, { ...patience, message: `the focus in ${id}` }).toBe('H2');
      await trialOf(id).fill(walkOf(page, id, locale));
      await expectFine(page, `${id}, filled in`);
      await run(page, id, locale);
      await page.getByText(toolWords[locale].credits).waitFor({ timeout: 60_000 });
      await expectFine(page, `${id} with its result`);
    }
    await page.getByRole('button', { name: toolWords[locale].back }).click();
    const focused = () => page.evaluate('document.activeElement.textContent');
    await expect.poll(focused, patience).toContain(operations.at(-1)?.id);
  });
}
