import { generateSync } from 'otplib';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { accessibilityFindings } from './axe.ts';
import { password, registerByForm, said } from './customer.ts';
import { type FactorLocale, factorSaid } from './factor-words.ts';
import { journey } from './journey.ts';
import { languagesFrom } from './languages.ts';
import { addPasskeyDevice } from './passkey-device.ts';

const seconds = () => Math.floor(Date.now() / 1_000);

async function openMatter(page: Page, locale: FactorLocale, matter: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  if (!(await dialog.isVisible())) {
    await page.getByRole('button', { name: factorSaid[locale].account }).click();
    await page.getByRole('menuitem', { name: matter }).click();
  } else await dialog.getByRole('tab', { name: matter }).click();
  await page.getByRole('dialog', { name: matter }).waitFor();
}

/** Returns the secret and the recovery codes. */
async function enrol(page: Page, locale: FactorLocale) {
  const words = factorSaid[locale];
  await openMatter(page, locale, words.secondFactor);
  await page.getByRole('button', { name: words.setUp }).click();
  const secret = ((await page.getByRole('dialog').locator('code').textContent()) ?? '').replaceAll(' ', '');
  expect(await accessibilityFindings(page), 'the secret').toEqual([]);
  await page.getByLabel(words.code).fill(generateSync({ secret, epoch: seconds() }));
  await page.getByRole('button', { name: words.turnOn }).click();
  await page.getByRole('button', { name: words.kept }).waitFor();
  expect(await accessibilityFindings(page), 'the recovery codes').toEqual([]);
  const codes = await page.getByRole('dialog').locator('ol li').allTextContents();
  await page.getByRole('button', { name: words.kept }).click();
  await page.getByText(words.codesLeft).waitFor();
  return { secret, codes };
}

async function givePassword(page: Page, locale: FactorLocale, email: string): Promise<void> {
  const words = said[locale];
  await page.getByRole('button', { name: words.signOut }).click();
  await page.getByLabel(words.email).fill(email);
  await page.getByLabel(words.password, { exact: true }).fill(password);
  await page.locator('form button[type=submit]').click();
  await page.getByLabel(factorSaid[locale].code).waitFor();
}

const inside = (page: Page, locale: FactorLocale) =>
  page.getByRole('tab', { name: said[locale].tabs.overview }).waitFor();

for (const locale of languagesFrom('fr-FR')) {
  journey(
    `an account opens by code, recovery code and passkey, and not by a wrong one (${locale})`,
    async (visit) => {
      const words = factorSaid[locale];
      const { page, open, complaints } = await visit({
        locale,
        width: locale === 'fr-FR' ? 360 : 1440,
        isLast: true,
      });
      await addPasskeyDevice(page);
      await open('/login');
      const email = await registerByForm(page, said[locale]);
      const { secret, codes } = await enrol(page, locale);
      await openMatter(page, locale, words.passkeys);
      await page.getByLabel(words.passkeyName).fill('Laptop');
      await page.getByRole('button', { name: words.addPasskey }).click();
      await page.getByRole('dialog').getByText('Laptop', { exact: true }).waitFor();
      expect(await accessibilityFindings(page), 'the passkeys').toEqual([]);
      await openMatter(page, locale, words.log);
      for (const event of [words.passkeyAdded, words.turnedOn]) await page.getByText(event).waitFor();
      expect(await accessibilityFindings(page), 'the security log').toEqual([]);
      await page.getByRole('dialog').getByRole('button', { name: words.close }).click();

      await givePassword(page, locale, email);
      expect(await accessibilityFindings(page), 'the second step').toEqual([]);
      await page.getByLabel(words.code).fill('000000');
      await page.locator('form button[type=submit]').click();
      await page.getByText(words.wrongCode).waitFor();
      expect(complaints.filter((complaint) => !/status of 401/.test(complaint))).toEqual([]);
      complaints.length = 0;
      // The code of this half minute was spent on turning it on.
      await page.getByLabel(words.code).fill(generateSync({ secret, epoch: seconds() + 30 }));
      await page.locator('form button[type=submit]').click();
      await inside(page, locale);

      await givePassword(page, locale, email);
      await page.getByRole('button', { name: words.useRecoveryCode }).click();
      await page.getByLabel(words.recoveryCode).fill(codes[4] ?? '');
      await page.locator('form button[type=submit]').click();
      await inside(page, locale);

      await page.getByRole('button', { name: said[locale].signOut }).click();
      await page.getByRole('button', { name: words.byPasskey }).click();
      await inside(page, locale);
    },
  );
}
