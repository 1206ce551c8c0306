import { managementRequestsPerMinute } from '@pagesmith/catalog';
import { defineFailures } from '@pagesmith/kernel';

export const managementFailures = defineFailures({
  accountAskedTooOften: {
    status: 429,
    title: {
      en: `The account was asked for more than ${managementRequestsPerMinute} times in a minute`,
      fr: `Le compte a été consulté plus de ${managementRequestsPerMinute} fois en une minute`,
    },
    detail: ({ retryAfterSeconds }: { retryAfterSeconds: number }) => ({
      en: `Usage, calls, keys, pipelines and webhook endpoints may be requested ${managementRequestsPerMinute} times a minute in all; these requests do not count as calls. Try again in ${retryAfterSeconds} seconds.`,
      fr: `La consommation, les appels, les clés, les pipelines et les webhooks peuvent être consultés ou modifiés ${managementRequestsPerMinute} fois par minute en tout, sans que cela compte comme un appel. Réessayez dans ${retryAfterSeconds}\u00a0secondes.`,
    }),
  },
  bodyNotObject: {
    status: 400,
    title: { en: 'The request is not a JSON object', fr: 'La requête n’est pas un objet JSON' },
    detail: {
      en: 'Send a JSON object, with content-type: application/json.',
      fr: 'Envoyez un objet JSON, avec content-type: application/json.',
    },
  },
});
