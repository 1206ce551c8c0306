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
    readonly list: string;
    readonly job: string;
    readonly progress: string;
    readonly rows: string;
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
      'Every operation is a POST of multipart/form-data or JSON with your API key in the x-api-key header. Failed calls are free.',
    key: 'An API key from the dashboard.',
    password: 'The password of a protected file in the request.',
    idempotencyKey:
      'Your own identifier for this request: the same request with the same key is processed and charged only once.',
    success: 'Success.',
    headers: {
      'x-credits-used': 'Credits this call used.',
      'x-credits-remaining': 'Credits left this month.',
      'x-trials-remaining':
        'Only on a free trial of a Pro Tool: how many trials of this operation are left this month.',
      'x-test-call': 'true: a test key made this call, which is free; its result is marked.',
      'x-request-id': 'Quote it when you contact support.',
      'x-pdf-warnings':
        'A JSON list of codes with counts: what was renamed, dropped, invalidated or simplified. At most 1 KB.',
      'x-report':
        'The address of the report, which explains every warning in words and, with the GDPR service, holds the proof of deletion; absent if there is neither.',
      'x-deletion-proof': 'With the GDPR service: the id of the proof of deletion, which is in the report.',
      'x-deletion-receipt':
        'With the GDPR service: a signed statement of what was received and where the proof will be.',
      RateLimit:
        '“minute”: r is how many calls you can make right now, t in how many seconds all of them are available again if you make none. “work”: the same for seconds of processor time.',
      'RateLimit-Policy':
        '“minute”: how many calls your plan has in any 60 seconds. “work”: seconds of processor time, and the number of seconds in which they are given back.',
    },
    jobs: {
      asyncOption: 'true: answers right away with a job; the work is done in the background.',
      prefer: 'The same as the async option, in the form of RFC 7240.',
      accepted: 'Accepted as a job. Like any other call, it is charged only if it succeeds.',
      location: 'The address of the job.',
      id: 'The id of the job.',
      get: 'The state of a job',
      list: 'The jobs of the account, the latest first',
      progress:
        'Pages done and their total (rows, for bulk fill); only while the job is running, and if the operation reports them.',
      rows: 'For bulk fill, once there is a result: how many rows were filled and charged, and how many failed, which the report names.',
      job: 'The job: its state, its progress, its problem if it failed, and the address of its result for as long as it is kept.',
      result: 'The result of a job, for as long as your plan keeps it',
      delete: 'Cancel a job, or delete its result now',
      deleted: 'Cancelled, or deleted.',
    },
    reports: {
      id: 'The x-request-id of the call, which is also the id of its job.',
      get: 'Every warning of a call in words, for as long as your plan keeps it; with the GDPR service, its proof of deletion',
      report: 'The report, in the language of Accept-Language.',
      counts: 'How often each code occurred.',
      omitted: 'The number of warnings left out of a very long list.',
    },
    webhooks: {
      events: {
        'call.succeeded': 'A call has succeeded',
        'call.failed': 'A call has failed',
        'quota.reached': 'A share of the month’s calls has been used',
        'subscription.changed': 'The plan, its status, its cycle or its end has changed',
      },
      headers: {
        'webhook-id': 'The id of the event, the same in every attempt.',
        'webhook-timestamp': 'The time of this attempt, in seconds since 1970.',
        'webhook-signature': 'The signature, as specified by Standard Webhooks.',
      },
      taken: 'Received. Any other status leads to another attempt later.',
    },
  },
  fr: {
    description:
      'Chaque opération est un POST en multipart/form-data ou en JSON, avec votre clé API dans l’en-tête x-api-key. Un appel en échec est gratuit.',
    key: 'Une clé API du tableau de bord.',
    password: 'Le mot de passe du fichier protégé de la requête.',
    idempotencyKey:
      'Votre identifiant pour cette requête\u00a0: la même requête avec la même clé n’est traitée et facturée qu’une fois.',
    success: 'Succès.',
    headers: {
      'x-credits-used': 'Crédits consommés par cet appel.',
      'x-credits-remaining': 'Crédits restants ce mois-ci.',
      'x-trials-remaining':
        'Seulement pour un essai gratuit d’un Pro Tool\u00a0: combien il en reste pour cette opération ce mois-ci.',
      'x-test-call': 'true\u00a0: une clé de test a fait cet appel, gratuit\u00a0; son résultat est marqué.',
      'x-request-id': 'À indiquer lorsque vous contactez l’assistance.',
      'x-pdf-warnings':
        'Une liste JSON de codes avec leur nombre\u00a0: ce qui a été renommé, retiré, invalidé ou simplifié. 1\u00a0Ko au plus.',
      'x-report':
        'L’adresse du rapport, qui contient chaque avertissement en toutes lettres et, avec le service RGPD, la preuve de suppression\u00a0; absent s’il n’y en a pas.',
      'x-deletion-proof':
        'Avec le service RGPD\u00a0: l’identifiant de la preuve de suppression, qui se trouve dans le rapport.',
      'x-deletion-receipt':
        'Avec le service RGPD\u00a0: une déclaration signée de ce qui a été reçu, et de l’endroit où sera la preuve.',
      RateLimit:
        '«\u00a0minute\u00a0»\u00a0: r est le nombre d’appels possibles tout de suite, t le nombre de secondes après lesquelles tous le sont de nouveau si vous n’en faites aucun. «\u00a0work\u00a0»\u00a0: de même pour les secondes de temps de calcul.',
      'RateLimit-Policy':
        '«\u00a0minute\u00a0»\u00a0: nombre d’appels de votre formule sur 60\u00a0secondes, quelles qu’elles soient. «\u00a0work\u00a0»\u00a0: secondes de temps de calcul, et en combien de secondes elles se reconstituent.',
    },
    jobs: {
      asyncOption:
        'true\u00a0: la réponse est immédiate et contient une tâche\u00a0; le travail se fait en arrière-plan.',
      prefer: 'La même chose que l’option async, selon la RFC 7240.',
      accepted: 'Acceptée comme tâche. Comme tout autre appel, elle n’est facturée que si elle réussit.',
      location: 'L’adresse de la tâche.',
      id: 'L’identifiant de la tâche.',
      get: 'L’état d’une tâche',
      list: 'Les tâches du compte, la plus récente d’abord',
      progress:
        'Les pages faites et leur total (les lignes, pour le remplissage en série)\u00a0; seulement tant que la tâche est en cours et si l’opération les indique.',
      rows: 'Pour le remplissage en série, une fois le résultat là\u00a0: combien de lignes ont été remplies et facturées, et combien ont échoué, que le rapport indique.',
      job: 'La tâche\u00a0: son état, son avancement, son problème si elle a échoué, l’adresse de son résultat tant qu’il est conservé.',
      result: 'Le résultat d’une tâche, aussi longtemps que votre formule le conserve',
      delete: 'Annuler une tâche, ou supprimer son résultat maintenant',
      deleted: 'Annulée, ou supprimé.',
    },
    reports: {
      id: 'Le x-request-id de l’appel, qui est aussi l’identifiant de sa tâche.',
      get: 'Chaque avertissement d’un appel en toutes lettres, aussi longtemps que votre formule le conserve\u00a0; avec le service RGPD, sa preuve de suppression',
      report: 'Le rapport, dans la langue d’Accept-Language.',
      counts: 'Le nombre d’occurrences de chaque code.',
      omitted: 'Le nombre d’avertissements omis d’une très longue liste.',
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
        'webhook-timestamp': 'L’heure de cette tentative, en secondes depuis 1970.',
        'webhook-signature': 'La signature selon la spécification Standard Webhooks.',
      },
      taken: 'Reçu. Tout autre statut donne lieu à une nouvelle tentative.',
    },
  },
};
