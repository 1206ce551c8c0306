import { type PagePromise, says, test } from './promise.ts';

const metering = 'packages/accounts/src/metering';
const planTable = test('packages/catalog/src/plans.test.ts', 'allowances, rates and sizes are those');
const charged = test(`${metering}/months.test.ts`, 'on %s costs what the price page says');
const trials = test(`${metering}/trials.test.ts`, 'three free marked trials a month of each');

/** Prices and plans. */
export const moneyPromises: readonly PagePromise[] = [
  says(
    ' per request',
    ' par requête',
    test(
      'apps/web/src/site/landing/calculator/rows.test.ts',
      'a row for every operation that has a list price',
    ),
  ),
  says(
    ' is enough: free of charge',
    ' suffit\u00a0: gratuit',
    test('packages/catalog/src/cheapest-plan.test.ts', 'Starter is enough up to its allowance'),
  ),
  says(
    ' a month in all',
    ' par mois en tout',
    test('packages/catalog/src/cheapest-plan.test.ts', 'names the cheapest plan for the entered volume'),
  ),
  says(
    ' charged every month',
    ' débités chaque mois',
    test('packages/catalog/src/plans.test.ts', 'the plans cost what the price table says'),
  ),
  says(
    'A plan paid by the year costs',
    'Payée à l’année, une formule coûte',
    test('packages/catalog/src/plans.test.ts', 'paid by the year a month costs a tenth less'),
  ),
  says(' calls a month', ' appels par mois', planTable),
  says(
    ' free calls a month',
    'gratuitement et sans moyen de paiement',
    test('apps/server/src/api/api.test.ts', 'Starter stops at its allowance'),
  ),
  says(' calls a minute', ' appels par minute', planTable),
  says(
    'Files up to ',
    'Fichiers jusqu’à ',
    test('apps/server/src/api/api.test.ts', 'a file over the plan’s maximum ends the upload'),
  ),
  says(
    'for each file and for a whole request',
    'pour chaque fichier et pour la requête entière',
    test('apps/server/src/api/hostile-callers.test.ts', 'a content-length over the plan’s maximum'),
  ),
  says(' per additional call', ' par appel supplémentaire', charged),
  says('each additional call is charged', 'chaque appel supplémentaire est facturé', charged),
  says(' per call with more than ', ' par appel dont les fichiers dépassent ', charged),
  says('GDPR service, if you turn it on', 'Service RGPD, si vous l’activez', charged),
  says('Pro Tools add-on: ', 'Option Pro Tools\u00a0: ', trials),
  says(' of each a month', '\u00a0essais par outil et par mois', trials),
  says('free and marked as a trial', 'gratuitement, avec une mention «\u00a0essai\u00a0»', trials),
  says(
    'the answer is 403 add_on_needed',
    'la réponse est 403 add_on_needed',
    test('apps/server/src/api/trials.test.ts', 'marked as a trial, never as Starter, then refused'),
  ),
  says(
    'Calls that you pay for carry none',
    'Les appels que vous payez n’en portent pas',
    test(`${metering}/trials.test.ts`, 'are clean and cost the fee of each call with the add-on'),
  ),
  says(
    'uses no credit and costs nothing',
    'ne consomme aucun crédit et ne coûte rien',
    test(`${metering}/ledger.test.ts`, 'never charges a failed call'),
  ),
  says(
    'You can set a spend cap',
    'Vous pouvez fixer un plafond',
    test(`${metering}/concurrency.test.ts`, 'stop at a spend cap to the unit'),
  ),
  says('__vatEn__', '__vatFr__', { setting: 'VAT' }),
  says(
    'If a payment fails, the plan continues',
    'Si un paiement échoue, la formule continue',
    test('packages/accounts/src/billing/billing.test.ts', 'works for seven days after a failed payment'),
  ),
  says('our liability is capped at the fees', 'plafonnée aux sommes que vous avez payées', {
    duty: 'packages/catalog/src/policy.ts',
    text: 'liabilityMonthsOfFees',
  }),
];
