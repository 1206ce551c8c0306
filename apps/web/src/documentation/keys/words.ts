import { defineWords } from '../../language/define-words.ts';

export const keysSectionWords = defineWords({
  en: {
    title: 'Keys and management',
    lead: 'A key can be limited: to scopes, to network addresses, to a period, to a rate and to a number of calls a month. Set this in the dashboard when you create a key, or later; or let a program do it with a key that has the scope keys.',
    sample: 'Create a key for one application',
    copySample: 'Copy the call',
    scopes: 'Scopes',
    scope: {
      operations: 'Every operation. operations:merge-pdf and the like: that operation alone.',
      files:
        'Uploading, listing and deleting files, and naming them in calls. Keys with operations may do so too.',
      jobs: 'Jobs, their results, and the reports of calls. A new key has operations and jobs unless you choose others.',
      pipelines: 'Saved pipelines. Running one needs the scope of each of its operations.',
      usage: 'Usage and the log of calls.',
      webhooks: 'Webhook endpoints and their secrets.',
      keys: 'Keys. A key cannot create or change a key that has more rights than it has.',
    },
    addresses: 'Addresses',
    address: {
      'GET /usage': 'The plan, what was used of it this month, and what that costs.',
      'GET /calls': 'The log of calls, the latest first.',
      'GET /jobs': 'The jobs of the account, the latest first.',
      'GET /keys': 'The keys, masked, with their settings and their last use.',
      'POST /keys': 'Creates a key from name and settings; the answer has it in full.',
      'PATCH /keys/{id}': 'Changes the name, the status or the settings.',
      'POST /keys/{id}/rotation':
        'Gives the key a new value. The old one keeps working for overlapHours hours.',
      'DELETE /keys/{id}': 'Deletes the key, which is refused from then on.',
      '/webhook-endpoints':
        'The endpoints of webhooks, as in the dashboard: list, add, change, delete, and their secrets.',
    },
    rules: 'Good to know',
    rule: {
      test: 'A test key begins with pk_test_. It calls every operation for free and has a rate of its own; files that come back are marked “Pagesmith test”, and the header x-test-call says so. Its calls are in the log as tests, and in no charge, allowance or figure. Jobs and webhooks work as usual; processor time is that of your plan.',
      rotation:
        'During the overlap both values are the same key, with the same limits. Rotating again ends the oldest value at once.',
      once: 'A key that is shown once is kept as a hash alone: neither you nor we can read it again.',
      limits:
        'A key’s own rate and monthly number apply as well as those of your plan: whichever is reached first counts. Only successful calls count for the month, which is that of your subscription.',
      pages:
        'Lists come in pages: limit says how many, and next is the cursor of the page that follows, null on the last one.',
    },
  },
  fr: {
    title: 'Clés et gestion',
    lead: 'Une clé peut être limitée\u00a0: à des droits, à des adresses réseau, dans le temps, à un rythme et à un nombre d’appels par mois. Réglez-le dans le tableau de bord à sa création, ou plus tard\u00a0; ou laissez un programme s’en charger avec une clé qui a le droit keys.',
    sample: 'Créer une clé pour une application',
    copySample: 'Copier l’appel',
    scopes: 'Droits',
    scope: {
      operations:
        'Toutes les opérations. operations:merge-pdf et ses semblables\u00a0: cette seule opération.',
      files:
        'Envoyer, consulter et supprimer des fichiers, et les nommer dans des appels. Les clés qui ont operations le peuvent aussi.',
      jobs: 'Les tâches, leurs résultats et les rapports des appels. Une nouvelle clé a operations et jobs, sauf choix contraire.',
      pipelines: 'Les pipelines enregistrés. En exécuter un demande le droit de chacune de ses opérations.',
      usage: 'La consommation et le journal des appels.',
      webhooks: 'Les webhooks et leurs secrets.',
      keys: 'Les clés. Une clé ne peut ni créer ni modifier une clé qui a plus de droits qu’elle.',
    },
    addresses: 'Adresses',
    address: {
      'GET /usage': 'La formule, ce qui en a été consommé ce mois\u2011ci, et ce que cela coûte.',
      'GET /calls': 'Le journal des appels, le plus récent d’abord.',
      'GET /jobs': 'Les tâches du compte, la plus récente d’abord.',
      'GET /keys': 'Les clés, masquées, avec leurs réglages et leur dernière utilisation.',
      'POST /keys': 'Crée une clé à partir d’un nom et de réglages\u00a0; la réponse la donne en entier.',
      'PATCH /keys/{id}': 'Modifie le nom, l’état ou les réglages.',
      'POST /keys/{id}/rotation':
        'Donne une nouvelle valeur à la clé. L’ancienne fonctionne encore overlapHours heures.',
      'DELETE /keys/{id}': 'Supprime la clé, refusée dès lors.',
      '/webhook-endpoints':
        'Les webhooks, comme dans le tableau de bord\u00a0: liste, ajout, modification, suppression, et leurs secrets.',
    },
    rules: 'Bon à savoir',
    rule: {
      test: 'Une clé de test commence par pk_test_. Elle appelle gratuitement toutes les opérations, avec un rythme à elle\u00a0; les fichiers rendus portent la mention «\u00a0Pagesmith test\u00a0», et l’en-tête x-test-call le signale. Ses appels figurent dans le journal comme tests, et dans aucune facturation, aucun quota, aucun chiffre. Les tâches et les webhooks fonctionnent comme d’habitude\u00a0; le temps de calcul est celui de votre formule.',
      rotation:
        'Pendant le chevauchement d’un renouvellement, les deux valeurs sont la même clé, avec les mêmes limites. Un nouveau renouvellement met fin aussitôt à la plus ancienne.',
      once: 'D’une clé affichée une seule fois, nous ne gardons qu’une empreinte\u00a0: ni vous ni nous ne pouvons plus la lire.',
      limits:
        'Le rythme et le nombre mensuel propres à une clé s’appliquent en plus de ceux de votre formule\u00a0: le premier atteint l’emporte. Seuls les appels réussis comptent pour le mois, qui est celui de votre abonnement.',
      pages:
        'Les listes viennent par pages\u00a0: limit dit combien d’éléments, et next est le curseur de la page suivante, null sur la dernière.',
    },
  },
});
