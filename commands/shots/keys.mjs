// What a key can be given, how it is rotated, and a test key that is shown once.
import { openTab, said } from '../../e2e/customer.ts';

const pressed = {
  'en-US': {
    more: 'More options',
    test: 'Test key',
    once: 'Show the key only once',
    settings: 'Settings of the key',
    cap: 'Calls a month',
    save: 'Save',
    rotate: 'Rotate the key',
    rotateDo: 'Rotate',
  },
  'fr-FR': {
    more: 'Plus d’options',
    test: 'Clé de test',
    once: 'N’afficher la clé qu’une fois',
    settings: 'Réglages de la clé',
    cap: 'Appels par mois',
    save: 'Enregistrer',
    rotate: 'Renouveler la clé',
    rotateDo: 'Renouveler',
  },
};

/** On the tab of the keys, which is left with two keys more and the form closed. */
export async function pictureKeys(page, locale, { picture, pictureSettled }) {
  const [words, { tabs, newKey, keyName, createKey }] = [pressed[locale], said[locale]];
  await openTab(page, tabs.apiKeys);
  await page.getByRole('button', { name: newKey }).click();
  await page.getByText(words.more).click();
  await page.getByLabel(keyName).fill('Trying');
  await page.getByLabel(words.test).check();
  await page.getByLabel(words.once).check();
  await pictureSettled('dashboard-apiKeys-options');
  await page.getByRole('button', { name: createKey }).click();
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: `${words.settings} Trying` }).click();
  await picture('dashboard-apiKeys-settings', { isWindow: true });
  await dialog.getByLabel(words.cap).fill('1000');
  await dialog.getByRole('button', { name: words.save }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: `${words.rotate} Trying` }).click();
  await picture('dashboard-apiKeys-rotate', { isWindow: true });
  await dialog.getByRole('button', { name: words.rotateDo, exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  await pictureSettled('dashboard-apiKeys-rotated');
}
