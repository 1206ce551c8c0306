import { defineWords } from '../../language/define-words.ts';

export const errorsWords = defineWords({
  en: {
    title: 'Errors',
    lead: 'An answer of 400 and above is application/problem+json (RFC 9457). Its code names what is wrong and never changes; its error is the sentence for people, in English or French by Accept-Language. A failed call takes no credit.',
    success: 'Success: the document, or JSON.',
    statuses: {
      400: 'Bad request: a parameter or a file cannot be used.',
      401: 'Unauthorized: the API key is missing, unknown or switched off.',
      404: 'Not found: the text, or the address.',
      405: 'Method not allowed: only POST is.',
      409: 'Conflict: the Idempotency-Key stands for another request.',
      413: 'Too large: the file is over the maximum of the plan.',
      422: 'The file cannot be processed.',
      429: 'Too many requests: the rate or the allowance is used up. Retry-After says how long to wait.',
      500: 'Server error: the fault is ours.',
      503: 'Busy: try again after the seconds in Retry-After.',
    },
    other: 'The request failed.',
    example: 'An answer to a call without a key',
  },
  fr: {
    title: 'Erreurs',
    lead: 'Une réponse de statut 400 ou plus est en application/problem+json (RFC 9457). Son code nomme ce qui ne va pas et ne change jamais\u00a0; son champ error est la phrase pour les lecteurs, en anglais ou en français selon Accept-Language. Un appel en échec ne prend aucun crédit.',
    success: 'Succès\u00a0: le document, ou du JSON.',
    statuses: {
      400: 'Requête incorrecte\u00a0: un paramètre ou un fichier est inutilisable.',
      401: 'Non autorisé\u00a0: la clé d’API manque, est inconnue ou désactivée.',
      404: 'Introuvable\u00a0: le texte, ou l’adresse.',
      405: 'Méthode refusée\u00a0: seul POST est accepté.',
      409: 'Conflit\u00a0: l’Idempotency-Key correspond à une autre requête.',
      413: 'Trop volumineux\u00a0: le fichier dépasse le maximum de la formule.',
      422: 'Le fichier ne peut pas être traité.',
      429: 'Trop de requêtes\u00a0: le débit ou le quota est épuisé. Retry-After indique combien de temps attendre.',
      500: 'Erreur du serveur\u00a0: elle vient de nous.',
      503: 'Occupé\u00a0: réessayez après le nombre de secondes de Retry-After.',
    },
    other: 'La requête a échoué.',
    example: 'Réponse à un appel sans clé',
  },
});
