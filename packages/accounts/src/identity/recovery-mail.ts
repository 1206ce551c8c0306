import type { Language } from '@pagesmith/kernel';
import type { Mail } from '../mail/mailbox.ts';

interface RecoveryMail {
  readonly to: string;
  readonly link: string;
  readonly language: Language;
}

const words = {
  en: {
    subject: 'A new password for Pagesmith',
    before:
      'Someone, hopefully you, asked for a new password for this address. Choose it here within an hour:',
    after: 'If it was not you, do nothing: your password stays as it is.',
  },
  fr: {
    subject: 'Un nouveau mot de passe pour Pagesmith',
    before:
      'Quelqu’un (vous, nous l’espérons) a demandé un nouveau mot de passe pour cette adresse. Choisissez-le ici dans l’heure\u00a0:',
    after: 'Si ce n’était pas vous, ne faites rien\u00a0: votre mot de passe reste le même.',
  },
};

export function recoveryMail({ to, link, language }: RecoveryMail): Mail {
  const { subject, before, after } = words[language];
  return { to, subject, text: `${before}\n\n${link}\n\n${after}\n` };
}
