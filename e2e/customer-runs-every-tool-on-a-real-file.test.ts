import { operations } from '@pagesmith/operations';
import { journey } from './journey.ts';
import { openTool, openTools, run } from './tool-runs.ts';
import { trialOf, walkOf } from './tool-trials.ts';

for (const locale of ['en-US', 'fr-FR'] as const) {
  journey(`every tool does its work on a real file, and the result is right, in ${locale}`, async (visit) => {
    const started = await visit({ locale });
    await openTools(started, locale);
    const { page } = started;
    for (const { id } of operations) {
      await openTool(page, id, locale);
      const walk = walkOf(page, id, locale);
      await trialOf(id).fill(walk);
      await run(page, id, locale);
      await trialOf(id).check(walk);
    }
  });
}
