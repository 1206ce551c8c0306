import { defineFailures, type Words } from '@pagesmith/kernel';

interface WrongSetting {
  readonly field: string;
  readonly accepted: Words;
}

/** What can be wrong with what somebody wants of a key. */
export const keyFailures = defineFailures({
  keySettingWrong: {
    status: 400,
    title: { en: 'A setting of the key is not accepted', fr: 'Un réglage de la clé n’est pas accepté' },
    detail: ({ field, accepted }: WrongSetting) => ({
      en: `'${field}' must be ${accepted.en}.`,
      fr: `«\u00a0${field}\u00a0» doit être ${accepted.fr}.`,
    }),
  },
  keySettingUnknown: {
    status: 400,
    title: { en: 'A key has no such setting', fr: 'Une clé n’a pas ce réglage' },
    detail: ({ field, accepted }: { field: string; accepted: readonly string[] }) => ({
      en: `A key has no '${field}'. Accepted here: ${accepted.join(', ')}.`,
      fr: `Une clé n’a pas de «\u00a0${field}\u00a0». Acceptés ici\u00a0: ${accepted.join(', ')}.`,
    }),
  },
  keyRightsExceeded: {
    status: 403,
    title: {
      en: 'A key cannot give more rights than it has',
      fr: 'Une clé ne peut pas donner plus de droits qu’elle n’en a',
    },
    detail: ({ field }: { field: string }) => ({
      en: `The key that you use cannot make or change a key with more rights than its own: '${field}' goes beyond them. Use a key with these rights, or the dashboard.`,
      fr: `La clé que vous utilisez ne peut ni créer ni modifier une clé qui aurait plus de droits qu’elle\u00a0: «\u00a0${field}\u00a0» les dépasse. Utilisez une clé qui a ces droits, ou le tableau de bord.`,
    }),
  },
  keyAbsent: {
    status: 404,
    title: { en: 'There is no such key', fr: 'Cette clé n’existe pas' },
    detail: ({ id }: { id: string }) => ({
      en: `Your account has no key with the id ${id}. GET /keys lists them.`,
      fr: `Votre compte n’a pas de clé d’identifiant ${id}. GET /keys en donne la liste.`,
    }),
  },
});
