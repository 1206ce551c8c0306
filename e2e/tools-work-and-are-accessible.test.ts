import { operations } from '@pagesmith/operations';
import { expect } from 'vitest';
import { expectFine } from './axe.ts';
import { journey } from './journey.ts';
import { downloaded, openTool, openTools, run, toolWords } from './tool-runs.ts';
import { trialOf, walkOf } from './tool-trials.ts';

/** Answers in JSON have views of their own; files of a kind are all shown alike, and the first of them shows how. */
const withOwnView = operations.filter(
  ({ result }, index) =>
    result.kind === 'json' || operations.findIndex((other) => other.result.kind === result.kind) === index,
);

/** With `npm test` a tool is tried in one of two ways; with `npm run soak` each in both. */
const triedWith = {
  'real files': operations.filter((tool) => process.env.SOAK || !withOwnView.includes(tool)),
  'their samples and nothing else': process.env.SOAK ? operations : withOwnView,
};

/** Forms of one document and a few words, and forms on which pages are picked, are alike: axe looks at one of each. */
const alike: readonly string[] = ['list-fields', 'pdf-to-docx', 'remove-page', 'replace-page'];

for (const { locale, width, scheme, by } of [
  { locale: 'en-US', width: 1440, scheme: 'light', by: 'real files' },
  { locale: 'fr-FR', width: 360, scheme: 'dark', by: 'their samples and nothing else' },
] as const) {
  const tools = triedWith[by];
  journey(
    `tools do their work on ${by} and are accessible in ${locale}, ${width} wide, ${scheme}`,
    async (visit) => {
      const started = await visit({ locale, width, scheme });
      await openTools(started, locale);
      const { page } = started;
      await expectFine(page, 'the grid');
      for (const { id, result } of tools) {
        await openTool(page, id, locale);
        const focused = () => page.evaluate('document.activeElement.tagName');
        await expect.poll(focused, { message: `the focus in ${id}` }).toBe('H2');
        const walk = walkOf(page, id, locale);
        const sample = page.getByRole('button', { name: 'Essayer avec un exemple' });
        await (by === 'real files' ? trialOf(id).fill(walk) : sample.click());
        if (process.env.SOAK || !alike.includes(id)) await expectFine(page, `${id}, filled in`);
        await run(page, id, locale);
        await page.getByText(toolWords[locale].credits).waitFor();
        if (by !== 'real files' || process.env.SOAK) await expectFine(page, `${id} with its result`);
        if (by === 'real files') await trialOf(id).check(walk);
        else if (result.kind !== 'json')
          expect((await downloaded(page, locale)).name).toBe(result.downloadName);
      }
      await page.getByRole('button', { name: toolWords[locale].back }).click();
      const focused = () => page.evaluate('document.activeElement.textContent');
      await expect.poll(focused).toContain(tools.at(-1)?.id);
    },
  );
}
