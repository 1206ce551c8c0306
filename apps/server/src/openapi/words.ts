import type { WebhookEventType } from '@pagesmith/catalog';
import type { Language } from '@pagesmith/kernel';

interface OpenApiWords {
  readonly description: string;
  readonly key: string;
  readonly password: string;
  readonly idempotencyKey: string;
  readonly success: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly jobs: {
    readonly asyncOption: string;
    readonly prefer: string;
    readonly accepted: string;
    readonly location: string;
    readonly id: string;
    readonly get: string;
    readonly job: string;
    readonly progress: string;
    readonly result: string;
    readonly delete: string;
    readonly deleted: string;
  };
  readonly reports: {
    readonly id: string;
    readonly get: string;
    readonly report: string;
    readonly counts: string;
    readonly omitted: string;
  };
  readonly webhooks: {
    readonly events: Readonly<Record<WebhookEventType, string>>;
    readonly headers: Readonly<Record<string, string>>;
    readonly taken: string;
  };
}

export const openApiWords: Readonly<Record<Language, OpenApiWords>> = {
  en: {
    description:
      'Every operation is a POST of multipart/form-data with your API key in the header x-api-key. A failed call is free.',
    key: 'An API key from the dashboard.',
    password: 'The password of a protected file in the request.',
    idempotencyKey:
      'Your name for this request: the same request under the same key is worked and charged once.',
    success: 'Success.',
    headers: {
      'x-credits-used': 'Credits this call used.',
      'x-credits-remaining': 'Credits left this month.',
      'x-request-id': 'Quote it when you contact support.',
      'x-pdf-warnings':
        'A JSON list of codes with counts: what was renamed, dropped, invalidated or simplified. At most 1 KB.',
      'x-report': 'The address of the report, which has every warning in words; absent when there is none.',
      RateLimit:
        '“minute”: r is how many calls you can make right now, t in how many seconds the full number per minute is available again. “work”: the same for seconds of processor time.',
      'RateLimit-Policy':
        '“minute”: calls per minute of your plan. “work”: seconds of processor time, and in how many seconds they come back.',
    },
    jobs: {
      asyncOption: 'true: the answer is a job, at once; the work is done when it can be.',
      prefer: 'The same as the option async, as RFC 7240 says it.',
      accepted: 'Accepted as a job. It is charged when it succeeds, as a call that is waited for.',
      location: 'The address of the job.',
      id: 'The id of the job.',
      get: 'The state of a job',
      progress: 'Pages done of all pages, while the job is running and where the operation knows it.',
      job: 'The job: its state, its progress, its problem if it failed, the address of its result while that is kept.',
      result: 'The result of a job, until the retention time of the plan ends',
      delete: 'Cancel a job, or delete its result now',
      deleted: 'Cancelled, or deleted.',
    },
    reports: {
      id: 'The x-request-id of the call, which is also the id of its job.',
      get: 'Every warning of a call in words, until the retention time of the plan ends',
      report: 'The report, in the language of Accept-Language.',
      counts: 'How often each code came.',
      omitted: 'How many warnings a very long list leaves out.',
    },
    webhooks: {
      events: {
        'call.succeeded': 'A call has succeeded',
        'call.failed': 'A call has failed',
        'quota.reached': 'A share of the month’s calls is used',
        'subscription.changed': 'The plan, its status, its cycle or its end has changed',
      },
      headers: {
        'webhook-id': 'The id of the event, the same in every attempt.',
        'webhook-timestamp': 'Seconds since 1970 of this attempt.',
        'webhook-signature': 'The signature after the Standard Webhooks specification.',
      },
      taken: 'Taken. Any other status is tried again later.',
    },
  },
  fr: {
    description:
      'Chaque opération est un POST en multipart/form-data, avec votre clé API dans l’en-tête x-api-key. Un appel en échec est gratuit.',
    key: 'Une clé API du tableau de bord.',
    password: 'Le mot de passe du fichier protégé de la requête.',
    idempotencyKey:
      'Votre nom pour cette requête : la même requête sous la même clé est traitée et facturée une seule fois.',
    success: 'Succès.',
    headers: {
      'x-credits-used': 'Crédits consommés par cet appel.',
      'x-credits-remaining': 'Crédits restants ce mois-ci.',
      'x-request-id': 'À citer quand vous écrivez au support.',
      'x-pdf-warnings':
        'Une liste JSON de codes avec leur nombre\u00a0: ce qui a été renommé, retiré, invalidé ou simplifié. 1\u00a0Ko au plus.',
      'x-report':
        'L’adresse du rapport, qui contient chaque avertissement en toutes lettres\u00a0; absent s’il n’y en a pas.',
      RateLimit:
        '«\u00a0minute\u00a0»\u00a0: r est le nombre d’appels possibles tout de suite, t le nombre de secondes avant que le nombre par minute soit de nouveau entièrement disponible. «\u00a0work\u00a0»\u00a0: de même pour les secondes de temps de calcul.',
      'RateLimit-Policy':
        '«\u00a0minute\u00a0»\u00a0: appels par minute de votre formule. «\u00a0work\u00a0»\u00a0: secondes de temps de calcul, et en combien de secondes elles reviennent.',
    },
    jobs: {
      asyncOption: 'true : la réponse est une tâche, tout de suite ; le travail se fait dès que possible.',
      prefer: 'La même chose que l’option async, selon la RFC 7240.',
      accepted: 'Acceptée comme tâche. Elle est facturée quand elle réussit, comme un appel que l’on attend.',
      location: 'L’adresse de la tâche.',
      id: 'L’identifiant de la tâche.',
      get: 'L’état d’une tâche',
      progress:
        'Les pages faites et leur total, tant que la tâche est en cours et si l’opération les connaît.',
      job: 'La tâche : son état, son avancement, son problème si elle a échoué, l’adresse de son résultat tant qu’il est conservé.',
      result: 'Le résultat d’une tâche, jusqu’à la fin du délai de conservation de l’offre',
      delete: 'Annuler une tâche, ou supprimer son résultat maintenant',
      deleted: 'Annulée, ou supprimé.',
    },
    reports: {
      id: 'Le x-request-id de l’appel, qui est aussi l’identifiant de sa tâche.',
      get: 'Chaque remarque d’un appel en toutes lettres, jusqu’à la fin du délai de conservation de l’offre',
      report: 'Le rapport, dans la langue d’Accept-Language.',
      counts: 'Combien de fois chaque code est venu.',
      omitted: 'Combien de remarques manquent à une très longue liste.',
    },
    webhooks: {
      events: {
        'call.succeeded': 'Un appel a réussi',
        'call.failed': 'Un appel a échoué',
        'quota.reached': 'Une part des appels du mois est utilisée',
        'subscription.changed': 'La formule, son statut, son cycle ou sa fin a changé',
      },
      headers: {
        'webhook-id': 'L’identifiant de l’événement, le même à chaque tentative.',
        'webhook-timestamp': 'Secondes depuis 1970 de cette tentative.',
        'webhook-signature': 'La signature selon la spécification Standard Webhooks.',
      },
      taken: 'Reçu. Tout autre statut donne lieu à une nouvelle tentative.',
    },
  },
};
