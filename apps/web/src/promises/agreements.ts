import { type Keeper, type PagePromise, says, test } from './promise.ts';

const announced = test(
  'packages/accounts/src/announcements/announcements.test.ts',
  'a change of the terms is announced a month ahead',
);
const probed = test('apps/server/src/status/prober.test.ts', 'every component is probed once a minute');
const privacyFigures = 'packages/accounts/src/privacy-figures.test.ts';
const ofCatalog = (text: string): Keeper => ({ duty: 'packages/catalog/src/service-level.ts', text });
const ofPolicy = (text: string): Keeper => ({ duty: 'packages/catalog/src/policy.ts', text });

/** What the privacy page, the data processing agreement and the service level agreement say with a figure. */
export const agreementPromises: readonly PagePromise[] = [
  says(
    'tickets of people who are not signed in',
    'les tickets envoyés sans être connecté',
    test(
      'packages/accounts/src/tickets/tickets.test.ts',
      'a stranger’s ticket is deleted the promised time after its last word',
    ),
  ),
  says(
    'On Enterprise you choose another period yourself',
    'vous choisissez vous-même une autre durée',
    test(
      'packages/accounts/src/billing/account/charges.test.ts',
      'a retention of one’s own is set by an Enterprise customer',
    ),
  ),
  says(
    'network addresses in the counters',
    'les adresses réseau, dans les compteurs',
    test(privacyFigures, 'a network address stays in a counter'),
  ),
  says(
    'of refused calls beyond',
    'pour les appels refusés au-delà de',
    test('packages/accounts/src/metering/refusals.test.ts', 'is counted by the minute beyond ten a minute'),
  ),
  says('jobs: ', 'les tâches\u00a0: ', test(privacyFigures, 'jobs and Idempotency-Keys are known')),
  says(
    'Idempotency-Keys: ',
    'les Idempotency-Keys\u00a0: ',
    test(privacyFigures, 'jobs and Idempotency-Keys are known'),
  ),
  says('We announce changes to these terms', 'Nous annonçons les modifications de ces conditions', announced),
  says(
    'before we add or replace one',
    'avant d’en ajouter ou d’en remplacer un',
    test(
      'packages/accounts/src/announcements/announcements.test.ts',
      'told by mail of a new sub-processor as long ahead as the agreement promises',
    ),
  ),
  says(
    'If personal data in your documents is exposed',
    'Si des données personnelles de vos documents étaient exposées',
    ofPolicy('breachNoticeHours'),
  ),
  says(
    'What you send is deleted when the call ends; kept results',
    'Ce que vous envoyez est supprimé à la fin de l’appel\u00a0; les résultats',
    test(
      'apps/server/src/attacks/a-killed-server-leaves-nothing-behind.test.ts',
      'are gone when the next one is ready',
    ),
  ),
  says(
    'After the end of the contract everything is deleted',
    'Après la fin du contrat, tout est supprimé',
    ofPolicy('dataDeletionDaysAfterTermination'),
  ),
  says(
    'We give you the information that shows',
    'Nous vous donnons les informations qui montrent',
    ofPolicy('changeNoticeDays'),
  ),
  says('For Enterprise customers: ', 'Pour les clients Enterprise', ofCatalog('availabilityPercent')),
  says(
    'keeps the API and the processing of jobs available',
    'assure la disponibilité de l’API',
    ofCatalog('availabilityPercent'),
  ),
  says('Every component is probed', 'Chaque composant est sondé', probed),
  says(
    'The API is up when',
    'L’API est disponible quand',
    test('packages/accounts/src/status/status.test.ts', 'knows work that nobody takes'),
  ),
  says(
    'The status page keeps',
    'La page d’état garde',
    test('packages/accounts/src/status/status.test.ts', 'shows a stretch with no probe as not measured'),
  ),
  says(
    'planned work, up to',
    'les travaux prévus, jusqu’à',
    test(
      'packages/accounts/src/status/status.test.ts',
      'planned work that was announced in time is left out of availability',
    ),
  ),
  says(
    '% of the price',
    '% du prix',
    test('packages/catalog/src/service-level.test.ts', 'gives back %d per cent of its price'),
  ),
  says('after the end of the month', 'suivant la fin du mois', ofCatalog('claimDays')),
  says('Measured by our own probes', 'Mesuré par nos propres sondes', probed),
];
