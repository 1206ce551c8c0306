import { planIds, plans, webhooks } from '@pagesmith/catalog';
import { defineFailures } from '@pagesmith/kernel';

const including = planIds.filter((id) => plans[id].hasWebhooks).map((id) => plans[id].name);

export const webhookFailures = defineFailures({
  webhooksNotIncluded: {
    status: 403,
    title: { en: 'Webhooks not included', fr: 'Webhooks non inclus' },
    detail: {
      en: `Your plan does not include webhooks: they come with ${including.join(' and ')}.`,
      fr: `Votre formule ne comprend pas les webhooks\u00a0: ils sont inclus dans ${including.join(' et ')}.`,
    },
  },
  webhookEndpointNotFound: {
    status: 404,
    title: { en: 'There is no such webhook endpoint.', fr: 'Ce point de réception est introuvable.' },
  },
  webhookEndpointDisabled: {
    status: 409,
    title: {
      en: 'The webhook endpoint is disabled: enable it first.',
      fr: 'Ce point de réception est désactivé\u00a0: activez-le d’abord.',
    },
  },
  webhookEndpointLimitExceeded: {
    status: 409,
    title: {
      en: `An account can have at most ${webhooks.endpointsMax} webhook endpoints: delete one first.`,
      fr: `Un compte peut avoir au plus ${webhooks.endpointsMax} points de réception\u00a0: supprimez-en un d’abord.`,
    },
  },
  webhookDeliveryNotFound: {
    status: 404,
    title: { en: 'There is no such delivery.', fr: 'Cette livraison est introuvable.' },
  },
});
