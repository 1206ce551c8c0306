import { type Keeper, type PagePromise, says, test } from './promise.ts';

const metering = 'packages/accounts/src/metering';
const jobsAsked = test('apps/server/src/api/jobs/jobs.test.ts', 'asking for jobs has a rate of its own');
const reportsAsked = test(
  'apps/server/src/api/deletion-proofs.test.ts',
  'asking for reports has a rate of its own',
);
const inFacts = 'the words of failures stand in facts.json, which every check writes from the catalog';
const courier = 'packages/accounts/src/webhooks/courier.test.ts';
const answered: Keeper = { duty: 'README.md', text: 'CONTACT_TO' };

/** Limits of the API, and what people answer for. */
export const servicePromises: readonly PagePromise[] = [
  says(
    'Processor time, the median of several runs on one machine',
    'Temps processeur, médiane de plusieurs exécutions sur une même machine',
    test('apps/web/src/site/landing/measured/measured.test.ts', 'comes from the results of the bench'),
  ),
  says('Check as often as the Retry-After header says', 'Vérifiez aussi souvent que l’indique', jobsAsked),
  says('Jobs were requested more than', 'Les tâches ont été consultées plus de', jobsAsked, inFacts),
  says('Reports were requested more than', 'Les rapports ont été consultés plus de', reportsAsked, inFacts),
  says('An account may request its jobs', 'Un compte peut consulter ses tâches', jobsAsked, inFacts),
  says('An account may request reports', 'Un compte peut consulter ses rapports', reportsAsked, inFacts),
  says('given back per minute', 'rendues par minute', test(`${metering}/work.test.ts`, 'comes back evenly')),
  says(
    'Refuse anything older than',
    'Refusez ce qui a plus de',
    test(courier, 'signed so that the library of the specification verifies it'),
    'the tolerance of the Standard Webhooks libraries',
  ),
  says(
    'Answer with a status from 200 to 299',
    'Répondez avec un statut de 200 à 299',
    test(courier, 'an answer with status %i is no success'),
  ),
  says(
    'in all over about a day',
    'en tout, sur environ une journée',
    test(courier, 'growing pauses over a day'),
    'the number of pauses in the catalog, counted',
  ),
  says(
    'An endpoint that accepts nothing',
    'Un point de réception qui n’a rien accepté',
    test(courier, 'five days of failures disable the endpoint'),
  ),
  says(
    'The Idempotency-Key header must',
    'L’en-tête Idempotency-Key doit',
    test('packages/accounts/src/idempotency/idempotency.test.ts', 'takes %j as a key'),
    'the title of a failure, which is no promise of the catalog',
  ),
  says('reply within', 'répondons sous', answered),
  says(
    'A person reads every message',
    'Une personne lit chaque message',
    test('packages/accounts/src/tickets/tickets.test.ts', 'is answered in the order of promises'),
  ),
  says('answer messages within', 'répondons aux messages sous', answered),
  says('If personal data is ever exposed', 'Si des données personnelles étaient exposées', {
    duty: 'packages/catalog/src/policy.ts',
    text: 'breachNoticeHours',
  }),
  says(
    'counted over any 60 seconds',
    'comptés sur 60\u00a0secondes glissantes',
    test('packages/accounts/src/metering/refusals.test.ts', 'a call comes back when one is a minute old'),
    'a minute, in seconds',
  ),
  says(
    'The signing key is replaced',
    'La clé de signature est remplacée',
    test('packages/accounts/src/deletion-proofs/deletion-proofs.test.ts', 'rotation keeps what it signed'),
  ),
  says(
    'you get a first answer sooner',
    'la première réponse arrive plus vite',
    test('packages/accounts/src/tickets/tickets.test.ts', 'a ticket is due by its customer’s plan'),
  ),
  says(
    'They sign in with a passkey, or with a password and a second factor',
    'Ils se connectent avec une clé d’accès, ou avec un mot de passe et un second facteur',
    test(
      'packages/accounts/src/operators/passkeys.test.ts',
      'an invitation is accepted with a passkey, once, and the passkey alone opens the console',
    ),
  ),
  says(
    'their role limits what they can see and do',
    'leur rôle limite ce qu’ils peuvent voir et faire',
    test('apps/server/src/operator/routes.test.ts', 'is done, or refused, as the table of roles says'),
  ),
  says(
    'Changes to money or access have to be confirmed',
    'Toute modification touchant à l’argent ou aux accès',
    test('packages/accounts/src/operators/operators.test.ts', 'changes money and access only shortly after'),
  ),
  says(
    'in a log that nobody can change unnoticed',
    'que personne ne peut modifier sans que cela se voie',
    test('packages/accounts/src/operators/audit/audit.test.ts', 'breaks visibly where a row was changed'),
  ),
];
