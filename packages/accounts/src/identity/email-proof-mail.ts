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
        'Somebody, we hope you, registered at Pagesmith with this address. Please confirm within a day that it is yours:',
      after: 'If it was not you, do nothing: no API key can be made with an address that nobody confirmed.',
    },
    fr: {
      subject: 'Confirmez votre adresse e-mail',
      before:
        'Quelqu’un, vous espérons-nous, s’est inscrit chez Pagesmith avec cette adresse. Confirmez dans les 24 heures qu’elle est la vôtre :',
      after:
        'Si ce n’était pas vous, ne faites rien : aucune clé API ne peut être créée avec une adresse que personne n’a confirmée.',
    },
  },
  change: {
    en: {
      subject: 'Confirm your new e-mail address',
      before:
        'Somebody, we hope you, wants to use this address for a Pagesmith account. Please confirm within a day that it is yours:',
      after: 'If it was not you, do nothing: the account keeps the address that it has.',
    },
    fr: {
      subject: 'Confirmez votre nouvelle adresse e-mail',
      before:
        'Quelqu’un, vous espérons-nous, veut utiliser cette adresse pour un compte Pagesmith. Confirmez dans les 24 heures qu’elle est la vôtre :',
      after: 'Si ce n’était pas vous, ne faites rien : le compte garde l’adresse qu’il a.',
    },
  },
};

export function emailProofMail({ to, link, language, isChange }: EmailProofMail): Mail {
  const { subject, before, after } = words[isChange ? 'change' : 'own'][language];
  return { to, subject, text: `${before}\n\n${link}\n\n${after}\n` };
}
