import { defineWords } from '../language/define-words.ts';

export const documentationWords = defineWords({
  en: {
    documentTitle: 'Documentation · Pagesmith',
    description:
      'How to call the Pagesmith API: authentication, every operation with its parts, answers and errors, and samples in curl, JavaScript, Python and PHP.',
    title: 'Documentation',
    lead: 'Every operation is one POST of multipart/form-data with your API key in a header. The answer is the finished document, or JSON.',
    openApi: 'The same for machines: /openapi.json',
    contents: 'On this page',
    search: 'Search this page',
    found: (count: number) =>
      count === 0 ? 'Nothing found' : count === 1 ? '1 section' : `${count} sections`,
    nothing: 'No section holds these words. Try another, such as “merge” or “password”.',
    authentication: {
      title: 'Authentication',
      text: 'Send your API key in the header x-api-key with every call. You create keys in the dashboard; keep them on your server, never in a page or an app that others can open.',
      noKey: 'Create an account and a key',
      headers: 'Optional headers of every call',
      header: 'Header',
      meaning: 'Meaning',
      password: 'Opens whichever file of the request is protected by a password.',
      idempotency:
        'Your name for this request: sent again under the same name, it is worked and charged once, and the kept result comes back.',
      language: 'en or fr: the language of error messages.',
      answer: 'Headers of every successful answer',
      used: 'Credits that this call took.',
      remaining: 'Credits left in this month.',
      requestId: 'Quote it when you write to support.',
      warnings:
        'A JSON list of what was renamed, dropped, invalidated or simplified; absent when nothing was.',
      rate: 'Calls that can be made at once, and seconds until all of a minute can.',
      ratePolicy: 'Calls a minute of your plan.',
    },
    support: {
      title: 'Support',
      text: (hours: number) =>
        `Write to us with the x-request-id of the call, and without the document itself. We reply within ${hours} hours.`,
      form: 'Contact form',
    },
  },
  fr: {
    documentTitle: 'Documentation · Pagesmith',
    description:
      'Comment appeler l’API Pagesmith\u00a0: authentification, chaque opération avec ses parties, ses réponses et ses erreurs, et des exemples en curl, JavaScript, Python et PHP.',
    title: 'Documentation',
    lead: 'Chaque opération est un POST en multipart/form-data, avec votre clé d’API dans un en-tête. La réponse est le document terminé, ou du JSON.',
    openApi: 'La même chose pour les machines\u00a0: /openapi.json',
    contents: 'Sur cette page',
    search: 'Rechercher dans la page',
    found: (count: number) =>
      count === 0 ? 'Aucun résultat' : count === 1 ? '1 section' : `${count} sections`,
    nothing:
      'Aucune section ne contient ces mots. Essayez-en d’autres, par exemple «\u00a0fusion\u00a0» ou «\u00a0mot de passe ».',
    authentication: {
      title: 'Authentification',
      text: 'Envoyez votre clé d’API dans l’en-tête x-api-key à chaque appel. Les clés se créent dans le tableau de bord\u00a0; gardez-les sur votre serveur, jamais dans une page ou une application que d’autres peuvent ouvrir.',
      noKey: 'Créer un compte et une clé',
      headers: 'En-têtes facultatifs de chaque appel',
      header: 'En-tête',
      meaning: 'Signification',
      password: 'Ouvre le fichier de la requête qui est protégé par un mot de passe.',
      idempotency:
        'Votre nom pour cette requête\u00a0: renvoyée sous le même nom, elle n’est traitée et facturée qu’une fois, et le résultat conservé revient.',
      language: 'en ou fr\u00a0: la langue des messages d’erreur.',
      answer: 'En-têtes de chaque réponse réussie',
      used: 'Crédits pris par cet appel.',
      remaining: 'Crédits restants ce mois-ci.',
      requestId: 'À citer quand vous écrivez à l’assistance.',
      warnings:
        'Une liste JSON de ce qui a été renommé, retiré, invalidé ou simplifié\u00a0; absent s’il n’y a rien à signaler.',
      rate: 'Appels possibles tout de suite, et secondes avant que tous ceux d’une minute le soient.',
      ratePolicy: 'Appels par minute de votre formule.',
    },
    support: {
      title: 'Assistance',
      text: (hours: number) =>
        `Écrivez-nous en citant l’en-tête x-request-id de l’appel, sans joindre le document lui-même. Nous répondons sous ${hours}\u00a0heures.`,
      form: 'Formulaire de contact',
    },
  },
});
