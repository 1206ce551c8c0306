import { expect } from 'vitest';
import { openBilling, startOnPremium } from './billing-customer.ts';
import { billingSaid } from './billing-words.ts';
import { openTab, registerByHttp, said } from './customer.ts';
import { journey } from './journey.ts';
import { languagesFrom } from './languages.ts';

for (const locale of languagesFrom('fr-FR')) {
  const words = billingSaid[locale];

  journey(`a billing portal that cannot be opened says so in a red box, in ${locale}`, async (visit) => {
    const started = await visit({ locale });
    const { page, complaints } = started;
    const email = await startOnPremium(started, locale);
    const manage = page.getByRole('button', { name: words.manage });
    const refused = (text: string) => page.getByRole('alert').getByText(text, { exact: true }).waitFor();

    await page.route('**/webhook/billing-portal**', (route) => route.abort());
    await manage.click();
    await refused('Échec de la requête');
    await page.unroute('**/webhook/billing-portal**');
    await page.route('**/webhook/billing-portal**', (route) => route.fulfill({ status: 500, body: 'no' }));
    await manage.click();
    await refused('Échec de la requête');
    await page.unroute('**/webhook/billing-portal**');
    await page.route('**/webhook/billing-portal**', (route) => route.fulfill({ json: {} }));
    await manage.click();
    await refused('Échec de la récupération du portail de facturation');
    await page.unroute('**/webhook/billing-portal**');

    const other = await page.request.get('/webhook/billing-portal?email=other%40example.com&mode=1');
    expect(other.status()).toBe(403);
    const own = await page.request.get(`/webhook/billing-portal?email=${encodeURIComponent(email)}&mode=1`);
    expect(await own.json()).toEqual({ url: expect.stringContaining('/test-payments/portal') });
    await manage.click();
    await page.waitForURL('**/test-payments/portal');
    // The browser rightly complains about what this journey took away.
    complaints.length = 0;
  });

  journey(
    `billing that cannot be loaded says so, and is there after another try, in ${locale}`,
    async (visit) => {
      const started = await visit({ locale });
      const { page, complaints } = started;
      await registerByHttp(started, said[locale]);
      await page.route('**/v1/billing**', (route) => route.abort());
      await openTab(page, said[locale].tabs.billing);
      await page.getByText(words.failed).waitFor();
      await page.unroute('**/v1/billing**');
      await page.route('**/v1/billing/invoices', (route) => route.abort());
      await page.getByRole('button', { name: words.retry }).click();
      await page.getByText(words.invoicesFailed).waitFor();
      await page.unroute('**/v1/billing/invoices');
      await page.getByRole('button', { name: words.retry }).click();
      await page.getByText(words.noInvoice).waitFor();
      await openBilling(page, locale);
      complaints.length = 0;
    },
  );
}
