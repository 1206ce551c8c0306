import { policy } from '@pagesmith/catalog';
import type { Database } from '@pagesmith/database';
import { filledTextUpTo, textUpTo } from '../arguments/parameters.ts';
import { dayIn } from '../mail/written.ts';
import type { Announcement, AnnouncementPlace } from './mail-everybody.ts';
import { calendarDay, requireNotice } from './notice.ts';

const name = filledTextUpTo(200);
export const subProcessorParameters = {
  name,
  /** Its name with what it does and where, as the legal pages will say it. */
  entryEn: name,
  entryFr: name,
  replaces: { ...textUpTo(200), absent: '' },
  from: calendarDay,
};

type SubProcessorChange = Readonly<Record<keyof typeof subProcessorParameters, string>>;

const idOf = (subProcessor: string) => `sub-processor ${subProcessor}`;

/** Somebody who will handle data for us, and the day from which. */
export function subProcessorChange(deps: AnnouncementPlace, given: SubProcessorChange): Announcement {
  const { name, entryEn, entryFr, replaces, from } = given;
  requireNotice(from, deps.clock.now());
  const { publicUrl } = deps;
  const agreement = `${publicUrl}/data-processing`;
  return {
    id: idOf(name),
    shownUntil: new Date(from),
    words: (language) => {
      const day = dayIn(from, language);
      return {
        en: {
          subject: `A new sub-processor from ${day}: ${name}`,
          text: `From ${day}, ${entryEn} will handle data for Pagesmith as a sub-processor${replaces && `, in place of ${replaces}`}. It is bound to the same duties as we are; our data processing agreement is at ${agreement}.\n\nIf you agree, there is nothing to do. You may object: write to us at ${publicUrl}/contact before that day. You can also export your data and close your account, in the account menu of the dashboard.\n`,
        },
        fr: {
          subject: `Nouveau sous-traitant ultérieur au ${day}\u00a0: ${name}`,
          text: `À partir du ${day}, ${entryFr} traitera des données pour Pagesmith en tant que sous-traitant ultérieur${replaces && `, à la place de ${replaces}`}. Il est tenu aux mêmes obligations que nous\u00a0; notre accord de sous-traitance se trouve à l’adresse ${agreement}.\n\nSi vous êtes d’accord, vous n’avez rien à faire. Vous pouvez vous y opposer\u00a0: écrivez-nous sur ${publicUrl}/contact avant cette date. Vous pouvez aussi exporter vos données et clôturer votre compte, dans le menu du compte du tableau de bord.\n`,
        },
      }[language];
    },
  };
}

/** Which of those that the configuration names began without customers having been told as long ahead as is promised. */
export async function untoldSubProcessors(
  database: Database,
  names: readonly string[],
  now: Date,
): Promise<string[]> {
  // Whoever is named first of all was there when the first customers came, or before this was kept.
  await database.query(
    `INSERT INTO sub_processors (name, named_at)
     SELECT named, CASE WHEN EXISTS (SELECT FROM sub_processors) THEN $2::timestamptz END
     FROM unnest($1::text[]) AS named
     ON CONFLICT DO NOTHING`,
    [names, now],
  );
  const rows = await database.query<{ name: string }>(
    `SELECT name FROM sub_processors
     WHERE name = ANY ($1) AND named_at IS NOT NULL
       AND EXISTS (SELECT FROM accounts WHERE created_at < named_at)
       AND NOT EXISTS (SELECT FROM announcements WHERE id = '${idOf('')}' || name
         AND created_at <= named_at - make_interval(days => $2))
     ORDER BY name`,
    [names, policy.changeNoticeDays],
  );
  return rows.map((row) => row.name);
}
