import { webhooks } from '@pagesmith/catalog';
import type { Mail } from '../mail/mailbox.ts';

/** Nobody is there whose language could be asked for: it is said in both. */
export function disabledMail(to: string, url: string, reason: 'failing' | 'gone'): Mail {
  const why = {
    failing: {
      en: `No event could be delivered to it for ${webhooks.failingDaysMax} days.`,
      fr: `Aucun événement n’a pu y être livré pendant ${webhooks.failingDaysMax} jours.`,
    },
    gone: {
      en: 'It answered 410 Gone, which means that it wants no more events.',
      fr: 'Il a répondu 410 Gone, ce qui signifie qu’il ne veut plus d’événements.',
    },
  }[reason];
  return {
    to,
    subject: 'Your webhook is disabled / Votre webhook est désactivé',
    text: [
      `We have disabled your webhook endpoint ${url}.`,
      why.en,
      'Enable it again in the dashboard, on the tab API keys, when it is ready. Deliveries that failed can be sent again there.',
      '———',
      `Nous avons désactivé votre point de réception ${url}.`,
      why.fr,
      'Réactivez-le dans le tableau de bord, onglet Clés API, lorsqu’il sera prêt. Les livraisons échouées peuvent y être renvoyées.',
      '',
    ].join('\n\n'),
  };
}
