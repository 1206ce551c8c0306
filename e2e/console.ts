import { generateSync } from 'otplib';
import type { Page } from 'playwright-core';
import { expectFine } from './axe.ts';

const password = 'four unrelated words here';

/** What the console says, as far as journeys look for it. */
export const consoleSaid = {
  'en-US': {
    password: 'Password',
    code: 'Code from your authenticator app',
    app: 'Password and app',
    accept: 'Set password and app',
    makePasskey: 'Create a passkey',
    usePasskey: 'Use a passkey',
    access: 'Your access',
    removePasskey: /^Remove the passkey /,
    setUpApp: 'Set up password and app',
    removeApp: 'Remove password and app',
    noPasskey: 'No passkey yet.',
    operators: 'Operators',
    add: 'Invite an operator',
    operatorEmail: 'Operator’s address',
    confirmTitle: 'Confirm that it is you',
    link: 'Link, shown only now',
    email: 'E-mail address',
    signIn: 'Sign in',
    query: 'Address, name, id, request id, ticket number or key',
    visit: 'Visit the dashboard',
    ticket: 'Open ticket of the customer',
    visiting: /^Support visit for T\d+: this is the account of /,
    endVisit: 'End the visit',
    search: 'Search',
    open: 'Open',
    block: 'Block',
    because: 'Sentence that the customer sees, in the customer’s language',
    reason: 'Reason, for the audit',
    blockedState: 'Blocked',
    announcements: 'Announcements',
    announced: 'Planned move',
    announcedText: 'We move on Sunday.',
    read: 'Read it',
    dismiss: 'Dismiss “Planned move”',
    older: 'Older rows',
    exportAll: 'Export everything found as CSV',
    audit: 'Audit',
    verify: 'Verify the chain',
    blocked: 'The current user has been blocked. Please write to us.',
  },
  'fr-FR': {
    password: 'Mot de passe',
    code: 'Code de votre application d’authentification',
    app: 'Mot de passe et application',
    accept: 'Définir le mot de passe et l’application',
    makePasskey: 'Créer une clé d’accès',
    usePasskey: 'Utiliser une clé d’accès',
    access: 'Votre accès',
    removePasskey: /^Retirer la clé d’accès /,
    setUpApp: 'Définir un mot de passe et une application',
    removeApp: 'Retirer le mot de passe et l’application',
    noPasskey: 'Aucune clé d’accès pour l’instant.',
    operators: 'Opérateurs',
    add: 'Inviter un opérateur',
    operatorEmail: 'Adresse de l’opérateur',
    confirmTitle: 'Confirmez que c’est bien vous',
    link: 'Lien, affiché une seule fois',
    email: 'Adresse e-mail',
    signIn: 'Se connecter',
    query: 'Adresse, nom, identifiant, identifiant de requête, numéro de ticket ou clé',
    visit: 'Consulter le tableau de bord',
    ticket: 'Ticket ouvert du client',
    visiting: /^Visite de l’assistance pour T\d+ : ce compte est celui de /,
    endVisit: 'Terminer la visite',
    search: 'Rechercher',
    open: 'Ouvrir',
    block: 'Bloquer',
    because: 'Phrase que le client voit, dans sa langue',
    reason: 'Motif, pour l’audit',
    blockedState: 'Bloqué',
    announcements: 'Annonces',
    announced: 'Déménagement prévu',
    announcedText: 'Nous déménageons dimanche.',
    read: 'Lire',
    dismiss: 'Masquer « Déménagement prévu »',
    older: 'Lignes plus anciennes',
    exportAll: 'Exporter tout le résultat en CSV',
    audit: 'Audit',
    verify: 'Vérifier la chaîne',
    blocked: 'Ce compte a été bloqué. Please write to us.',
  },
} as const;
export type ConsoleLocale = keyof typeof consoleSaid;

/** A password, and an app whose codes the returned function makes, some seconds from now. */
export async function enterApp(page: Page, locale: ConsoleLocale): Promise<(seconds: number) => string> {
  const say = consoleSaid[locale];
  const secret = (await page.locator('code').textContent()) ?? '';
  const codeIn = (seconds: number) =>
    generateSync({ secret, epoch: Math.floor(Date.now() / 1_000) + seconds });
  await page.getByLabel(say.password, { exact: true }).fill(password);
  await page.getByLabel(say.code).fill(codeIn(0));
  await expectFine(page, 'password and app');
  await page.getByRole('button', { name: say.accept }).click();
  return codeIn;
}

/** From the link of the invitation to the first screen. A code is used once, so the second is the next one. */
export async function enterConsole(
  page: Page,
  locale: ConsoleLocale,
  email: string,
  link: string,
): Promise<void> {
  const say = consoleSaid[locale];
  await page.goto(link);
  await page.getByRole('tab', { name: say.app }).click();
  const codeIn = await enterApp(page, locale);
  await page.getByLabel(say.email).fill(email);
  await page.getByLabel(say.password, { exact: true }).fill(password);
  await page.getByLabel(say.code).fill(codeIn(30));
  await page.getByRole('button', { name: say.signIn }).click();
  await page.getByRole('tab').first().waitFor();
}
