import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectFine } from './axe.ts';
import { callListFields, createKey, openTab, registerByHttp, said } from './customer.ts';
import { journey } from './journey.ts';
import { looksFrom } from './languages.ts';

const inside = {
  'en-US': {
    account: /Account of/,
    matters: [
      'Change your name',
      'Change your e-mail',
      'Change your password',
      'Sessions',
      'Export your data',
      'Close the account',
    ],
    remove: 'Delete the key Invoices',
    cancel: 'Cancel',
    plans: 'Choose a plan',
    close: 'Close',
    chart: 'Loading the chart…',
  },
  'fr-FR': {
    account: /Compte de/,
    matters: [
      'Modifier votre nom',
      'Modifier votre adresse e-mail',
      'Modifier votre mot de passe',
      'Sessions',
      'Exporter vos données',
      'Clôturer le compte',
    ],
    remove: 'Supprimer la clé Invoices',
    cancel: 'Annuler',
    plans: 'Choisir une formule',
    close: 'Fermer',
    chart: 'Chargement du graphique…',
  },
} as const;

async function walk(page: Page, locale: keyof typeof inside) {
  const words = said[locale];
  const told = inside[locale];
  await page.getByText(told.chart).first().waitFor({ state: 'detached' });
  await expectFine(page, 'the overview');
  for (const matter of told.matters) {
    await page.getByRole('button', { name: told.account }).click();
    await page.getByRole('menuitem', { name: matter }).click();
    await page.getByRole('dialog', { name: matter }).waitFor();
    await expectFine(page, matter);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    const focused = () => page.evaluate('document.activeElement.getAttribute("aria-haspopup")');
    await expect.poll(focused, { message: matter }).toBe('menu');
  }
  await openTab(page, words.tabs.apiKeys);
  await expectFine(page, 'the keys without a key');
  const key = await createKey(page, words, 'Invoices');
  await expectFine(page, 'the keys');
  await page.getByRole('button', { name: told.remove }).click();
  await page.getByRole('dialog').waitFor();
  await expectFine(page, 'the question before a key is deleted');
  await page.getByRole('button', { name: told.cancel }).click();
  await callListFields(new URL(page.url()).origin, key);
  for (const tab of [words.tabs.logs, words.tabs.activity, words.tabs.billing]) {
    await openTab(page, tab);
    await expectFine(page, tab);
  }
  await page.getByRole('button', { name: told.plans }).click();
  await page.getByRole('dialog').waitFor();
  await expectFine(page, 'the plans to choose from');
  await page.getByRole('dialog').getByRole('button', { name: told.close }).click();
}

for (const { locale, width, scheme } of looksFrom('fr-FR')) {
  journey(`axe finds nothing in the dashboard in ${locale}, ${width} wide, ${scheme}`, async (visit) => {
    const visited = await visit({ locale, width, scheme });
    await registerByHttp(visited, said[locale]);
    await walk(visited.page, locale);
  });
}
