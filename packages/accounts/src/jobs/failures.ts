import { jobRequestsPerMinute } from '@pagesmith/catalog';
import { defineFailures } from '@pagesmith/kernel';

export const jobFailures = defineFailures({
  jobAbsent: {
    status: 404,
    title: { en: 'There is no such job.', fr: 'Cette tâche n’existe pas.' },
    detail: {
      en: 'There is no such job in this account. Jobs are deleted seven days after they end.',
      fr: 'Cette tâche n’existe pas dans ce compte. Les tâches sont supprimées sept jours après leur fin.',
    },
  },
  jobUnfinished: {
    status: 409,
    title: { en: 'The job is not finished yet.', fr: 'La tâche n’est pas encore terminée.' },
    detail: ({ id }: { id: string }) => ({
      en: `The job is not finished yet. GET /jobs/${id} returns its state.`,
      fr: `La tâche n’est pas encore terminée. GET /jobs/${id} donne son état.`,
    }),
  },
  jobWithoutResult: {
    status: 409,
    title: { en: 'The job has no result.', fr: 'La tâche n’a pas de résultat.' },
    detail: ({ id }: { id: string }) => ({
      en: `The job failed or was cancelled, so it has no result. GET /jobs/${id} says why.`,
      fr: `La tâche a échoué ou a été annulée\u00a0: elle n’a pas de résultat. GET /jobs/${id} dit pourquoi.`,
    }),
  },
  resultGone: {
    status: 410,
    title: { en: 'The result is no longer kept.', fr: 'Le résultat n’est plus conservé.' },
    detail: {
      en: 'The result is no longer kept: its retention time has passed, or it was deleted. To run the request again, and be charged again, send it again.',
      fr: 'Le résultat n’est plus conservé\u00a0: sa durée de conservation est écoulée, ou il a été supprimé. Renvoyez la requête pour la relancer\u00a0; elle sera facturée à nouveau.',
    },
  },
  jobsTooMany: {
    status: 429,
    title: { en: 'There are too many unfinished jobs.', fr: 'Il y a trop de tâches en cours.' },
    detail: ({ countMax }: { countMax: number }) => ({
      en: `Your plan allows ${countMax} unfinished jobs at a time. Wait for some to finish, or cancel some.`,
      fr: `Votre formule permet ${countMax} tâches en cours à la fois. Attendez que certaines se terminent, ou annulez-en.`,
    }),
  },
  jobsAskedTooOften: {
    status: 429,
    title: {
      en: `Jobs were requested more than ${jobRequestsPerMinute} times in a minute.`,
      fr: `Les tâches ont été consultées plus de ${jobRequestsPerMinute} fois en une minute.`,
    },
    detail: ({ retryAfterSeconds }: { retryAfterSeconds: number }) => ({
      en: `An account may request its jobs ${jobRequestsPerMinute} times a minute; these requests do not count as calls. Try again in ${retryAfterSeconds} seconds, or let a webhook notify you.`,
      fr: `Un compte peut consulter ses tâches ${jobRequestsPerMinute} fois par minute, sans que cela compte comme un appel. Réessayez dans ${retryAfterSeconds}\u00a0secondes, ou laissez un webhook vous prévenir.`,
    }),
  },
  jobCancelled: {
    status: 499,
    title: { en: 'The job was cancelled.', fr: 'La tâche a été annulée.' },
  },
  jobInterrupted: {
    status: 500,
    title: {
      en: 'The server stopped twice while working on this job. It was not charged; please send it again.',
      fr: 'Le serveur s’est arrêté deux fois pendant cette tâche. Elle n’a pas été facturée\u00a0; renvoyez-la.',
    },
  },
});
