import type { Language } from '@pagesmith/kernel';
import type { Mail } from '../mail/mailbox.ts';

interface EmailProofMail {
  readonly to: string;
  readonly link: string;
  readonly language: Language;
  /** Whether it is to replace the address that the account has. */
  readonly isChange: boolean;
}

const words = {
  own: {
    en: {
      subject: 'Confirm your e-mail address',
      before:
        'Someone, hopefully you, signed up for Pagesmith with this address. Please confirm within 24 hours that it is yours:',
      after: 'If it was not you, do nothing: no API key can be created until the address is confirmed.',
    },
    fr: {
      subject: 'Confirmez votre adresse e-mail',
      before:
        'Quelqu’un (vous, nous l’espérons) s’est inscrit sur Pagesmith avec cette adresse. Confirmez dans les 24\u00a0heures que c’est bien la vôtre\u00a0:',
      after:
        'Si ce n’était pas vous, ne faites rien\u00a0: sans confirmation de l’adresse, aucune clé API ne peut être créée.',
    },
  },
  change: {
    en: {
      subject: 'Confirm your new e-mail address',
      before:
        'Someone, hopefully you, wants to use this address for a Pagesmith account. Please confirm within 24 hours that it is yours:',
      after: 'If it was not you, do nothing: the account keeps its current address.',
    },
    fr: {
      subject: 'Confirmez votre nouvelle adresse e-mail',
      before:
        'Quelqu’un (vous, nous l’espérons) souhaite utiliser cette adresse pour un compte Pagesmith. Confirmez dans les 24\u00a0heures que c’est bien la vôtre\u00a0:',
      after: 'Si ce n’était pas vous, ne faites rien\u00a0: le compte conserve son adresse actuelle.',
    },
  },
};

export function emailProofMail({ to, link, language, isChange }: EmailProofMail): Mail {
  const { subject, before, after } = words[isChange ? 'change' : 'own'][language];
  return { to, subject, text: `${before}\n\n${link}\n\n${after}\n` };
}
