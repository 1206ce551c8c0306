import {
  annualSavingsPercent,
  cheapestPlan,
  formatMoney,
  mills,
  monthlyPriceMills,
  planIds,
  plans,
} from '@pagesmith/catalog';
import { operations } from '@pagesmith/operations';
import { expect } from 'vitest';
import { journey } from './journey.ts';
import { type Locale, languagesFrom } from './languages.ts';

const languages = [
  {
    locale: 'en-US',
    language: 'en',
    total: 'Monthly total',
    requests: 'Total requests',
    average: 'Average per request',
    annual: 'Annual estimate',
    yearly: /^Annual/,
    copy: 'Copy',
    copied: 'Copied',
    merged: 'PDFs merged successfully',
    closing: 'Your turn.',
    start: 'Make your first call',
    register: 'Create an account',
  },
  {
    locale: 'fr-FR',
    language: 'fr',
    total: 'Total mensuel',
    requests: 'Nombre de requêtes',
    average: 'Coût moyen par requête',
    annual: 'Estimation annuelle',
    yearly: /^Annuelle/,
    copy: 'Copier',
    copied: 'Copié',
    merged: 'PDF fusionnés avec succès',
    closing: 'À vous.',
    start: 'Faire mon premier appel',
    register: 'Créer un compte',
  },
] as const;

const wordsFrom = (usual: Locale) => languages.filter(({ locale }) => languagesFrom(usual).includes(locale));

for (const words of wordsFrom('fr-FR')) {
  const { locale, language } = words;
  const money = (amount: number, digits = 2) => formatMoney(amount, 'USD', language, digits);

  journey(
    `the calculator adds up what is typed, and the plans change their prices with the toggle, in ${locale}`,
    async (visit) => {
      const { page, open } = await visit({ locale });
      await open('/');
      const calculator = page.locator('#calculator');
      const shown = (name: string) =>
        calculator.locator('div:has(> dt)', { hasText: name }).locator('dd').innerText();
      expect(await shown(words.average)).toBe(money(0, 3));

      const [fill, list, merge] = operations;
      if (!fill || !list || !merge) throw new Error('There are operations.');
      await calculator.locator(`#count-${fill.id}`).fill('1000');
      await calculator.locator(`#count-${list.id}`).fill('-5');
      await calculator.locator(`#count-${merge.id}`).fill('many');
      const monthly = 1000 * mills(fill.listPriceUsd ?? 0);
      await expect.poll(() => shown(words.total)).toBe(money(monthly));
      expect(await shown(words.annual)).toBe(money(12 * monthly));
      expect(await shown(words.average)).toBe(money(monthly / 1000, 3));

      const { totalMills = 0 } =
        cheapestPlan({ calls: 1000, proToolCalls: 0, bytesPerCall: 1, wantsGdpr: false }) ?? {};
      await calculator.getByText(formatMoney(totalMills, 'EUR', language)).waitFor();

      await calculator.locator(`#count-${fill.id}`).fill('999999999');
      const large = 999_999_999 * mills(fill.listPriceUsd ?? 0);
      await expect.poll(() => shown(words.total)).toBe(money(large));
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(1440);
      await calculator.locator(`#count-${list.id}`).blur();
      expect(await calculator.locator(`#count-${list.id}`).inputValue()).toBe('0');

      const pricing = page.locator('#pricing');
      await pricing.getByText(`${annualSavingsPercent}`).first().waitFor();
      for (const cycle of ['monthly', 'annual'] as const) {
        if (cycle === 'annual') await pricing.getByRole('radio', { name: words.yearly }).check();
        for (const id of planIds.filter((plan) => plan !== 'starter')) {
          await pricing.getByText(money(monthlyPriceMills(id, cycle)), { exact: true }).waitFor();
        }
      }
      const links = await pricing
        .getByRole('listitem')
        .getByRole('link')
        .evaluateAll((elements) => elements.map((element) => (element as unknown as { href: string }).href));
      const { origin } = new URL(page.url());
      expect(links.slice(0, 3).map((link) => link.split('?')[0])).toEqual(Array(3).fill(`${origin}/login`));
      expect(links[3]).toMatch(/^mailto:sales@/);
    },
  );
}

for (const { locale, ...words } of wordsFrom('fr-FR')) {
  journey(
    `the home page pictures a call and its answer, and ends with the call to make one, in ${locale}`,
    async (visit) => {
      const { page, open } = await visit({ locale });
      const calls: string[] = [];
      page.on('request', (request) => calls.push(new URL(request.url()).pathname));
      await open('/');
      const lab = page.locator('#test-lab');
      expect(await lab.textContent()).toContain('POST /merge-pdf');
      expect(JSON.parse(await lab.locator('pre code').innerText())).toEqual({
        status: 'success',
        message: words.merged,
        credits_used: 1,
        credits_remaining: plans.pro.callsPerMonth - 1,
      });
      // A picture: there is nothing to press in it, and nothing is called.
      expect(await lab.getByRole('button').count()).toBe(0);
      expect(calls).not.toContain('/merge-pdf');

      const last = page.locator('main section').last();
      expect(await last.getByRole('heading').innerText()).toBe(words.closing);
      await last.getByRole('link', { name: words.start }).click();
      await page.getByRole('heading', { name: words.register }).waitFor();
    },
  );
}

for (const { locale, ...words } of wordsFrom('en-US')) {
  journey(
    `a sample is copied as it is shown, and several of the ten questions can be open at once, in ${locale}`,
    async (visit) => {
      const { page, open } = await visit({ locale });
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await open('/');
      const examples = page.locator('#examples');
      await examples.getByRole('tab', { name: 'merge-pdf' }).click();
      const code = await examples.getByRole('tabpanel').locator('code').innerText();
      expect(code).toContain('/merge-pdf');
      // Waited for before it is there: on a busy machine it could be gone before anybody looked.
      await Promise.all([
        examples.getByRole('button', { name: words.copied }).waitFor(),
        examples.getByRole('button', { name: words.copy, exact: true }).click(),
      ]);
      expect(await page.evaluate('navigator.clipboard.readText()')).toBe(code);
      await examples.getByRole('button', { name: words.copy, exact: true }).waitFor();

      const questions = page.locator('#questions details');
      expect(await questions.count()).toBe(10);
      for (const index of [0, 3]) await questions.nth(index).locator('summary').click();
      expect(await page.locator('#questions details[open]').count()).toBe(2);
      await questions.nth(0).locator('summary').click();
      expect(await page.locator('#questions details[open]').count()).toBe(1);
    },
  );
}
