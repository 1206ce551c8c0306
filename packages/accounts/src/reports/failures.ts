import { jobRequestsPerMinute } from '@pagesmith/catalog';
import { defineFailures } from '@pagesmith/kernel';

export const reportFailures = defineFailures({
  reportAbsent: {
    status: 404,
    title: { en: 'There is no report of this call.', fr: 'Il n’y a pas de rapport pour cet appel.' },
    detail: {
      en: 'There is no report of this call in this account: the call had nothing to report, or the retention time of the plan has ended.',
      fr: 'Il n’y a pas de rapport pour cet appel dans ce compte : l’appel n’avait rien à signaler, ou le délai de conservation de la formule est passé.',
    },
  },
  reportsAskedTooOften: {
    status: 429,
    title: {
      en: `Reports were asked for more than ${jobRequestsPerMinute} times in a minute.`,
      fr: `Des rapports ont été demandés plus de ${jobRequestsPerMinute} fois en une minute.`,
    },
    detail: ({ retryAfterSeconds }: { retryAfterSeconds: number }) => ({
      en: `An account may ask for reports ${jobRequestsPerMinute} times a minute; it uses up none of its calls. Ask again in ${retryAfterSeconds} seconds.`,
      fr: `Un compte peut demander des rapports ${jobRequestsPerMinute} fois par minute, sans que cela compte parmi ses appels. Redemandez dans ${retryAfterSeconds} secondes.`,
    }),
  },
});
