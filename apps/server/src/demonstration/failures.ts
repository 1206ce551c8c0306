import { defineFailures } from '@pagesmith/kernel';
import { demonstrationLengthMax as longest } from '@pagesmith/operations';

export const demonstrationFailures = defineFailures({
  nameUnusable: {
    status: 400,
    title: { en: 'The name cannot be used.', fr: 'Le nom ne peut pas être utilisé.' },
    detail: {
      en: `Send JSON with a name of 1 to ${longest} characters on one line, and the language en or fr.`,
      fr: `Envoyez un JSON avec un nom de 1 à ${longest}\u00a0caractères sur une ligne et la langue en ou fr.`,
    },
  },
  demonstrationsExhausted: {
    status: 429,
    title: { en: 'Too many runs from your network', fr: 'Trop d’essais depuis votre réseau' },
    detail: ({ retryAfterSeconds }: { retryAfterSeconds: number }) => ({
      en: `The demonstration can be run again in ${retryAfterSeconds} seconds. With a key of your own there is no such limit.`,
      fr: `La démonstration sera de nouveau possible dans ${retryAfterSeconds}\u00a0secondes. Avec votre propre clé, cette limite n’existe pas.`,
    }),
  },
});
