import { defineWords } from '../../language/define-words.ts';

export const visitWords = defineWords({
  en: {
    title: (ticket: string, email: string) => `Support visit for ${ticket}: this is the account of ${email}`,
    text: (endsAt: string) =>
      `You can read everything and change nothing. The customer has been told, and can end the visit. It ends by itself: ${endsAt}.`,
    end: 'End the visit',
  },
  fr: {
    title: (ticket: string, email: string) =>
      `Visite de l’assistance pour ${ticket}\u00a0: ce compte est celui de ${email}`,
    text: (endsAt: string) =>
      `Vous pouvez lire, sans rien modifier. Le client est prévenu et peut mettre fin à la visite. Elle prend fin d’elle-même\u00a0: ${endsAt}.`,
    end: 'Terminer la visite',
  },
});
