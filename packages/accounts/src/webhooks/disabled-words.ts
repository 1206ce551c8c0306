import { webhooks } from '@pagesmith/catalog';

const reasons = {
  failing: {
    en: `No event could be delivered to it for ${webhooks.failingDaysMax} days.`,
    fr: `Aucun événement n’a pu y être livré pendant ${webhooks.failingDaysMax}\u00a0jours.`,
  },
  gone: {
    en: 'It answered 410 Gone, which means that it does not want any more events.',
    fr: 'Il a répondu 410 Gone, ce qui signifie qu’il ne veut plus d’événements.',
  },
};

export const disabledWords = (url: string, reason: keyof typeof reasons) => ({
  subject: { en: 'Your webhook is disabled', fr: 'Votre webhook est désactivé' },
  body: {
    en: `We have disabled your webhook endpoint ${url}. ${reasons[reason].en}\n\nWhen it is ready, enable it again on the API keys tab of the dashboard, where you can also resend failed deliveries.`,
    fr: `Nous avons désactivé votre point de réception ${url}. ${reasons[reason].fr}\n\nLorsqu’il sera prêt, réactivez-le dans l’onglet Clés API du tableau de bord, où vous pouvez aussi renvoyer les livraisons en échec.`,
  },
});
