import { operations } from '@pagesmith/operations';
import { expect } from 'vitest';
import { expectFine } from './axe.ts';
import { patience } from './customer.ts';
import { journey } from './journey.ts';
import { downloaded, openTool, openTools, run, runPatience, toolWords } from './tool-runs.ts';
import { trialOf, walkOf } from './tool-trials.ts';

/** Ten tools, also on a machine that is busy. */
const allToolsMs = 360_000;

for (const { locale, width, scheme, by } of [
  { locale: 'en-US', width: 1440, scheme: 'light', by: 'a real file' },
  { locale: 'fr-FR', width: 360, scheme: 'dark', by: 'its sample and nothing else' },
] as const) {
  journey(
    `every tool does its work on ${by} and is accessible in ${locale}, ${width} wide, ${scheme}`,
    async (visit) => {
      const started = await visit({ locale, width, scheme });
      await openTools(started, locale);
      const { page } = started;
      await expectFine(page, 'the grid');
      for (const { id, result } of operations) {
        await openTool(page, id, locale);
        const focused = () => page.evaluate('document.activeElement.tagName');
        await expect.poll(focused, { ...patience, message: `the focus in ${id}` }).toBe('H2');
        const walk = walkOf(page, id, locale);
        const sample = page.getByRole('button', { name: 'Essayer avec un exemple' });
        await (by === 'a real file' ? trialOf(id).fill(walk) : sample.click(runPatience));
        if (by === 'a real file' || process.env.SOAK) await expectFine(page, `${id}, filled in`);
        await run(page, id, locale);
        await page.getByText(toolWords[locale].credits).waitFor({ timeout: 60_000 });
        if (by !== 'a real file' || process.env.SOAK) await expectFine(page, `${id} with its result`);
        if (by === 'a real file') await trialOf(id).check(walk);
        else if (result.kind !== 'json')
          expect((await downloaded(page, locale)).name).toBe(result.downloadName);
      }
      await page.getByRole('button', { name: toolWords[locale].back }).click();
      const focused = () => page.evaluate('document.activeElement.textContent');
      await expect.poll(focused, patience).toContain(operations.at(-1)?.id);
    },
    allToolsMs,
  );
}
