import { expect } from 'vitest';
import { journey } from './journey.ts';
import { languagesFrom } from './languages.ts';
import { choose, openTool, openTools, run, toolWords } from './tool-runs.ts';

const told = {
  'en-US': {
    nothing:
      'Nothing is filled in yet. Give at least one field a value, or choose “Flatten” or another option below.',
    flatten: 'Flatten',
    noFields:
      'No form fields were found in this document, so there is nothing to fill in. Choose a PDF with a form, or the original if this one was flattened.',
  },
  'fr-FR': {
    nothing:
      'Rien n’est encore rempli. Donnez une valeur à au moins un champ, ou choisissez «\u00a0Aplatir\u00a0» ou une autre option ci-dessous.',
    flatten: 'Aplatir',
    noFields:
      'Aucun champ de formulaire n’a été trouvé dans ce document\u00a0: il n’y a rien à remplir. Choisissez un PDF avec un formulaire, ou l’original si celui\u2011ci a été aplati.',
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

  journey(`of a document without fields nobody is asked to fill one in, in ${locale}`, async (visit) => {
    const started = await visit({ locale });
    const { page } = started;
    await openTools(started, locale);
    await openTool(page, 'fill-pdf', locale);
    await choose(page, ['annex.pdf']);
    await page.getByText(told[locale].noFields).waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
    await run(page, 'fill-pdf', locale);
    await page.getByRole('alert').filter({ hasText: told[locale].noFields }).waitFor();
    expect(await page.getByText(told[locale].noFields).count()).toBe(1);
    expect(await page.getByText(told[locale].nothing).count()).toBe(0);
  });
}
