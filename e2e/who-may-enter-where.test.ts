import { expect } from 'vitest';
import { accessibilityFindings } from './axe.ts';
import { openTab, password, registerByHttp, said } from './customer.ts';
import { journey } from './journey.ts';

const words = said['en-US'];

journey('a visitor who asks for the dashboard is asked to sign in', async (visit) => {
  const { page, open } = await visit();
  await open('/dashboard');
  await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/login');
});

journey(
  'who is signed in has no business at the sign-in page, and finds the chosen tab again',
  async (visit) => {
    const visited = await visit();
    const { page } = visited;
    await registerByHttp(visited, words);
    await openTab(page, words.tabs.billing);
    await page.goto('/login');
    await page.waitForURL('**/dashboard');
    await page.getByRole('tab', { name: words.tabs.billing, selected: true }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/dashboard');
  },
);

journey('a wrong password is refused in the words of the backend, in either language', async (visit) => {
  const { page, open, complaints } = await visit({ locale: 'fr-FR' });
  await open('/login');
  await page.getByLabel('Adresse e-mail').fill('nobody@example.com');
  await page.getByLabel('Mot de passe', { exact: true }).fill('not the password');
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await page.getByRole('alert').getByText('Identifiants incorrects.').waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);
  // The browser reports every refusal of a server as an error.
  complaints.length = 0;
});

journey('a failure that the backend does not explain is told in French, in both languages', async (visit) => {
  const { page, open, complaints } = await visit();
  await open('/login');
  await page.route('**/v1/**', (route) => route.abort());
  await page.getByLabel('E-mail').fill('ada@example.com');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('alert').getByText('Une erreur est survenue').waitFor();
  complaints.length = 0;
});

journey('without mail on the server, a lost password is told to be out of reach', async (visit) => {
  const { page, open, complaints } = await visit();
  await open('/login');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await page.getByRole('heading', { level: 1, name: 'Forgot your password?' }).waitFor();
  await page.getByLabel('E-mail').fill('ada@example.com');
  await page.getByRole('button', { name: 'Send the link' }).click();
  await page.getByRole('alert').getByText('this service does not send e-mail yet').waitFor();
  complaints.length = 0;
});

journey('a changed name is shown at once, and a new password opens the account', async (visit) => {
  const visited = await visit();
  const { page } = visited;
  const email = await registerByHttp(visited, words);
  await page.getByRole('button', { name: /Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Change your name' }).click();
  await page.getByLabel('Full name').fill('Ada King');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Account of Ada King' }).waitFor();

  await page.getByRole('button', { name: /Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Change your password' }).click();
  await page.getByLabel('Current password').fill(password);
  await page.getByLabel('New password').fill('another long password');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Sign out' }).click();

  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('another long password');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: 'Account of Ada King' }).waitFor();
});
