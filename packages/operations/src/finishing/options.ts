// What can be asked of any PDF that comes out, whichever operation made it.
import { oneOf } from '../define/index.ts';

export const finishingOptions = { protect: oneOf(['keep']) };

export const finishingWords = {
  en: {
    protect: {
      label: 'Protection',
      help: 'If a file was protected, the result can be too: with the password that was sent and with the same rights, by AES with 256 bits.',
      none: 'The result is not protected',
      choices: { keep: 'Keep the password and the rights' },
    },
  },
  fr: {
    protect: {
      label: 'Protection',
      help: 'Si un fichier était protégé, le résultat peut l’être aussi : avec le mot de passe envoyé et les mêmes droits, en AES 256 bits.',
      none: 'Le résultat n’est pas protégé',
      choices: { keep: 'Garder le mot de passe et les droits' },
    },
  },
} as const;
