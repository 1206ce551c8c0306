import { defineWords } from '../../language/define-words.ts';

export const webhookSectionWords = defineWords({
  en: {
    title: 'Webhooks',
    lead: (plans: string) =>
      `With ${plans}, your server is notified of what happens and does not have to ask. Add its https address in the dashboard, on the API keys tab, and choose the events; “Send a test event” shows at once whether it works.`,
    events: 'Events',
    event: {
      'call.succeeded':
        'A call has succeeded. requestId is the x-request-id of its answer, and the id of an asynchronous job.',
      'call.failed':
        'A call has failed; errorCode is one of the codes below. There is no event for calls refused because of the rate limit, the allowance or a busy service.',
      'quota.reached':
        'A given percentage of the month’s calls has been used; sent once per month and percentage.',
      'subscription.changed': 'The plan, its status, its cycle or its end has changed.',
    },
    content:
      'Events carry identifiers and figures, and nothing from your documents: no file names, no field names, no text.',
    example: 'An event',
    verify: 'Verify what you receive',
    verifyText:
      'Every delivery is signed according to the Standard Webhooks specification, which has libraries for JavaScript, Python, PHP, Go, Ruby, Java and others. Verify the raw body before you read it; the signature covers the id, the time and the body.',
    sample: 'A whole receiver',
    copySample: 'Copy the receiver',
    headers: {
      'webhook-id': 'The id of the event: the same in every attempt, so that you can recognise duplicates.',
      'webhook-timestamp':
        'The time of this attempt, in seconds since 1970. Refuse anything older than five minutes.',
      'webhook-signature':
        'v1 and the signature in base64; two signatures, separated by a space, for a day after the secret is replaced.',
    },
    rules: 'How we deliver',
    rule: {
      answer: (seconds: number) =>
        `Answer with a status from 200 to 299 within ${seconds} seconds; do the work afterwards. Redirects are not followed.`,
      retry: (attempts: number) =>
        `After any other answer we try again, at growing intervals, ${attempts} times in all over about a day. Events may arrive twice, and out of order.`,
      disable: (days: number) =>
        `An endpoint that accepts nothing for ${days} days, or answers 410, is disabled, and we send you an e\u2011mail.`,
      kept: (days: number) =>
        `Every delivery is listed in the dashboard for ${days} days, with its request and the answers, and can be sent again.`,
    },
  },
  fr: {
    title: 'Webhooks',
    lead: (plans: string) =>
      `Avec ${plans}, votre serveur est prévenu de ce qui se passe, sans avoir à le demander. Ajoutez son adresse https dans le tableau de bord, onglet Clés API, et choisissez les événements\u00a0; «\u00a0Envoyer un événement de test\u00a0» montre aussitôt si tout fonctionne.`,
    events: 'Événements',
    event: {
      'call.succeeded':
        'Un appel a réussi. requestId est le x-request-id de sa réponse, et l’identifiant d’une tâche asynchrone.',
      'call.failed':
        'Un appel a échoué\u00a0; errorCode est l’un des codes ci-dessous. Les appels refusés en raison du débit, du quota ou d’un service occupé ne sont pas signalés.',
      'quota.reached':
        'Un certain pourcentage des appels du mois est utilisé\u00a0; envoyé une fois par mois et par pourcentage.',
      'subscription.changed': 'La formule, son statut, son cycle ou sa fin a changé.',
    },
    content:
      'Les événements portent des identifiants et des chiffres, et rien de vos documents\u00a0: ni noms de fichiers, ni noms de champs, ni texte.',
    example: 'Un événement',
    verify: 'Vérifier ce que vous recevez',
    verifyText:
      'Chaque livraison est signée selon la spécification Standard Webhooks, dont les bibliothèques existent pour JavaScript, Python, PHP, Go, Ruby, Java et d’autres. Vérifiez le corps brut avant de le lire\u00a0; la signature couvre l’identifiant, l’heure et le corps.',
    sample: 'Un récepteur complet',
    copySample: 'Copier le récepteur',
    headers: {
      'webhook-id':
        'L’identifiant de l’événement\u00a0: le même à chaque tentative, pour reconnaître les doublons.',
      'webhook-timestamp':
        'L’heure de cette tentative, en secondes depuis 1970. Refusez ce qui a plus de cinq minutes.',
      'webhook-signature':
        'v1, puis la signature en base64\u00a0; deux, séparées par une espace, le jour qui suit le remplacement du secret.',
    },
    rules: 'Comment nous livrons',
    rule: {
      answer: (seconds: number) =>
        `Répondez avec un statut de 200 à 299 en ${seconds}\u00a0secondes\u00a0; travaillez ensuite. Les redirections ne sont pas suivies.`,
      retry: (attempts: number) =>
        `Toute autre réponse donne lieu à de nouvelles tentatives de plus en plus espacées, ${attempts} en tout, sur environ une journée. Un événement peut arriver deux fois, et pas toujours dans l’ordre.`,
      disable: (days: number) =>
        `Un point de réception qui n’a rien accepté pendant ${days}\u00a0jours, ou qui répond 410, est désactivé, et vous recevez un e\u2011mail.`,
      kept: (days: number) =>
        `Chaque livraison figure dans le tableau de bord pendant ${days}\u00a0jours, avec la requête et les réponses, et peut être renvoyée.`,
    },
  },
});
