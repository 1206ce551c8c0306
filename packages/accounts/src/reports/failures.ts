import { jobRequestsPerMinute } from '@pagesmith/catalog';
import { defineFailures } from '@pagesmith/kernel';

export const reportFailures = defineFailures({
  reportAbsent: {
    status: 404,
    title: { en: 'There is no report for this call.', fr: 'Il n’y a pas de rapport pour cet appel.' },
    detail: {
      en: 'There is no report for this call in this account: the call had nothing to report, or your plan’s retention time has passed.',
      fr: 'Il n’y a pas de rapport pour cet appel dans ce compte\u00a0: l’appel n’avait rien à signaler, ou la durée de conservation de votre formule est écoulée.',
    },
  },
  reportsAskedTooOften: {
    status: 429,
    title: {
      en: `Reports were requested more than ${jobRequestsPerMinute} times in a minute.`,
      fr: `Les rapports ont été consultés plus de ${jobRequestsPerMinute} fois en une minute.`,
    },
    detail: ({ retryAfterSeconds }: { retryAfterSeconds: number }) => ({
      en: `An account may request reports ${jobRequestsPerMinute} times a minute; these requests do not count as calls. Try again in ${retryAfterSeconds} seconds.`,
      fr: `Un compte peut consulter ses rapports ${jobRequestsPerMinute} fois par minute, sans que cela compte comme un appel. Réessayez dans ${retryAfterSeconds}\u00a0secondes.`,
    }),
  },
});
