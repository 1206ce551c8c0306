import { demonstrations } from '@pagesmith/operations';
import { expect } from 'vitest';
import { accessibilityFindings } from './axe.ts';
import { password, registerByHttp, said } from './customer.ts';
import { journey } from './journey.ts';
import { languagesFrom } from './languages.ts';
import { newCaller } from './server.ts';

const told = {
  'en-US': {
    run: 'Run it',
    live: 'Filled live in',
    livePicture: 'The sample form, just filled for Łucja',
    anotherName: 'Try it with another name',
    refused: {
      400: 'This name cannot be drawn.',
      429: 'You have run it several times.',
      503: 'The service is busy right now',
    },
    nameless: 'Please type a name first.',
    start: 'Get started for free',
    key: 'Your API key',
    done: 'Your first call worked.',
    result: 'The form, filled in by your call',
    next: 'Open the overview',
    total: 'Total requests',
  },
  'fr-FR': {
    run: 'Lancer l’appel',
    live: 'Rempli en direct en',
    livePicture: 'Le formulaire d’exemple, rempli à l’instant pour Łucja',
    anotherName: 'Essayez avec un autre nom',
    refused: {
      400: 'Ce nom ne peut pas être dessiné.',
      429: 'Vous l’avez lancé plusieurs fois.',
      503: 'Le service est occupé pour le moment',
    },
    nameless: 'Veuillez d’abord saisir un nom.',
    start: 'Commencer gratuitement',
    key: 'Votre clé API',
    done: 'Votre premier appel a réussi.',
    result: 'Le formulaire, rempli par votre appel',
    next: 'Ouvrir l’aperçu',
    total: 'Requêtes au total',
  },
} as const;

for (const locale of languagesFrom('fr-FR')) {
  const words = told[locale];
  const known = said[locale];
  const language = locale === 'fr-FR' ? 'fr' : 'en';

  journey(`from the landing page to the first call takes five clicks, in ${locale}`, async (visit) => {
    const { page, open } = await visit({ locale });
    let clicks = 0;
    const click = async (target: ReturnType<typeof page.getByRole>) => {
      clicks += 1;
      await target.click();
    };
    await open('/');
    await click(page.getByRole('link', { name: words.start }));
    await page.getByLabel(known.name).fill('Ada Lovelace');
    await page.getByLabel(known.email).fill(`first-call-${Date.now()}@example.com`);
    await page.getByLabel(known.password, { exact: true }).fill(password);
    await click(page.getByRole('button', { name: known.submit }));
    await page.getByText(words.key, { exact: true }).waitFor();
    const call = page.locator('pre code');
    expect(await call.textContent()).toContain(`file=@${demonstrations[language].sample}`);
    expect(await accessibilityFindings(page)).toEqual([]);
    await click(page.getByRole('button', { name: words.run }));
    await page.getByText(words.done).waitFor();
    await page.getByText(words.result).waitFor();
    await page.locator('canvas[data-drawn]').waitFor();
    expect(clicks).toBeLessThanOrEqual(5);

    await page.getByRole('button', { name: words.next }).click();
    const total = page.locator('dl > div', { hasText: words.total }).first().locator('dd');
    await expect.poll(() => total.textContent()).toBe('1');
  });

  journey(
    `an account that came another way is led to the same call by one click, in ${locale}`,
    async (visit) => {
      const visited = await visit({ locale });
      const { page } = visited;
      await registerByHttp(visited, known);
      const call = page.locator('pre code');
      expect(await call.textContent()).toContain('x-api-key: YOUR_API_KEY');
      await page.getByRole('button', { name: words.run }).click();
      await page.getByText(words.done).waitFor();
      await page.getByText(words.key, { exact: true }).waitFor();
      expect(await call.textContent()).toMatch(/x-api-key: pk_/);
    },
  );

  journey(
    `a visitor’s name is filled in live, or the page says that it is a recording, in ${locale}`,
    async (visit) => {
      const { page, open, complaints } = await visit({ locale });
      await open('/');
      await page.getByLabel(words.anotherName).fill('Łucja');
      expect(await page.locator('pre code').first().textContent()).toContain("full_name='Łucja'");
      // A machine that is too busy answers 503, which the last steps are about: until then it is asked again.
      await page.route('**/v1/demonstration', async (route) => {
        const ask = () => route.fetch({ headers: { ...route.request().headers(), ...newCaller() } });
        let response = await ask();
        while (response.status() === 503) response = await ask();
        await route.fulfill({ response });
      });
      await page.getByRole('button', { name: words.run }).click();
      await page.getByText(words.live).waitFor();
      await page.getByRole('img', { name: words.livePicture }).waitFor();

      await page.unroute('**/v1/demonstration');
      for (const [status, message] of Object.entries(words.refused)) {
        await page.route('**/v1/demonstration', (route) =>
          route.fulfill({ status: Number(status), body: '{}' }),
        );
        await page.getByRole('button', { name: words.run }).click();
        await page.getByText(message).waitFor();
        expect(await page.getByRole('img', { name: words.livePicture }).count()).toBe(0);
      }
      await page.getByLabel(words.anotherName).fill(' ');
      await page.getByRole('button', { name: words.run }).click();
      await page.getByText(words.nameless).waitFor();
      const isOurs = (one: string) => /status of (400|429|503)/.test(one);
      complaints.splice(0, complaints.length, ...complaints.filter((one) => !isOurs(one)));
    },
  );
}
