import type { Language } from '@pagesmith/kernel';

const english = {
  success: 'Success.',
  limit: 'How many, 25 unless it is said.',
  cursor: 'The `next` of the page before; leave it out for the first page.',
  summaries: {
    'get-usage': 'The plan, what has been used of it this month, and what that costs; scope usage',
    'list-calls': 'The log of calls, the latest first; scope usage',
    'list-keys': 'The keys of the account, masked; scope keys',
    'create-key':
      'Create a key; the answer has it in full. It can have no more rights than the key that makes it; scope keys',
    'change-key': 'Change the name, the status or the settings of a key; scope keys',
    'delete-key': 'Delete a key, which is refused from then on; scope keys',
    'rotate-key': 'Give a key a new text; the former one works for overlapHours more; scope keys',
    'list-pipelines': 'The saved pipelines of the account, by name; scope pipelines',
    'price-pipeline': 'What a pipeline would cost now, and what is wrong with it; free',
    'get-pipeline': 'A saved pipeline and its parameters; scope pipelines',
    'save-pipeline': 'Save a pipeline under a name, in place of the one that had it; scope pipelines',
    'delete-pipeline': 'Delete a saved pipeline; scope pipelines',
    'list-webhook-endpoints': 'The webhook endpoints of the account; scope webhooks',
    'create-webhook-endpoint': 'Add a webhook endpoint; scope webhooks',
    'change-webhook-endpoint': 'Change the address, the events or the status of an endpoint; scope webhooks',
    'delete-webhook-endpoint': 'Delete a webhook endpoint; scope webhooks',
    'get-webhook-secret': 'The secret that signs the events of an endpoint; scope webhooks',
    'rotate-webhook-secret':
      'Give an endpoint a new secret; for a day the former one signs as well; scope webhooks',
  },
};

const french: typeof english = {
  success: 'Succès.',
  limit: 'Combien d’éléments\u00a0; 25 par défaut.',
  cursor: 'Le `next` de la page précédente\u00a0; à omettre pour la première page.',
  summaries: {
    'get-usage': 'La formule, ce qui en a été consommé ce mois-ci et ce que cela coûte\u00a0; droit usage',
    'list-calls': 'Le journal des appels, le plus récent d’abord\u00a0; droit usage',
    'list-keys': 'Les clés du compte, masquées\u00a0; droit keys',
    'create-key':
      'Créer une clé\u00a0; la réponse la donne en entier. Elle ne peut avoir plus de droits que celle qui la crée\u00a0; droit keys',
    'change-key': 'Modifier le nom, l’état ou les réglages d’une clé\u00a0; droit keys',
    'delete-key': 'Supprimer une clé, refusée dès lors\u00a0; droit keys',
    'rotate-key':
      'Donner un nouveau texte à une clé\u00a0; l’ancien fonctionne encore overlapHours heures\u00a0; droit keys',
    'list-pipelines': 'Les pipelines enregistrés du compte, par nom\u00a0; droit pipelines',
    'price-pipeline': 'Ce qu’un pipeline coûterait maintenant, et ce qui ne va pas\u00a0; gratuit',
    'get-pipeline': 'Un pipeline enregistré et ses paramètres\u00a0; droit pipelines',
    'save-pipeline':
      'Enregistrer un pipeline sous un nom, à la place de celui qui le portait\u00a0; droit pipelines',
    'delete-pipeline': 'Supprimer un pipeline enregistré\u00a0; droit pipelines',
    'list-webhook-endpoints': 'Les webhooks du compte\u00a0; droit webhooks',
    'create-webhook-endpoint': 'Ajouter un webhook\u00a0; droit webhooks',
    'change-webhook-endpoint':
      'Modifier l’adresse, les événements ou l’état d’un webhook\u00a0; droit webhooks',
    'delete-webhook-endpoint': 'Supprimer un webhook\u00a0; droit webhooks',
    'get-webhook-secret': 'Le secret qui signe les événements d’un webhook\u00a0; droit webhooks',
    'rotate-webhook-secret':
      'Donner un nouveau secret à un webhook\u00a0; pendant un jour, l’ancien signe aussi\u00a0; droit webhooks',
  },
};

export const managementWords: Readonly<Record<Language, typeof english>> = { en: english, fr: french };
