import { defineWords } from '../language/define-words.ts';

export const documentationWords = defineWords({
  en: {
    documentTitle: 'Documentation · Pagesmith',
    description:
      'How to call the Pagesmith API: authentication, every operation with its parts, answers and errors, and samples in curl, JavaScript, Python and PHP.',
    title: 'Documentation',
    lead: 'Every operation is a single POST of multipart/form-data or JSON, with your API key in a header. The answer is the finished document, or JSON.',
    openApi: 'The machine-readable version: /openapi.json',
    contents: 'Contents',
    groups: { start: 'Getting started', operations: 'Operations', more: 'Beyond one call' },
    linkTo: 'Link to:',
    search: 'Search the documentation',
    results: 'Search results',
    section: 'Section',
    errorOf: (status: number) => `Error ${status}`,
    found: (count: number) => (count === 0 ? 'Nothing found' : count === 1 ? '1 result' : `${count} results`),
    nothing: 'Nothing matches these words. Try others, such as “merge” or “password”.',
    ownPage: 'This operation on its own page',
    whole: 'The whole documentation',
    asMarkdown: 'As Markdown',
    operationDescription: (path: string, summary: string) =>
      `${summary} POST ${path}: parts, options, answer, errors, and samples in curl, JavaScript, Python and PHP.`,
    authentication: {
      title: 'Authentication',
      text: 'Send your API key in the x-api-key header with every call. You create keys in the dashboard. Keep them on your server, never in a page or an app that others can open.',
      noKey: 'Create an account and a key',
      headers: 'Optional headers for every call',
      header: 'Header',
      meaning: 'Meaning',
      password: 'The password of a protected file in the request.',
      idempotency:
        'A name you choose for this request. If you send the request again under the same name, it is processed and charged only once, and you get the stored result.',
      language: 'en or fr: the language of error messages.',
      answer: 'Headers in every successful answer',
      used: 'Credits this call used.',
      remaining: 'Credits left this month.',
      trials: 'Only on a free trial of a Pro Tool: how many trials of this operation are left this month.',
      testCall: 'Only on calls of a test key: true. They are free, and files that come back are marked.',
      requestId: 'Quote it when you contact support.',
      warnings:
        'A JSON list of codes with counts, such as [{"code":"field_renamed","count":24}]: what was renamed, dropped, invalidated or simplified; absent when nothing was.',
      report:
        'The address of the report, /calls/{x-request-id}/report: every warning in words, in the language of Accept-Language, as JSON with counts, warnings (code and message) and omitted (how many a very long list leaves out). GET it with any key of the same account that has the scope jobs while your plan keeps results; after that the answer is 404 report_absent.',
      rate: '“minute”: r is how many calls you can make right now, t the number of seconds until the full number per minute is available again. “work”: the same for seconds of processor time.',
      ratePolicy:
        '“minute”: calls per minute of your plan. “work”: seconds of processor time, and the number of seconds in which they are given back.',
    },
    support: {
      title: 'Support',
      text: (hours: number) =>
        `Write to us with the x-request-id of the call, but without the document itself; in the dashboard, one click on a row of the logs fills the id in for you. We reply within ${hours} hours.`,
      form: 'Contact form',
    },
  },
  fr: {
    documentTitle: 'Documentation · Pagesmith',
    description:
      'Comment appeler l’API Pagesmith\u00a0: authentification, chaque opération avec ses parties, ses réponses et ses erreurs, et des exemples en curl, JavaScript, Python et PHP.',
    title: 'Documentation',
    lead: 'Chaque opération est un POST en multipart/form-data ou en JSON, avec votre clé API dans un en-tête. La réponse est le document terminé, ou du JSON.',
    openApi: 'La version lisible par une machine\u00a0: /openapi.json',
    contents: 'Sommaire',
    groups: { start: 'Démarrer', operations: 'Opérations', more: 'Au-delà d’un appel' },
    linkTo: 'Lien vers\u00a0:',
    search: 'Rechercher dans la documentation',
    results: 'Résultats de la recherche',
    section: 'Section',
    errorOf: (status: number) => `Erreur ${status}`,
    found: (count: number) =>
      count === 0 ? 'Aucun résultat' : count === 1 ? '1 résultat' : `${count} résultats`,
    nothing:
      'Aucun passage ne contient ces mots. Essayez-en d’autres, par exemple «\u00a0fusion\u00a0» ou «\u00a0mot de passe\u00a0».',
    ownPage: 'Cette opération sur sa propre page',
    whole: 'Toute la documentation',
    asMarkdown: 'En Markdown',
    operationDescription: (path: string, summary: string) =>
      `${summary} POST ${path}\u00a0: parties, options, réponse, erreurs et exemples en curl, JavaScript, Python et PHP.`,
    authentication: {
      title: 'Authentification',
      text: 'Envoyez votre clé API dans l’en-tête x-api-key à chaque appel. Les clés se créent dans le tableau de bord\u00a0; gardez-les sur votre serveur, jamais dans une page ou une application que d’autres peuvent ouvrir.',
      noKey: 'Créer un compte et une clé',
      headers: 'En-têtes facultatifs pour tous les appels',
      header: 'En-tête',
      meaning: 'Signification',
      password: 'Le mot de passe du fichier protégé de la requête.',
      idempotency:
        'Un nom que vous choisissez pour cette requête. Si vous la renvoyez sous le même nom, elle n’est traitée et facturée qu’une fois, et vous recevez le résultat conservé.',
      language: 'en ou fr\u00a0: la langue des messages d’erreur.',
      answer: 'En-têtes de toutes les réponses réussies',
      used: 'Crédits consommés par cet appel.',
      remaining: 'Crédits restants ce mois\u2011ci.',
      trials:
        'Seulement pour un essai gratuit d’un Pro Tool\u00a0: combien il en reste pour cette opération ce mois\u2011ci.',
      testCall:
        'Seulement pour les appels d’une clé de test\u00a0: true. Ils sont gratuits, et les fichiers rendus sont marqués.',
      requestId: 'À indiquer quand vous contactez l’assistance.',
      warnings:
        'Une liste JSON de codes avec leur nombre, par exemple [{"code":"field_renamed","count":24}]\u00a0: ce qui a été renommé, retiré, invalidé ou simplifié\u00a0; absent s’il n’y a rien à signaler.',
      report:
        'L’adresse du rapport, /calls/{x-request-id}/report\u00a0: chaque avertissement en toutes lettres, dans la langue d’Accept-Language, en JSON avec counts, warnings (code et message) et omitted (combien une très longue liste en laisse de côté). Demandez-le par GET avec n’importe quelle clé du même compte qui a le droit jobs tant que votre formule conserve les résultats\u00a0; ensuite, la réponse est 404 report_absent.',
      rate: '«\u00a0minute\u00a0»\u00a0: r est le nombre d’appels possibles tout de suite, t le nombre de secondes avant que le nombre par minute soit de nouveau entièrement disponible. «\u00a0work\u00a0»\u00a0: de même pour les secondes de temps de calcul.',
      ratePolicy:
        '«\u00a0minute\u00a0»\u00a0: appels par minute de votre formule. «\u00a0work\u00a0»\u00a0: secondes de temps de calcul, et en combien de secondes elles se reconstituent.',
    },
    support: {
      title: 'Assistance',
      text: (hours: number) =>
        `Écrivez-nous en citant l’en-tête x-request-id de l’appel, sans joindre le document\u00a0; dans le tableau de bord, un clic sur une ligne des journaux suffit à le reprendre. Nous répondons sous ${hours}\u00a0heures.`,
      form: 'Formulaire de contact',
    },
  },
});
