import type { Language } from '@pagesmith/kernel';

const english = {
  success: 'Success.',
  limit: 'How many, 25 unless it is said.',
  cursor: 'The `next` of the page before; leave it out for the first page.',
  values: {
    name: 'What you call it.',
    scopes: 'What it may be used for; all operations and jobs unless it is said.',
    expiresAt: 'When it ends; null for never.',
    allowedAddresses: 'The only addresses or networks it works from; null for all.',
    ratePerMinute: 'Its own limit of calls in any 60 seconds; null for the plan’s.',
    monthlyCap: 'Its own limit of successful calls a month; null for the plan’s.',
    mode: 'test: its calls are free, and their results are marked.',
    isRevealable: 'false: it is shown once, when it is made, and never again.',
    status: 'inactive or disabled: nothing is taken from it, or sent to it, until it is changed back.',
    overlapHours: 'For how long the former text still works; 0 ends it at once.',
    url: 'The https address that events are sent to.',
    events: 'The events that are sent.',
    steps: 'The operations, in their order.',
    result: 'The step whose result is the answer; the last one unless it is said.',
  },
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
  values: {
    name: 'Le nom que vous lui donnez.',
    scopes: 'Ce à quoi elle peut servir\u00a0; toutes les opérations et les tâches par défaut.',
    expiresAt: 'Quand elle expire\u00a0; null pour jamais.',
    allowedAddresses: 'Les seules adresses ou réseaux d’où elle fonctionne\u00a0; null pour tous.',
    ratePerMinute: 'Sa propre limite d’appels sur 60\u00a0secondes\u00a0; null pour celle de la formule.',
    monthlyCap: 'Sa propre limite d’appels réussis par mois\u00a0; null pour celle de la formule.',
    mode: 'test\u00a0: ses appels sont gratuits et leurs résultats sont marqués.',
    isRevealable: 'false\u00a0: elle est affichée une fois, à sa création, puis jamais plus.',
    status:
      'inactive ou disabled\u00a0: rien n’en est accepté, ou rien n’y est envoyé, jusqu’à nouvel ordre.',
    overlapHours: 'Combien de temps l’ancien texte fonctionne encore\u00a0; 0 y met fin aussitôt.',
    url: 'L’adresse https à laquelle les événements sont envoyés.',
    events: 'Les événements envoyés.',
    steps: 'Les opérations, dans leur ordre.',
    result: 'L’étape dont le résultat est la réponse\u00a0; la dernière par défaut.',
  },
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
