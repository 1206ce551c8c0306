import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { linkIn, type SmtpCatcher, startSmtpCatcher } from '../apps/server/src/wire/testing/smtp-catcher.ts';
import { accessibilityFindings } from './axe.ts';
import { browserSkipReason, launchBrowser } from './browser.ts';
import { createKey, patience, registerByForm, said } from './customer.ts';
import { languagesFrom } from './languages.ts';
import { type RunningServer, startServer } from './server.ts';
import { startVisit } from './visit.ts';

const told = {
  'en-US': {
    title: 'Confirm your e-mail address.',
    resend: 'Send the link again',
    sent: 'A new link is on its way to',
    refused: 'Confirm your e-mail address first:',
    confirm: 'Confirm this address',
    done: 'Your e-mail address is confirmed.',
    dashboard: 'Go to the dashboard',
  },
  'fr-FR': {
    title: 'Confirmez votre adresse e-mail.',
    resend: 'Renvoyer le lien',
    sent: 'Un nouveau lien a été envoyé à',
    refused: 'Confirmez d’abord votre adresse e-mail :',
    confirm: 'Confirmer cette adresse',
    done: 'Votre adresse e-mail est confirmée.',
    dashboard: 'Aller au tableau de bord',
  },
} as const;

let browser: Browser;
let server: RunningServer;
let mail: SmtpCatcher;

beforeAll(async () => {
  if (browserSkipReason) return;
  mail = await startSmtpCatcher();
  server = await startServer({ SMTP_URL: mail.url });
  browser = await launchBrowser();
});
afterAll(async () => {
  if (browserSkipReason) return;
  await browser.close();
  await server.stop();
  await mail.stop();
});

for (const locale of languagesFrom('en-US')) {
  const words = told[locale];
  const known = said[locale];

  test.skipIf(browserSkipReason)(
    `a key can be made once the mailed link was confirmed, in ${locale}`,
    async () => {
      const { page, open, end } = await startVisit(browser, server.url, { locale });
      await open('/login');
      await registerByForm(page, known);
      await page.getByText(words.title).waitFor(patience);
      expect(await accessibilityFindings(page)).toEqual([]);
      await mail.next(/\/verification/);

      await page.getByRole('tab', { name: known.tabs.apiKeys }).click();
      await page.getByRole('button', { name: known.newKey }).click();
      await page.getByLabel(known.keyName).fill('Too early');
      await page.getByRole('button', { name: known.createKey }).click();
      await page.getByRole('alert').getByText(words.refused).waitFor(patience);

      await page.getByRole('button', { name: words.resend }).click();
      await page.getByText(words.sent).first().waitFor(patience);
      await page.goto(linkIn(await mail.next(/\/verification/)).href);
      await page.getByRole('button', { name: words.confirm }).click(patience);
      await page.getByText(words.done).waitFor(patience);
      expect(await accessibilityFindings(page)).toEqual([]);

      await page.getByRole('link', { name: words.dashboard }).click();
      expect(await createKey(page, known, 'Invoices')).toMatch(/^pk_/);
      expect(await page.getByText(words.title).count()).toBe(0);
      await end();
    },
  );
}
