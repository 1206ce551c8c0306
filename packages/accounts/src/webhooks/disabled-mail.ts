import { webhooks } from '@pagesmith/catalog';
import { type Language, languages } from '@pagesmith/kernel';
import type { Mail } from '../mail/mailbox.ts';

interface Owner {
  readonly email: string;
  readonly language: Language | null;
}

const why = {
  failing: {
    en: `No event could be delivered to it for ${webhooks.failingDaysMax} days.`,
    fr: `Aucun événement n’a pu y être livré pendant ${webhooks.failingDaysMax}\u00a0jours.`,
  },
  gone: {
    en: 'It answered 410 Gone, which means that it does not want any more events.',
    fr: 'Il a répondu 410 Gone, ce qui signifie qu’il ne veut plus d’événements.',
  },
};

const words = {
  en: {
    subject: 'Your webhook is disabled',
    what: (url: string) => `We have disabled your webhook endpoint ${url}.`,
    next: 'When it is ready, enable it again on the API keys tab of the dashboard, where you can also resend failed deliveries.',
  },
  fr: {
    subject: 'Votre webhook est désactivé',
    what: (url: string) => `Nous avons désactivé votre point de réception ${url}.`,
    next: 'Lorsqu’il sera prêt, réactivez-le dans l’onglet Clés API du tableau de bord, où vous pouvez aussi renvoyer les livraisons en échec.',
  },
};

/** In the owner's language; in both where it is not known. */
export function disabledMail({ email, language }: Owner, url: string, reason: keyof typeof why): Mail {
  const read = language ? [language] : languages;
  const paragraphs = read.map((one) =>
    [words[one].what(url), why[reason][one], words[one].next].join('\n\n'),
  );
  return {
    to: email,
    subject: read.map((one) => words[one].subject).join(' / '),
    text: `${paragraphs.join('\n\n———\n\n')}\n`,
  };
}
