import { operations } from '@pagesmith/operations';
import { expect } from 'vitest';
import { expectFine } from './axe.ts';
import { patience } from './customer.ts';
import { journey } from './journey.ts';
import { openTool, openTools, run, toolWords } from './tool-runs.ts';
import { trialOf, walkOf } from './tool-trials.ts';

/** Ten tools and twenty looks, also on a machine that is busy. */
const allToolsMs = 360_000;

for (const { locale, width, scheme } of [
  { locale: 'en-US', width: 1440, scheme: 'light' },
  { locale: 'fr-FR', width: 360, scheme: 'dark' },
] as const) {
  journey(
    `every tool does its work on a real file and is accessible in ${locale}, ${width} wide, ${scheme}`,
    async (visit) => {
      const started = await visit({ locale, width, scheme });
      await openTools(started, locale);
      const { page } = started;
      await expectFine(page, 'the grid');
      for (const { id } of operations) {
        await openTool(page, id, locale);
        const focused = () => page.evaluate('document.activeElement.tagName');
        await expect.poll(focused, { ...patience, message: `the focus in ${id}` }).toBe('H2');
        const walk = walkOf(page, id, locale);
        await trialOf(id).fill(walk);
        await expectFine(page, `${id}, filled in`);
        await run(page, id, locale);
        await page.getByText(toolWords[locale].credits).waitFor({ timeout: 60_000 });
        await expectFine(page, `${id} with its result`);
        // What a check reads stands in the tables of wide screens.
        await page.setViewportSize({ width: 1440, height: 900 });
        await trialOf(id).check(walk);
        await page.setViewportSize({ width, height: 900 });
      }
      await page.getByRole('button', { name: toolWords[locale].back }).click();
      const focused = () => page.evaluate('document.activeElement.textContent');
      await expect.poll(focused, patience).toContain(operations.at(-1)?.id);
    },
    allToolsMs,
  );
}
