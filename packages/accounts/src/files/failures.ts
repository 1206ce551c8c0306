import { fileRequestsPerMinute } from '@pagesmith/catalog';
import { defineFailures } from '@pagesmith/kernel';

export const fileFailures = defineFailures({
  fileAbsent: {
    status: 404,
    title: { en: 'There is no such file', fr: 'Ce fichier n’existe pas' },
    detail: {
      en: 'There is no such file in this account: it was deleted, or its time has passed. Upload it again with POST /files.',
      fr: 'Ce fichier n’existe pas dans ce compte\u00a0: il a été supprimé, ou sa durée de conservation est écoulée. Envoyez-le à nouveau par POST /files.',
    },
  },
  linkAbsent: {
    status: 404,
    title: { en: 'There is no such link', fr: 'Ce lien n’existe pas' },
    detail: {
      en: 'This link is wrong or has expired, or its file was deleted.',
      fr: 'Ce lien est faux ou a expiré, ou son fichier a été supprimé.',
    },
  },
  filesAskedTooOften: {
    status: 429,
    title: {
      en: `Files were requested more than ${fileRequestsPerMinute} times in a minute`,
      fr: `Les fichiers ont été consultés plus de ${fileRequestsPerMinute} fois en une minute`,
    },
    detail: ({ retryAfterSeconds }: { retryAfterSeconds: number }) => ({
      en: `Files may be uploaded, listed and deleted ${fileRequestsPerMinute} times a minute in all; these requests do not count as calls. Try again in ${retryAfterSeconds} seconds.`,
      fr: `Les fichiers peuvent être envoyés, consultés et supprimés ${fileRequestsPerMinute} fois par minute en tout, sans que cela compte comme un appel. Réessayez dans ${retryAfterSeconds}\u00a0secondes.`,
    }),
  },
});
