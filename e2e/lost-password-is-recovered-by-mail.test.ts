import { expect, test } from 'vitest';
import { linkIn } from '../apps/server/src/wire/testing/smtp-catcher.ts';
import { accessibilityFindings } from './axe.ts';
import { browserSkipReason } from './browser.ts';
import { patience, registerByForm, said } from './customer.ts';
import { languagesFrom } from './languages.ts';
import { serverWithMail } from './server-with-mail.ts';

const told = {
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

const { visit, nextMail } = serverWithMail();

for (const locale of languagesFrom('fr-FR')) {
  const words = told[locale];

  test.skipIf(browserSkipReason)(
    `a mailed link opens a form for a new password, once, in ${locale}`,
    async () => {
      const { page, open, complaints, end } = await visit({ locale });
      await open('/login');
      const email = await registerByForm(page, said[locale]);
      await page.getByRole('button', { name: said[locale].signOut }).click();

      await page.getByRole('link', { name: words.forgot }).click(patience);
      await page.getByRole('heading', { level: 1, name: words.forgot }).waitFor(patience);
      await page.getByLabel(said[locale].email).fill(email);
      await page.getByRole('button', { name: words.send }).click();
      await page.getByText(words.sent).waitFor(patience);
      expect(await accessibilityFindings(page)).toEqual([]);
      const { href: link } = linkIn(await nextMail(/\/recovery/));

      await page.goto(link);
      await page.getByRole('heading', { level: 1, name: words.choose }).waitFor(patience);
      await page.getByLabel(words.newPassword).fill('another long password');
      await page.getByLabel(words.keep).check();
      expect(await accessibilityFindings(page)).toEqual([]);
      await page.getByRole('button', { name: words.save }).click();
      await page.getByText(words.done).waitFor(patience);
      expect(complaints).toEqual([]);

      await page.goto(link);
      await page.getByLabel(words.newPassword).fill('a third long password');
      await page.getByLabel(words.deactivate).check();
      await page.getByRole('button', { name: words.save }).click();
      await page.getByRole('alert').getByText(words.used).waitFor(patience);

      await page.getByRole('link', { name: words.back }).click();
      await page.getByLabel(said[locale].email).fill(email);
      await page.getByLabel(said[locale].password, { exact: true }).fill('another long password');
      await page.getByRole('button', { name: words.signIn }).click();
      await page.getByRole('tab', { name: said[locale].tabs.overview }).waitFor(patience);
      await end();
    },
  );
}
