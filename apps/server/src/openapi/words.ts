import type { Language } from '@pagesmith/kernel';

interface OpenApiWords {
  readonly description: string;
  readonly key: string;
  readonly password: string;
  readonly idempotencyKey: string;
  readonly success: string;
  readonly headers: Readonly<Record<string, string>>;
}

export const openApiWords: Readonly<Record<Language, OpenApiWords>> = {
  en: {
    description:
      'Every operation is a POST of multipart/form-data with your API key in the header x-api-key. A failed call is free.',
    key: 'An API key from the dashboard.',
    password: 'Opens whichever file of the request is protected by a password.',
    idempotencyKey:
      'Your name for this request: the same request under the same key is worked and charged once.',
    success: 'Success.',
    headers: {
      'x-credits-used': 'Credits that this call took.',
      'x-credits-remaining': 'Credits left in this month.',
      'x-request-id': 'Quote it when you write to support.',
      'x-pdf-warnings': 'A JSON list of what was renamed, dropped or invalidated.',
      RateLimit: 'Calls left in this minute, and seconds until it ends.',
      'RateLimit-Policy': 'Calls a minute of the plan.',
    },
  },
  fr: {
    description:
      'Chaque opération est un POST en multipart/form-data, avec votre clé API dans l’en-tête x-api-key. Un appel en échec est gratuit.',
    key: 'Une clé API du tableau de bord.',
    password: 'Ouvre le fichier de la requête qui est protégé par un mot de passe.',
    idempotencyKey:
      'Votre nom pour cette requête : la même requête sous la même clé est traitée et facturée une seule fois.',
    success: 'Succès.',
    headers: {
      'x-credits-used': 'Crédits pris par cet appel.',
      'x-credits-remaining': 'Crédits restants ce mois-ci.',
      'x-request-id': 'À citer quand vous écrivez au support.',
      'x-pdf-warnings': 'Une liste JSON de ce qui a été renommé, retiré ou invalidé.',
      RateLimit: 'Appels restants dans cette minute, et secondes jusqu’à sa fin.',
      'RateLimit-Policy': 'Appels par minute de l’offre.',
    },
  },
};
