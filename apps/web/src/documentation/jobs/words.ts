import { defineWords } from '../../language/define-words.ts';

export const jobsSectionWords = defineWords({
  en: {
    title: 'Asynchronous calls',
    lead: 'Add ?async=true to any operation, or send the header Prefer: respond-async, and you get a job, with status 202, as soon as the upload is complete. It is charged like any other call: once if it succeeds, not at all if it fails.',
    sample: 'Submit, check, fetch',
    copySample: 'Copy the three calls',
    addresses: 'Addresses',
    address: {
      'GET /jobs/{id}':
        'The state (queued, running, succeeded, failed, cancelled), the progress in pages while pdf-to-docx or detect-page runs ({ done, total }, otherwise null), the credits, what went wrong if the job failed, the address of the result, and the report: its address and the first 50 warnings, or null. Any key of the same account with the scope jobs will do.',
      'GET /jobs/{id}/result':
        'The file or JSON, with the same headers as the answer to a synchronous call. 409 until the job has succeeded, 410 once the result is no longer kept.',
      'DELETE /jobs/{id}':
        'Cancels a job that is still unfinished; deletes the files of a finished one at once.',
    },
    rules: 'Good to know',
    rule: {
      retention: (times: string) =>
        `A result is kept for the retention time of your plan (${times}), encrypted with a key of its own that is deleted with it; the job itself is listed for seven days.`,
      limit: (counts: string) =>
        `Unfinished jobs at a time: ${counts}. Beyond that, the answer is 429 jobs_too_many.`,
      asking: (count: string) =>
        `Check as often as the Retry-After header says, and at most ${count} times a minute for all jobs of the account. Checking uses none of your calls; beyond that limit the answer is 429 jobs_asked_too_often.`,
      restart:
        'Jobs survive a restart of our servers. A job that is interrupted is restarted once; if it is interrupted a second time, it fails and costs nothing.',
      idempotency: 'With an Idempotency-Key, the same request gets the same job. A failed job frees its key.',
      webhooks:
        'With webhooks there is no need to check: call.succeeded and call.failed carry the id of the job.',
    },
    plan: (plan: string, value: string) => `${plan} ${value}`,
    minutes: (minutes: number) => `${minutes} minutes`,
  },
  fr: {
    title: 'Appels asynchrones',
    lead: 'Ajoutez ?async=true à une opération, ou envoyez l’en-tête Prefer: respond-async\u00a0: la réponse est une tâche, avec le statut 202, dès que l’envoi est complet. Elle est facturée comme tout autre appel\u00a0: une fois si elle réussit, rien si elle échoue.',
    sample: 'Envoyer, vérifier, récupérer',
    copySample: 'Copier les trois appels',
    addresses: 'Adresses',
    address: {
      'GET /jobs/{id}':
        'L’état (queued, running, succeeded, failed, cancelled), l’avancement en pages pendant que pdf-to-docx ou detect-page travaille ({ done, total }, sinon null), les crédits, la cause d’un éventuel échec, l’adresse du résultat et le rapport\u00a0: son adresse et les 50 premiers avertissements, ou null. Avec n’importe quelle clé du même compte qui a le droit jobs.',
      'GET /jobs/{id}/result':
        'Le fichier ou le JSON, avec les mêmes en-têtes que la réponse à un appel synchrone. 409 avant la réussite de la tâche, 410 quand le résultat n’est plus conservé.',
      'DELETE /jobs/{id}':
        'Annule une tâche qui n’est pas terminée\u00a0; supprime tout de suite les fichiers d’une tâche terminée.',
    },
    rules: 'Bon à savoir',
    rule: {
      retention: (times: string) =>
        `Un résultat est conservé pendant la durée prévue par votre formule (${times}), chiffré avec une clé qui lui est propre et qui disparaît avec lui\u00a0; la tâche elle-même reste dans la liste sept jours.`,
      limit: (counts: string) =>
        `Tâches inachevées à la fois\u00a0: ${counts}. Au-delà, la réponse est 429 jobs_too_many.`,
      asking: (count: string) =>
        `Vérifiez aussi souvent que l’indique l’en-tête Retry-After, et au plus ${count} fois par minute pour toutes les tâches du compte. Ces vérifications ne sont pas décomptées de vos appels\u00a0; au-delà, la réponse est 429 jobs_asked_too_often.`,
      restart:
        'Les tâches survivent à un redémarrage de nos serveurs. Une tâche interrompue est relancée une fois\u00a0; interrompue deux fois, elle échoue et reste gratuite.',
      idempotency:
        'Avec une Idempotency-Key, la même requête reçoit la même tâche. Une tâche en échec libère sa clé.',
      webhooks:
        'Avec les webhooks, inutile de vérifier\u00a0: call.succeeded et call.failed donnent l’identifiant de la tâche.',
    },
    plan: (plan: string, value: string) => `${plan} ${value}`,
    minutes: (minutes: number) => `${minutes}\u00a0minutes`,
  },
});
