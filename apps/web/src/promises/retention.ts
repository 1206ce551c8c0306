import { type Keeper, type PagePromise, says, test } from './promise.ts';

const chosen = test(
  'packages/accounts/src/billing/account/charges.test.ts',
  'a retention of one’s own is set by an Enterprise customer',
);
const kept = test('packages/accounts/src/idempotency/idempotency.test.ts', 'for the time of the plan');
const erased = test(
  'packages/accounts/src/identity/close-account.test.ts',
  'erased within the promised days',
);
const backups: Keeper = { duty: 'README.md', text: 'Keep backups for 30 days at most' };
const logged = test(
  'packages/accounts/src/security-log/security-log.test.ts',
  'events are deleted when their time is over',
);
const proofs = test(
  'packages/accounts/src/deletion-proofs/deletion-proofs.test.ts',
  'for as long as is promised, and no longer',
);

const outputs = 'apps/server/src/api/outputs/outputs.test.ts';
const files = test(outputs, 'a template is kept for as long as is promised');
const links = test(outputs, 'without a key, until it expires');

/** What is kept, and for how long. */
export const retentionPromises: readonly PagePromise[] = [
  says('after a time of your choice on Enterprise', 'd’une durée de votre choix avec Enterprise', chosen),
  says('minutes later', 'minutes plus tard', kept),
  says('min, or up to ', 'min, ou jusqu’à ', chosen),
  says('A result that you can fetch again is kept', 'Un résultat que vous pouvez récupérer de nouveau', kept),
  says('A result is kept for the retention time', 'Un résultat est conservé pendant la durée', kept),
  says('A result is kept only if you ask', 'Un résultat n’est gardé que si vous le demandez', kept),
  says('A file that you upload to POST /files is kept', 'Un fichier que vous envoyez à POST /files', files),
  says('Files that you upload to POST /files', 'Les fichiers que vous envoyez à POST /files', files),
  says('uploaded files: the time of your plan', 'les fichiers envoyés\u00a0: la durée', files),
  says('An uploaded file is kept for', 'Un fichier envoyé est conservé', files),
  says('A link to a result cannot be guessed', 'Un lien vers un résultat ne peut être deviné', links),
  says('On Enterprise you can choose', 'Avec Enterprise, vous pouvez choisir', chosen),
  says(
    'the job itself is listed for seven days',
    'reste dans la liste sept jours',
    test('packages/accounts/src/jobs/jobs.test.ts', 'are forgotten after seven days'),
    'the database function that ends a job has it',
  ),
  says('Your data is deleted within', 'Vos données sont supprimées dans les', erased),
  says('after the end of the contract: deleted', 'après la fin du contrat\u00a0: suppression', erased),
  says('in backups: gone within', 'dans les sauvegardes\u00a0: disparition', backups),
  says('gone from backups within', 'quittent les sauvegardes dans', backups),
  says(
    'can bring the account back',
    'peut rétablir le compte',
    test('packages/accounts/src/operators/actions/actions.test.ts', 'support brings back an account'),
  ),
  says(
    'your sessions: a hash of the secret',
    'vos sessions\u00a0: une empreinte du secret',
    test('packages/accounts/src/identity/sign-in.test.ts', 'a session ends after fourteen days'),
  ),
  says(
    'a session is a random secret',
    'une session est un secret aléatoire',
    test('packages/accounts/src/identity/sign-in.test.ts', 'a session ends after fourteen days'),
  ),
  says(
    'removed when you sign out or after',
    'expire à la déconnexion ou après',
    test('apps/server/src/wire/sessions.test.ts', 'for as long as the policy says'),
  ),
  says('a security log of sign-ins', 'un journal de sécurité des connexions', logged),
  says('in the account’s security log', 'dans le journal de sécurité du compte', logged),
  says(
    'after it was last set',
    'à compter de son dernier dépôt',
    test('apps/server/src/wire/sessions.test.ts', 'policy.deviceCookieDays'),
  ),
  says(
    'It is set only when you choose a language',
    'Il n’est déposé que si vous choisissez une langue',
    test('apps/web/src/language/language-choice.test.ts', 'is saved when it is chosen'),
  ),
  says(
    'waits in local storage for its checkout',
    'attend son paiement dans le stockage local',
    test('apps/web/src/site/landing/plans/plan-choice.test.ts', 'an old choice surprises nobody'),
  ),
  says(
    'is not used again after',
    'n’est plus utilisé au-delà de',
    test('apps/web/src/dashboard/tools/kept-work/work-store.test.ts', 'the promised time'),
  ),
  says(
    'the addresses of your webhooks',
    'les adresses de vos webhooks',
    test('packages/accounts/src/webhooks/endpoints.test.ts', 'old deliveries are forgotten'),
  ),
  says(
    'Every delivery is listed in the dashboard',
    'Chaque livraison figure dans le tableau de bord',
    test('packages/accounts/src/webhooks/endpoints.test.ts', 'old deliveries are forgotten'),
  ),
  says('Proofs are available for', 'Les preuves restent disponibles', proofs),
  says('a signed proof of deletion: the time', 'une preuve de suppression signée\u00a0: l’heure', proofs),
  says(
    'all others are deleted',
    'tous les autres sont supprimés',
    test('packages/accounts/src/tickets/tickets.test.ts', 'deleted the promised time after its last word'),
  ),
];
