import { defineWords } from '../language/define-words.ts';

export const contactWords = defineWords({
  en: {
    documentTitle: 'Contact · Pagesmith',
    description: 'Write to Pagesmith: sales, support, billing, partnership or anything else.',
    title: 'Write to us',
    lead: (hours: number) => `A person reads every message and replies within ${hours} hours.`,
    sooner: (plans: string) =>
      `On a paid plan, write to us while signed in: you get a first answer sooner (${plans}), and the conversation stays in your account.`,
    within: (plan: string, hours: number) => `${plan} within ${hours} h`,
    form: 'Contact form',
    name: 'Name',
    email: 'E-mail',
    reason: 'Reason',
    chooseReason: 'Choose a reason',
    message: 'Message',
    send: 'Send the message',
    sending: 'Sending…',
    failed: 'Your message was not sent.',
    failedText: 'Either the connection or our server failed. What you typed is still here; please try again.',
    tooMany: 'Too many messages have come from your network in the last hour. What you typed is still here.',
    kept: 'What you typed is still here.',
    sent: 'Message sent',
    sentText: (number: number, hours: number) =>
      `Thank you. Your message is ticket T${number}. We will reply to the address you gave within ${hours} hours.`,
    another: 'Send another message',
    sales: 'Sales',
    salesText: 'Plans, volumes, invoices and contracts.',
    support: 'Support',
    supportText: 'A call that fails, a result that is wrong, a question about your account.',
  },
  fr: {
    documentTitle: 'Contact · Pagesmith',
    description: 'Écrire à Pagesmith\u00a0: commercial, assistance, facturation, partenariat ou autre sujet.',
    title: 'Écrivez-nous',
    lead: (hours: number) => `Une personne lit chaque message et répond sous ${hours}\u00a0heures.`,
    sooner: (plans: string) =>
      `Avec une formule payante, écrivez-nous depuis votre compte\u00a0: la première réponse arrive plus vite (${plans}), et vous y retrouvez toute la conversation.`,
    within: (plan: string, hours: number) => `${plan} sous\u00a0${hours}\u00a0h`,
    form: 'Formulaire de contact',
    name: 'Nom',
    email: 'E-mail',
    reason: 'Motif',
    chooseReason: 'Choisissez un motif',
    message: 'Message',
    send: 'Envoyer le message',
    sending: 'Envoi en cours…',
    failed: 'Votre message n’a pas été envoyé.',
    failedText:
      'La connexion ou notre serveur a rencontré un problème. Ce que vous avez saisi est toujours là\u00a0; veuillez réessayer.',
    tooMany:
      'Trop de messages ont été envoyés depuis votre réseau au cours de la dernière heure. Ce que vous avez saisi est toujours là.',
    kept: 'Ce que vous avez saisi est toujours là.',
    sent: 'Message envoyé',
    sentText: (number: number, hours: number) =>
      `Merci. Votre message porte le numéro de ticket T${number}. Nous vous répondrons sous ${hours}\u00a0heures, à l’adresse que vous avez indiquée.`,
    another: 'Envoyer un autre message',
    sales: 'Service commercial',
    salesText: 'Formules, volumes, factures et contrats.',
    support: 'Assistance',
    supportText: 'Un appel qui échoue, un résultat incorrect, une question sur votre compte.',
  },
});
