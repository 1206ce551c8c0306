import { webhooks } from '@pagesmith/catalog';
import type { Mail } from '../mail/mailbox.ts';

/** No request tells us the language, so it is said in both. */
export function disabledMail(to: string, url: string, reason: 'failing' | 'gone'): Mail {
  const why = {
    failing: {
      en: `No event could be delivered to it for ${webhooks.failingDaysMax} days.`,
      fr: `Aucun événement n’a pu y être livré pendant ${webhooks.failingDaysMax}\u00a0jours.`,
    },
    gone: {
      en: 'It answered 410 Gone, which means that it does not want any more events.',
      fr: 'Il a répondu 410 Gone, ce qui signifie qu’il ne veut plus d’événements.',
    },
  }[reason];
  return {
    to,
    subject: 'Your webhook is disabled / Votre webhook est désactivé',
    text: [
      `We have disabled your webhook endpoint ${url}.`,
      why.en,
      'When it is ready, enable it again on the API keys tab of the dashboard, where you can also resend failed deliveries.',
      '———',
      `Nous avons désactivé votre point de réception ${url}.`,
      why.fr,
      'Lorsqu’il sera prêt, réactivez-le dans l’onglet Clés API du tableau de bord, où vous pouvez aussi renvoyer les livraisons en échec.',
      '',
    ].join('\n\n'),
  };
}
