// What can be asked of any PDF that comes out, whichever operation made it.
import { flag, oneOf } from '../define/index.ts';

export const finishingOptions = { protect: oneOf(['keep']), clean: flag(), linearize: flag() };

export const finishingWords = {
  en: {
    protect: {
      label: 'Protection',
      help: 'If a file was protected, the result can be too: with the password that was sent and the same rights, in the strongest encryption that PDF has.',
      none: 'The result is not protected',
      choices: { keep: 'Keep the password and the rights' },
    },
    clean: {
      label: 'Remove what the pages do not show',
      help: 'Metadata, attached files, scripts, hidden layers and comments are removed, and the report says which of them there were.',
    },
    linearize: {
      label: 'Prepare for the web',
      help: 'The file is linearized: a browser shows its first page before the rest has come.',
    },
  },
  fr: {
    protect: {
      label: 'Protection',
      help: 'Si un fichier était protégé, le résultat peut l’être aussi : avec le mot de passe envoyé et les mêmes droits, par le chiffrement le plus fort du format PDF.',
      none: 'Le résultat n’est pas protégé',
      choices: { keep: 'Garder le mot de passe et les droits' },
    },
    clean: {
      label: 'Retirer ce que les pages ne montrent pas',
      help: 'Métadonnées, fichiers joints, scripts, calques masqués et commentaires sont retirés, et le rapport indique ce qu’il y avait.',
    },
    linearize: {
      label: 'Préparer pour le web',
      help: 'Le fichier est linéarisé : un navigateur en affiche la première page avant d’avoir reçu la suite.',
    },
  },
} as const;
