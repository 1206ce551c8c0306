import { type LegalPageId, legalDateOf, legalPageIds } from '@pagesmith/catalog';
import type { Words } from '@pagesmith/kernel';
import * as z from 'zod';
import { oneOf } from '../arguments/parameters.ts';
import type { Parameter } from '../arguments/read-arguments.ts';
import { dayIn } from '../mail/written.ts';
import { announcementFailures } from './failures.ts';
import type { Announcement, AnnouncementPlace } from './mail-everybody.ts';
import { calendarDay, requireNotice } from './notice.ts';

const names: Readonly<Record<LegalPageId, Words>> = {
  terms: { en: 'terms', fr: 'conditions' },
  privacy: { en: 'privacy page', fr: 'page Confidentialité' },
  'data-processing': { en: 'data processing agreement', fr: 'accord de sous-traitance des données' },
  'service-level': { en: 'service level agreement', fr: 'engagement de service' },
  cookies: { en: 'cookies page', fr: 'page Cookies' },
  security: { en: 'security page', fr: 'page Sécurité' },
};

const version: Parameter<number> = {
  schema: z.coerce.number().int().min(1).max(1_000),
  accepted: { en: 'Value must be a version number', fr: 'la valeur doit être un numéro de version' },
};
export const legalParameters = { page: oneOf(legalPageIds), version, from: calendarDay };

export interface LegalChange {
  readonly page: LegalPageId;
  readonly version: number;
  readonly from: string;
}

/** A legal page, the version that is coming, and the day from which it holds. A text in force is announced too late. */
export function legalChange(deps: AnnouncementPlace, { page, version, from }: LegalChange): Announcement {
  if (legalDateOf(page, version) !== undefined)
    throw announcementFailures.versionPublished({ page, version });
  requireNotice(from, deps.clock.now());
  const { publicUrl } = deps;
  const address = `${publicUrl}/${page}`;
  return {
    id: `${page} ${version}`,
    shownUntil: new Date(from),
    words: (language) => {
      const name = names[page][language];
      const day = dayIn(from, language);
      return {
        en: {
          subject: `Our ${name} will change on ${day}`,
          text: `From ${day}, version ${version} of our ${name} applies to your Pagesmith account. The text in force until then is at ${address}; the new one will be there from that day, and the earlier one stays readable.\n\nIf you agree, there is nothing to do. If you do not, you can export your data and close your account before that day, in the account menu of the dashboard. Questions? Write to us at ${publicUrl}/contact.\n`,
        },
        fr: {
          subject: `Changement au ${day}\u00a0: ${name}`,
          text: `À partir du ${day}, la version ${version} de ce texte (${name}) s’applique à votre compte Pagesmith. Le texte en vigueur d’ici là se trouve à l’adresse ${address}\u00a0; le nouveau y sera à partir de ce jour, et l’ancien restera consultable.\n\nSi vous êtes d’accord, vous n’avez rien à faire. Sinon, vous pouvez exporter vos données et clôturer votre compte avant cette date, dans le menu du compte du tableau de bord. Une question\u00a0? Écrivez-nous sur ${publicUrl}/contact.\n`,
        },
      }[language];
    },
  };
}
