import { defineFailures, type Words } from '@pagesmith/kernel';

/** What can be wrong with the way in which a result is asked for. */
export const outputFailures = defineFailures({
  deliveryWrong: {
    status: 400,
    title: { en: 'The delivery is not understood', fr: 'La livraison n’est pas comprise' },
    detail: ({ accepted }: { accepted: readonly string[] }) => ({
      en: `The property deliver must be an object with: ${accepted.join(', ')}.`,
      fr: `La propriété deliver doit être un objet avec\u00a0: ${accepted.join(', ')}.`,
    }),
  },
  outputAmbiguous: {
    status: 400,
    title: { en: 'The result is asked for in two ways', fr: 'Le résultat est demandé de deux manières' },
    detail: {
      en: 'Ask for the result in one way: answer=link, the header x-deliver-to, or the property deliver.',
      fr: 'Demandez le résultat d’une seule manière\u00a0: answer=link, l’en-tête x-deliver-to ou la propriété deliver.',
    },
  },
  linkNotForJobs: {
    status: 400,
    title: { en: 'A job has no link', fr: 'Une tâche n’a pas de lien' },
    detail: {
      en: 'A job keeps its result at GET /jobs/{id}/result. Leave out answer=link, or have the result delivered.',
      fr: 'Une tâche garde son résultat à GET /jobs/{id}/result. Retirez answer=link, ou faites livrer le résultat.',
    },
  },
  linkNotPrivate: {
    status: 400,
    title: {
      en: 'With the GDPR service there are no links',
      fr: 'Avec le service RGPD, il n’y a pas de lien',
    },
    detail: {
      en: 'The GDPR service keeps no result after its delivery, so there are no links. Take the file as the answer, or have it delivered to your own address.',
      fr: 'Le service RGPD ne conserve aucun résultat après sa remise\u00a0: il n’y a donc pas de lien. Recevez le fichier en réponse, ou faites-le livrer à votre propre adresse.',
    },
  },
  resultNotDelivered: {
    status: 400,
    title: {
      en: 'The result could not be delivered',
      fr: 'Le résultat n’a pas pu être livré',
    },
    detail: (reason: Words) => ({
      en: `The result could not be delivered. ${reason.en} Nothing was charged.`,
      fr: `Le résultat n’a pas pu être livré. ${reason.fr} Rien n’a été facturé.`,
    }),
  },
});
