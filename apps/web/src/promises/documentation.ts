import { type PagePromise, says, test } from './promise.ts';

const inFacts = 'the messages of failures stand in facts.json, which every check writes from the catalog';

/** What the documentation says with a figure in its quickstart and its errors. */
export const documentationPromises: readonly PagePromise[] = [
  says(
    'From nothing to a filled PDF',
    'De zéro à un PDF rempli',
    test('e2e/first-call-works-as-pasted.test.ts', 'the first call fills a form'),
    'how long a reader takes who has a terminal open',
  ),
  says(
    'keeps its objects in a stream that unpacks to more than',
    'range ses objets dans un flux qui dépasse',
    test('packages/operations/src/hostile-input.test.ts', 'stream_too_long'),
    'the size at which the reader of streams stops',
  ),
  says(
    'Jobs are deleted',
    'Les tâches sont supprimées',
    test('packages/accounts/src/jobs/jobs.test.ts', 'are forgotten after seven days'),
    inFacts,
  ),
  says(
    'calls in any 60\u00a0seconds',
    'appels par période de',
    test('packages/accounts/src/metering/rate.test.ts', 'are never exceeded by a rate'),
    inFacts,
  ),
  says(
    "'limit' must be a whole number",
    '«\u00a0limit\u00a0» doit être un nombre entier',
    test('apps/server/src/management/keys.test.ts', 'limit_wrong'),
    inFacts,
  ),
  says(
    'The account was asked for more than',
    'Le compte a été consulté plus de',
    test('apps/server/src/management/keys.test.ts', 'account_asked_too_often'),
    inFacts,
  ),
  says(
    'Files were requested more than',
    'Les fichiers ont été consultés plus de',
    test('apps/server/src/api/outputs/outputs.test.ts', 'files_asked_too_often'),
    inFacts,
  ),
  says(
    'Files may be uploaded, listed and deleted',
    'Les fichiers peuvent être envoyés, consultés et supprimés',
    test('apps/server/src/api/outputs/outputs.test.ts', 'files_asked_too_often'),
    inFacts,
  ),
  says(
    'POST /files, GET /files',
    'POST /files, GET /files',
    test('apps/server/src/api/outputs/outputs.test.ts', 'files_asked_too_often'),
  ),
  says('Anything that is to end is announced', 'Ce qui doit disparaître est annoncé', {
    duty: 'packages/contract/src/versions.ts',
    text: '`policy.deprecationMonths` after it was announced at the earliest',
  }),
  says(
    'Usage, calls, keys, pipelines and webhook endpoints may be requested',
    'La consommation, les appels, les clés, les pipelines et les webhooks peuvent être consultés',
    test('apps/server/src/management/keys.test.ts', 'account_asked_too_often'),
    inFacts,
  ),
  says(
    'It is set only when you choose one of them in your account',
    'Il n’est déposé que si vous choisissez l’un des deux dans votre compte',
    test('e2e/account-keeps-its-theme-and-its-keys.test.ts', 'policy.themeCookieDays'),
  ),
  says(
    'A pipeline has at most',
    'Un pipeline a',
    test('packages/operations/src/pipelines/plan-pipeline.test.ts', 'pipelineStepsMax + 1'),
  ),
  says(
    'A table has at most',
    'Un tableau a',
    test('packages/operations/src/bulk/rows/read-table.test.ts', 'limitsOfRows.rowsMax + 1'),
  ),
  says(
    'Send a form as template',
    'Envoyez un formulaire comme modèle',
    test('packages/operations/src/bulk/rows/read-table.test.ts', 'limitsOfRows.rowsMax + 1'),
  ),
  says(
    'Send up to',
    'Envoyez jusqu’à',
    test('packages/operations/src/bulk/run/list-forms.test.ts', 'forms_too_many'),
  ),
  says(
    'An account can save',
    'Un compte peut enregistrer',
    test('packages/accounts/src/pipelines/saved-pipelines.test.ts', 'pipelines_too_many'),
    inFacts,
  ),
  says(
    'The name of a pipeline has',
    'Le nom d’un pipeline compte',
    test('packages/accounts/src/pipelines/saved-pipelines.test.ts', 'pipeline_name_malformed'),
    inFacts,
  ),
];
