import { defineWords } from '../../language/define-words.ts';

export const jobsSectionWords = defineWords({
  en: {
    title: 'Calls without waiting',
    lead: 'Add ?async=true to any operation, or send the header Prefer: respond-async, and the answer is a job, with status 202, as soon as the upload is complete. Metering is the same as for a call that waits: charged once when it succeeds, free when it fails.',
    sample: 'Submit, ask, fetch',
    copySample: 'Copy the three calls',
    addresses: 'Addresses',
    address: {
      'GET /jobs/{id}':
        'The state (queued, running, succeeded, failed, cancelled), the progress in pages while pdf-to-docx or detect-page runs ({ done, total }, otherwise null), the credits, the problem of a failed job, and the address of the result. With any key of the same account.',
      'GET /jobs/{id}/result':
        'The file or JSON with the same headers as the answer of a call that waits. 409 before the job has succeeded, 410 once the result is no longer kept.',
      'DELETE /jobs/{id}': 'Cancels a job that is not finished; deletes the files of one that is, now.',
    },
    rules: 'Good to know',
    rule: {
      retention: (times: string) =>
        `A result is kept for the retention time of your plan (${times}), encrypted with a key of its own that is deleted with it; the job itself is listed for seven days.`,
      limit: (counts: string) =>
        `Unfinished jobs at a time: ${counts}. One more is answered with 429 jobs_too_many.`,
      asking: (count: string) =>
        `Ask as often as the header Retry-After says, and ${count} times a minute at most for all jobs of the account: it uses up none of your calls, and more is answered with 429 jobs_asked_too_often.`,
      restart:
        'Jobs survive a restart of our servers. One that is interrupted is worked again, once; interrupted twice, it fails and is free.',
      idempotency: 'With an Idempotency-Key, the same request gets the same job. A failed job frees its key.',
      webhooks: 'With webhooks you need not ask: call.succeeded and call.failed tell the id of the job.',
    },
    plan: (plan: string, value: string) => `${plan} ${value}`,
    minutes: (minutes: number) => `${minutes} minutes`,
  },
  fr: {
    title: 'Appels sans attente',
    lead: 'Ajoutez ?async=true à une opération, ou envoyez l’en-tête Prefer: respond-async\u00a0: la réponse est une tâche, avec le statut 202, dès que l’envoi est complet. Le décompte est le même que pour un appel que l’on attend\u00a0: facturé une fois s’il réussit, gratuit s’il échoue.',
    sample: 'Envoyer, demander, récupérer',
    copySample: 'Copier les trois appels',
    addresses: 'Adresses',
    address: {
      'GET /jobs/{id}':
        'L’état (queued, running, succeeded, failed, cancelled), l’avancement en pages pendant que pdf-to-docx ou detect-page travaille ({ done, total }, sinon null), les crédits, le problème d’une tâche en échec et l’adresse du résultat. Avec n’importe quelle clé du même compte.',
      'GET /jobs/{id}/result':
        'Le fichier ou le JSON, avec les mêmes en-têtes que la réponse d’un appel que l’on attend. 409 avant la réussite de la tâche, 410 quand le résultat n’est plus conservé.',
      'DELETE /jobs/{id}':
        'Annule une tâche qui n’est pas terminée\u00a0; supprime tout de suite les fichiers d’une tâche terminée.',
    },
    rules: 'Bon à savoir',
    rule: {
      retention: (times: string) =>
        `Un résultat est conservé pendant le délai de votre formule (${times}), chiffré avec une clé qui lui est propre et qui disparaît avec lui\u00a0; la tâche elle-même reste dans la liste sept jours.`,
      limit: (counts: string) =>
        `Tâches en cours à la fois\u00a0: ${counts}. Une de plus reçoit 429 jobs_too_many.`,
      asking: (count: string) =>
        `Demandez aussi souvent que l’indique l’en-tête Retry-After, et au plus ${count} fois par minute pour toutes les tâches du compte\u00a0: cela ne compte pas parmi vos appels, et au-delà la réponse est 429 jobs_asked_too_often.`,
      restart:
        'Les tâches survivent à un redémarrage de nos serveurs. Une tâche interrompue est relancée une fois\u00a0; interrompue deux fois, elle échoue et reste gratuite.',
      idempotency:
        'Avec une Idempotency-Key, la même requête reçoit la même tâche. Une tâche en échec libère sa clé.',
      webhooks:
        'Avec les webhooks, inutile de demander\u00a0: call.succeeded et call.failed donnent l’identifiant de la tâche.',
    },
    plan: (plan: string, value: string) => `${plan} ${value}`,
    minutes: (minutes: number) => `${minutes}\u00a0minutes`,
  },
});
