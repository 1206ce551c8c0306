import { defineWords } from '../../language/define-words.ts';

export const verifyWords = defineWords({
  en: {
    title: 'Confirm your e-mail address.',
    text: (email: string) =>
      `We e\u2011mailed a link to ${email}. Until you open it, you cannot create API keys; everything else works.`,
    resend: 'Send the link again',
    sending: 'Sending…',
    sent: (email: string) => `A new link is on its way to ${email}.`,
  },
  fr: {
    title: 'Confirmez votre adresse e-mail.',
    text: (email: string) =>
      `Nous avons envoyé un lien à ${email}. Tant qu’il n’est pas ouvert, vous ne pouvez pas créer de clé API\u00a0; tout le reste fonctionne.`,
    resend: 'Renvoyer le lien',
    sending: 'Envoi en cours…',
    sent: (email: string) => `Un nouveau lien a été envoyé à ${email}.`,
  },
});
