import { jobRequestsPerMinute } from '@pagesmith/catalog';
import { defineFailures } from '@pagesmith/kernel';

export const jobFailures = defineFailures({
  jobAbsent: {
    status: 404,
    title: { en: 'There is no such job.', fr: 'Il n’y a pas de tâche de ce nom.' },
    detail: {
      en: 'There is no such job in this account. A job is forgotten seven days after its end.',
      fr: 'Il n’y a pas de tâche de ce nom dans ce compte. Une tâche est oubliée sept jours après sa fin.',
    },
  },
  jobUnfinished: {
    status: 409,
    title: { en: 'The job is not finished yet.', fr: 'La tâche n’est pas encore terminée.' },
    detail: ({ id }: { id: string }) => ({
      en: `The job is not finished yet. GET /jobs/${id} tells its state.`,
      fr: `La tâche n’est pas encore terminée. GET /jobs/${id} donne son état.`,
    }),
  },
  jobWithoutResult: {
    status: 409,
    title: { en: 'The job has no result.', fr: 'La tâche n’a pas de résultat.' },
    detail: ({ id }: { id: string }) => ({
      en: `The job has failed or was cancelled, so that it has no result. GET /jobs/${id} tells why.`,
      fr: `La tâche a échoué ou a été annulée : elle n’a pas de résultat. GET /jobs/${id} dit pourquoi.`,
    }),
  },
  resultGone: {
    status: 410,
    title: { en: 'The result is no longer kept.', fr: 'Le résultat n’est plus conservé.' },
    detail: {
      en: 'The result is no longer kept: its time has ended, or it was deleted. Send the request again to have it worked, and charged, again.',
      fr: 'Le résultat n’est plus conservé : son délai est passé, ou il a été supprimé. Envoyez la requête à nouveau pour la relancer ; elle sera facturée à nouveau.',
    },
  },
  jobsTooMany: {
    status: 429,
    title: { en: 'Too many jobs are unfinished.', fr: 'Trop de tâches sont en cours.' },
    detail: ({ countMax }: { countMax: number }) => ({
      en: `The account's plan takes ${countMax} unfinished jobs at a time. Wait until some have ended, or cancel some.`,
      fr: `La formule du compte accepte ${countMax} tâches en cours à la fois. Attendez que certaines se terminent, ou annulez-en.`,
    }),
  },
  jobsAskedTooOften: {
    status: 429,
    title: {
      en: `Jobs were asked for more than ${jobRequestsPerMinute} times in a minute.`,
      fr: `Des tâches ont été demandées plus de ${jobRequestsPerMinute} fois en une minute.`,
    },
    detail: ({ retryAfterSeconds }: { retryAfterSeconds: number }) => ({
      en: `An account may ask for its jobs ${jobRequestsPerMinute} times a minute; it uses up none of its calls. Ask again in ${retryAfterSeconds} seconds, or let webhooks tell you.`,
      fr: `Un compte peut demander ses tâches ${jobRequestsPerMinute} fois par minute, sans que cela compte parmi ses appels. Redemandez dans ${retryAfterSeconds} secondes, ou laissez les webhooks vous prévenir.`,
    }),
  },
  jobCancelled: {
    status: 499,
    title: { en: 'The job was cancelled.', fr: 'La tâche a été annulée.' },
  },
  jobInterrupted: {
    status: 500,
    title: {
      en: 'The server stopped twice while it worked on this job. It was not charged; send it again.',
      fr: 'Le serveur s’est arrêté deux fois pendant cette tâche. Elle n’a pas été facturée ; envoyez-la à nouveau.',
    },
  },
});
