import { defineFailures, type Words } from '@pagesmith/kernel';

const title = { en: 'Address refused', fr: 'Adresse refusée' };

/** One sentence for every name that is not public: what exists inside a network is nobody's business outside. */
export const outgoingFailures = defineFailures({
  addressInvalid: { status: 400, title, detail: (words: Words) => words },
  addressNotPublic: {
    status: 400,
    title,
    detail: ({ host }: { host: string }) => ({
      en: `The host ${host} is not a machine on the public internet.`,
      fr: `L’hôte ${host} n’est pas une machine de l’internet public.`,
    }),
  },
  answerTimedOut: {
    status: 504,
    title: { en: 'No answer in time', fr: 'Pas de réponse à temps' },
    detail: ({ seconds }: { seconds: number }) => ({
      en: `The address did not answer within ${seconds} seconds.`,
      fr: `L’adresse n’a pas répondu en ${seconds}\u00a0secondes.`,
    }),
  },
  certificateRefused: {
    status: 502,
    title: { en: 'Certificate refused', fr: 'Certificat refusé' },
    detail: ({ reason }: { reason: string }) => ({
      en: `The certificate of the address is not valid (${reason}).`,
      fr: `Le certificat de l’adresse n’est pas valable (${reason}).`,
    }),
  },
  redirectsTooMany: {
    status: 502,
    title: { en: 'Too many redirects', fr: 'Trop de redirections' },
    detail: ({ countMax }: { countMax: number }) => ({
      en: `The address redirects more than ${countMax} times.`,
      fr: `L’adresse redirige plus de ${countMax}\u00a0fois.`,
    }),
  },
  connectionFailed: {
    status: 502,
    title: { en: 'Connection failed', fr: 'Échec de la connexion' },
    detail: ({ reason }: { reason: string }) => ({
      en: `The address could not be reached (${reason}).`,
      fr: `L’adresse est injoignable (${reason}).`,
    }),
  },
});
