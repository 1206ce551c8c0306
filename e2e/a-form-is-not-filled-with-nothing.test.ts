import { expect } from 'vitest';
import { journey } from './journey.ts';
import { languagesFrom } from './languages.ts';
import { choose, openTool, openTools, run, toolWords } from './tool-runs.ts';

const told = {
  'en-US': {
    nothing:
      'Nothing is filled in yet. Give at least one field a value, or choose “Flatten” or another option below.',
    flatten: 'Flatten',
  },
  'fr-FR': {
    nothing:
      'Rien n’est encore rempli. Donnez une valeur à au moins un champ, ou choisissez «\u00a0Aplatir\u00a0» ou une autre option ci-dessous.',
    flatten: 'Aplatir',
  },
} as const;

for (const locale of languagesFrom('fr-FR')) {
  journey(
    `a form in which nothing was typed takes no credit, and is flattened where that is wanted, in ${locale}`,
    async (visit) => {
      // On a telephone the button waits at the foot of the window, and what it complains about may be far above or below.
      const started = await visit({ locale, width: 390 });
      const { page } = started;
      await openTools(started, locale);
      await openTool(page, 'fill-pdf', locale);
      await choose(page, ['application-form.pdf']);
      await page.locator('[data-field="full_name"]').first().waitFor();
      const calls: string[] = [];
      page.on('request', (request) => calls.push(new URL(request.url()).pathname));
      await run(page, 'fill-pdf', locale);
      const complaint = page.getByRole('alert').filter({ hasText: told[locale].nothing });
      await complaint.waitFor();
      const bottom = () => complaint.evaluate((box) => box.getBoundingClientRect().bottom);
      await expect.poll(bottom).toBeLessThan(900);
      expect(calls).not.toContain('/fill-pdf');

      await page.getByRole('checkbox', { name: told[locale].flatten }).check();
      await complaint.waitFor({ state: 'detached' });
      await run(page, 'fill-pdf', locale);
      await page.getByRole('link', { name: toolWords[locale].download }).waitFor();
      expect(calls).toContain('/fill-pdf');
    },
  );
}
