import { defineWords } from '../../language/define-words.ts';

export const clientsWords = defineWords({
  en: {
    title: 'Clients',
    lead: 'Libraries for TypeScript and Python, a command line, an MCP server and a node for n8n, all made from the same definitions as this page. Each has every operation; none needs another package.',
    install: 'Install',
    copy: 'Copy the commands that install the clients',
    what: 'What they do for you',
    does: {
      streams:
        'They send and save files as streams, so that size does not matter, and report the progress of an upload.',
      retries:
        'They repeat a call after 429, 503 or a broken connection, no sooner than Retry-After says. All attempts share one Idempotency-Key: the call is processed and charged once, and its result is kept for your plan’s retention time. With retries: 0 nothing is repeated and no key is sent.',
      files:
        'They take files from disk, by address, by the id of an upload or of a job, and give results as files, as links, or by delivery to your own address.',
      jobs: 'They wait for jobs, and verify the signature of webhooks.',
      managing: 'They manage files, jobs, keys, usage, webhooks and saved pipelines.',
      errors: 'An error has the code of its problem, and the API’s message.',
    },
    assistants:
      'The MCP server has a tool for each operation, for files, jobs, usage and saved pipelines. It takes files by path or address, and gives results as resources; its key and its address come from PAGESMITH_KEY and PAGESMITH_URL.',
    automation:
      'The n8n node takes files from the items of a workflow, by address, or by the id of an upload or a job, and puts results into the item, behind a link, or at an address of yours.',
    postman: 'Postman collection',
  },
  fr: {
    title: 'Clients',
    lead: 'Des bibliothèques pour TypeScript et Python, une ligne de commande, un serveur MCP et un nœud pour n8n, tous issus des mêmes définitions que cette page. Chacun connaît toutes les opérations\u00a0; aucun n’a besoin d’un autre paquet.',
    install: 'Installer',
    copy: 'Copier les commandes qui installent les clients',
    what: 'Ce qu’ils font pour vous',
    does: {
      streams:
        'Ils envoient et enregistrent les fichiers en flux, quelle que soit leur taille, et indiquent l’avancement d’un envoi.',
      retries:
        'Ils répètent un appel après un 429, un 503 ou une connexion rompue, jamais avant le délai de Retry-After. Toutes les tentatives portent une seule Idempotency-Key\u00a0: l’appel est exécuté et facturé une fois, et son résultat est conservé pendant la durée de votre formule. Avec retries: 0, rien n’est répété et aucune clé n’est envoyée.',
      files:
        'Ils prennent les fichiers sur le disque, par adresse, par l’identifiant d’un envoi ou d’une tâche, et rendent les résultats comme fichiers, comme liens, ou par livraison à votre propre adresse.',
      jobs: 'Ils attendent la fin des tâches et vérifient la signature des webhooks.',
      managing: 'Ils gèrent fichiers, tâches, clés, consommation, webhooks et pipelines enregistrés.',
      errors: 'Une erreur porte le code de son problème et le message de l’API.',
    },
    assistants:
      'Le serveur MCP offre un outil par opération, et pour les fichiers, les tâches, la consommation et les pipelines enregistrés. Il prend les fichiers par chemin ou par adresse et rend les résultats comme ressources\u00a0; sa clé et son adresse viennent de PAGESMITH_KEY et de PAGESMITH_URL.',
    automation:
      'Le nœud n8n prend les fichiers dans les éléments d’un workflow, par adresse, ou par l’identifiant d’un envoi ou d’une tâche, et rend les résultats dans l’élément, derrière un lien, ou à l’une de vos adresses.',
    postman: 'Collection Postman',
  },
});
