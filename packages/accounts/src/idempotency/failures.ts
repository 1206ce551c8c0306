import { defineFailures } from '@pagesmith/kernel';

export const idempotencyFailures = defineFailures({
  idempotencyKeyInvalid: {
    status: 400,
    title: {
      en: 'The Idempotency-Key header must be 1 to 255 printable ASCII characters.',
      fr: 'L’en-tête Idempotency-Key doit comporter de 1 à 255\u00a0caractères ASCII imprimables.',
    },
  },
  idempotencyKeyReused: {
    status: 409,
    title: {
      en: 'This Idempotency-Key has already been used for a different request. Use a new key for a new request.',
      fr: 'Cette Idempotency-Key a déjà servi pour une autre requête. Utilisez une nouvelle clé pour une nouvelle requête.',
    },
  },
  resultDelivered: {
    status: 409,
    title: {
      en: 'This request has already succeeded, and its result was deleted once it had been delivered.',
      fr: 'Cette requête a déjà réussi, et son résultat a été supprimé dès sa livraison.',
    },
    detail: {
      en: 'This request has already succeeded, and with the GDPR service its result was deleted once it had been delivered. To run the request again, and be charged again, use a new Idempotency-Key.',
      fr: 'Cette requête a déjà réussi et, avec le service RGPD, son résultat a été supprimé dès sa livraison. Utilisez une nouvelle Idempotency-Key pour la relancer\u00a0; elle sera facturée à nouveau.',
    },
  },
  resultExpired: {
    status: 409,
    title: {
      en: 'This request has already succeeded, and its result is no longer kept.',
      fr: 'Cette requête a déjà réussi, et son résultat n’est plus conservé.',
    },
    detail: ({ retentionMinutes }: { retentionMinutes: number }) => ({
      en: `This request has already succeeded, and its result is no longer kept: your plan keeps results for ${retentionMinutes} minutes. To run the request again, and be charged again, use a new Idempotency-Key.`,
      fr: `Cette requête a déjà réussi, et son résultat n’est plus conservé\u00a0: votre formule conserve les résultats ${retentionMinutes}\u00a0minutes. Pour relancer la requête, qui sera facturée à nouveau, utilisez une nouvelle Idempotency-Key.`,
    }),
  },
});
