import { expect } from 'vitest';
import { linkIn } from '../apps/server/src/wire/testing/smtp-catcher.ts';
import { accessibilityFindings } from './axe.ts';
import { createKey, registerByForm, said } from './customer.ts';
import type { Locale } from './languages.ts';
import type { OtherServer } from './other-server.ts';

const confirming = {
  'en-US': {
    title: 'Confirm your e-mail address.',
    resend: 'Send the link again',
    sent: 'A new link is on its way to',
    refused: 'Confirm your e-mail address first:',
    confirm: 'Confirm this address',
    done: 'Your e\u2011mail address is confirmed.',
    dashboard: 'Go to the dashboard',
  },
  'fr-FR': {
    title: 'Confirmez votre adresse e-mail.',
    resend: 'Renvoyer le lien',
    sent: 'Un nouveau lien a été envoyé à',
    refused: 'Confirmez d’abord votre adresse e-mail :',
    confirm: 'Confirmer cette adresse',
    done: 'Votre adresse e\u2011mail est confirmée.',
    dashboard: 'Aller au tableau de bord',
  },
} as const;

const recovering = {
  'en-US': {
    forgot: 'Forgot your password?',
    send: 'Send the link',
    sent: 'Check your inbox.',
    choose: 'Choose a new password',
    newPassword: 'New password',
    keep: 'Keep my API keys active',
    deactivate: 'Deactivate all API keys',
    save: 'Save the password',
    done: 'Your new password has been saved.',
    used: 'Invalid token passed in the request.',
    back: 'Back to sign-in',
    signIn: 'Sign in',
  },
  'fr-FR': {
    forgot: 'Mot de passe oublié ?',
    send: 'Envoyer le lien',
    sent: 'Consultez votre messagerie.',
    choose: 'Choisissez un nouveau mot de passe',
    newPassword: 'Nouveau mot de passe',
    keep: 'Garder mes clés API actives',
    deactivate: 'Désactiver toutes les clés API',
    save: 'Enregistrer le mot de passe',
    done: 'Votre nouveau mot de passe a été enregistré.',
    used: 'Ce lien n’est pas valable, ou ne l’est plus : demandez-en un nouveau.',
    back: 'Retour à la connexion',
    signIn: 'Se connecter',
  },
} as const;

/** A new customer can make no key until the link in the mail was followed. */
export async function confirmAddress({ visit, nextMail }: OtherServer, locale: Locale): Promise<void> {
  const words = confirming[locale];
  const known = said[locale];
  const { page, open, end } = await visit({ locale });
  await open('/login');
  await registerByForm(page, known);
  await page.getByText(words.title).waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);
  await nextMail(/\/verification/);

  await page.getByRole('tab', { name: known.tabs.apiKeys }).click();
  await page.getByRole('button', { name: known.newKey }).click();
  await page.getByLabel(known.keyName).fill('Too early');
  await page.getByRole('button', { name: known.createKey }).click();
  await page.getByRole('alert').getByText(words.refused).waitFor();

  await page.getByRole('button', { name: words.resend }).click();
  await page.getByText(words.sent).first().waitFor();
  await page.goto(linkIn(await nextMail(/\/verification/)).href);
  await page.getByRole('button', { name: words.confirm }).click();
  await page.getByText(words.done).waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);

  await page.getByRole('link', { name: words.dashboard }).click();
  expect(await createKey(page, known, 'Invoices')).toMatch(/^pk_/);
  expect(await page.getByText(words.title).count()).toBe(0);
  await end();
}

/** The link in the mail opens a form for a new password, once. */
export async function recoverPassword({ visit, nextMail }: OtherServer, locale: Locale): Promise<void> {
  const words = recovering[locale];
  const { page, open, complaints, end } = await visit({ locale });
  await open('/login');
  const email = await registerByForm(page, said[locale]);
  await page.getByRole('button', { name: said[locale].signOut }).click();

  await page.getByRole('link', { name: words.forgot }).click();
  await page.getByRole('heading', { level: 1, name: words.forgot }).waitFor();
  await page.getByLabel(said[locale].email).fill(email);
  await page.getByRole('button', { name: words.send }).click();
  await page.getByText(words.sent).waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);
  const { href: link } = linkIn(await nextMail(/\/recovery/));

  await page.goto(link);
  await page.getByRole('heading', { level: 1, name: words.choose }).waitFor();
  await page.getByLabel(words.newPassword).fill('another long password');
  await page.getByLabel(words.keep).check();
  expect(await accessibilityFindings(page)).toEqual([]);
  await page.getByRole('button', { name: words.save }).click();
  await page.getByText(words.done).waitFor();
  expect(complaints).toEqual([]);

  await page.goto(link);
  await page.getByLabel(words.newPassword).fill('a third long password');
  await page.getByLabel(words.deactivate).check();
  await page.getByRole('button', { name: words.save }).click();
  await page.getByRole('alert').getByText(words.used).waitFor();

  await page.getByRole('link', { name: words.back }).click();
  await page.getByLabel(said[locale].email).fill(email);
  await page.getByLabel(said[locale].password, { exact: true }).fill('another long password');
  await page.getByRole('button', { name: words.signIn }).click();
  await page.getByRole('tab', { name: said[locale].tabs.overview }).waitFor();
  await end();
}
