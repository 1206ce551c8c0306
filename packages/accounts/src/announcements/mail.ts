import type { Language, Words } from '@pagesmith/kernel';
import type { Mail } from '../mail/mailbox.ts';

/** A legal page, the coming version, and the day it takes effect. */
export interface Change {
  readonly page: string;
  readonly version: number;
  readonly from: string;
}

const names: Readonly<Record<string, Words>> = {
  terms: { en: 'terms', fr: 'conditions' },
  privacy: { en: 'privacy page', fr: 'page Confidentialité' },
  'data-processing': { en: 'data processing agreement', fr: 'accord de sous-traitance des données' },
  'service-level': { en: 'service level agreement', fr: 'engagement de service' },
  cookies: { en: 'cookies page', fr: 'page Cookies' },
  security: { en: 'security page', fr: 'page Sécurité' },
};

const dayIn = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(language === 'fr' ? 'fr-FR' : 'en-GB', {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(new Date(day));

export function changeMail(
  { page, version, from }: Change,
  account: { readonly email: string; readonly language: Language | null },
  publicUrl: string,
): Mail {
  const language = account.language ?? 'en';
  const name = names[page]?.[language] ?? page;
  const day = dayIn(from, language);
  const address = `${publicUrl}/${page}`;
  const words = {
    en: {
      subject: `Our ${name} will change on ${day}`,
      text: `From ${day}, version ${version} of our ${name} applies to your Pagesmith account. The text in force until then is at ${address}; the new one will be there from that day, and the earlier one stays readable.\n\nIf you agree, there is nothing to do. If you do not, you can export your data and close your account before that day, in the account menu of the dashboard. Questions? Write to us at ${publicUrl}/contact.\n`,
    },
    fr: {
      subject: `Changement au ${day}\u00a0: ${name}`,
      text: `À partir du ${day}, la version ${version} de ce texte (${name}) s’applique à votre compte Pagesmith. Le texte en vigueur d’ici là se trouve à l’adresse ${address}\u00a0; le nouveau y sera à partir de ce jour, et l’ancien restera consultable.\n\nSi vous êtes d’accord, vous n’avez rien à faire. Sinon, vous pouvez exporter vos données et clôturer votre compte avant cette date, dans le menu du compte du tableau de bord. Une question\u00a0? Écrivez-nous sur ${publicUrl}/contact.\n`,
    },
  };
  return { to: account.email, ...words[language] };
}
