import { defineWords } from '../../language/define-words.ts';

export const errorsWords = defineWords({
  en: {
    title: 'Errors',
    lead: 'An answer with status 400 or above is application/problem+json (RFC 9457). Its code field says what is wrong and never changes; its error field is a sentence for people, in English or French according to Accept-Language. A problem with one part of the request, or with one form field, names it in part or field; accepted lists what is accepted there, limit is the limit that was exceeded, and retryAfter the number of seconds to wait. A failed call uses no credit.',
    success: 'Success: the document, or JSON.',
    statuses: {
      400: 'Bad request: a parameter or a file cannot be used.',
      401: 'Unauthorized: the API key is missing, unknown or inactive.',
      403: 'Forbidden: on Premium, this Pro Tool needs the add-on once the month’s trials are used.',
      404: 'Not found: the text, the job or the address.',
      405: 'Method not allowed: the Allow header lists those that are.',
      408: 'Timeout: the upload stalled.',
      409: 'Conflict: the Idempotency-Key belongs to another request, or the job has no result.',
      410: 'Gone: the result of the job is no longer kept.',
      413: 'Too large: the file exceeds your plan’s maximum.',
      422: 'The file cannot be processed.',
      429: 'Too many requests: the rate limit, the allowance, the processor time or the number of jobs is used up. Retry-After says how long to wait.',
      500: 'Server error: the fault is ours.',
      503: 'Busy: try again after the number of seconds in Retry-After.',
    },
    other: 'The request failed.',
    work: (budgets: string) =>
      `Processor time: the time our machines spend on your documents is counted, even when the work fails or is cancelled, and is given back steadily. Your plan holds ${budgets}. Ordinary documents never reach the limit. Beyond it, a call gets 429 work_exhausted, and Retry-After says when to try again.`,
    workOf: (plan: string, seconds: string, perMinute: string) =>
      `${plan} ${seconds}\u00a0s (${perMinute}\u00a0s given back per minute)`,
    example: 'The answer to a call without a key',
  },
  fr: {
    title: 'Erreurs',
    lead: 'Une réponse de statut 400 ou plus est en application/problem+json (RFC 9457). Son champ code indique ce qui ne va pas et ne change jamais\u00a0; son champ error est une phrase destinée à être lue, en anglais ou en français selon Accept-Language. Un problème qui concerne une partie de la requête ou un champ de formulaire le nomme dans part ou field\u00a0; accepted liste ce qui y est accepté, limit est la limite dépassée, et retryAfter le nombre de secondes à attendre. Un appel en échec ne consomme aucun crédit.',
    success: 'Succès\u00a0: le document, ou du JSON.',
    statuses: {
      400: 'Requête incorrecte\u00a0: un paramètre ou un fichier est inutilisable.',
      401: 'Non autorisé\u00a0: la clé API est absente, inconnue ou désactivée.',
      403: 'Interdit\u00a0: avec Premium, ce Pro Tool nécessite l’option une fois les essais du mois utilisés.',
      404: 'Introuvable\u00a0: le texte, la tâche ou l’adresse.',
      405: 'Méthode refusée\u00a0: l’en-tête Allow indique celles qui sont acceptées.',
      408: 'Délai dépassé\u00a0: l’envoi s’est arrêté.',
      409: 'Conflit\u00a0: l’Idempotency-Key correspond à une autre requête, ou la tâche n’a pas de résultat.',
      410: 'Disparu\u00a0: le résultat de la tâche n’est plus conservé.',
      413: 'Trop volumineux\u00a0: le fichier dépasse le maximum de la formule.',
      422: 'Le fichier ne peut pas être traité.',
      429: 'Trop de requêtes\u00a0: le débit, le quota, le temps de calcul ou le nombre de tâches autorisé est épuisé. Retry-After indique combien de temps attendre.',
      500: 'Erreur du serveur\u00a0: elle vient de nous.',
      503: 'Service occupé\u00a0: réessayez après le nombre de secondes de Retry-After.',
    },
    other: 'La requête a échoué.',
    work: (budgets: string) =>
      `Temps de calcul\u00a0: le temps que nos machines passent sur vos documents est compté, même si le traitement échoue ou est annulé, et se reconstitue progressivement. Votre formule comprend ${budgets}. Des documents ordinaires n’atteignent jamais cette limite. Au-delà, un appel reçoit la réponse 429 work_exhausted, et Retry-After indique quand réessayer.`,
    workOf: (plan: string, seconds: string, perMinute: string) =>
      `${plan} ${seconds}\u00a0s (${perMinute}\u00a0s rendues par minute)`,
    example: 'Réponse à un appel sans clé',
  },
});
