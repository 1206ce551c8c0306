import { defineFailures } from '@pagesmith/kernel';

export const idempotencyFailures = defineFailures({
  idempotencyKeyInvalid: {
    status: 400,
    title: {
      en: 'The header Idempotency-Key takes 1 to 255 printable ASCII characters.',
      fr: 'L’en-tête Idempotency-Key accepte de 1 à 255 caractères ASCII imprimables.',
    },
  },
  idempotencyKeyReused: {
    status: 409,
    title: {
      en: 'This Idempotency-Key belongs to another request. Use a new key for a new request.',
      fr: 'Cette Idempotency-Key appartient à une autre requête. Utilisez une nouvelle clé pour une nouvelle requête.',
    },
  },
  resultExpired: {
    status: 409,
    title: {
      en: 'This request has succeeded before, and its result is no longer kept.',
      fr: 'Cette requête a déjà réussi, et son résultat n’est plus conservé.',
    },
    detail: ({ retentionMinutes }: { retentionMinutes: number }) => ({
      en: `This request has succeeded before, and its result is no longer kept: the account's plan keeps one for ${retentionMinutes} minutes. Use a new Idempotency-Key to have it worked, and charged, again.`,
      fr: `Cette requête a déjà réussi, et son résultat n’est plus conservé : la formule du compte le garde ${retentionMinutes} minutes. Utilisez une nouvelle Idempotency-Key pour la relancer ; elle sera facturée à nouveau.`,
    }),
  },
});
