import { defineWords } from '../../language/define-words.ts';

export const supportWords = defineWords({
  en: {
    title: 'Support',
    failed: 'This could not be loaded.',
    listFailed: 'Your tickets could not be loaded.',
    list: 'Your tickets',
    empty: 'No tickets yet',
    emptyText:
      'Write to us, and the conversation stays here. You can attach a row of the logs with one click.',
    more: 'Show older tickets',
    back: 'All tickets',
    new: 'Write to support',
    newTitle: 'New ticket',
    requestId: 'Request id of the call (optional)',
    requestIdHelp:
      'The x-request-id of its answer. If you start from a row of the logs, it is filled in for you.',
    messageHelp:
      'What you did, what you expected and what you got. Please do not include the document itself.',
    send: 'Send the message',
    sending: 'Sending…',
    opened: (number: number) => `Your message is ticket T${number}.`,
    ticket: (number: number) => `Ticket T${number}`,
    state: { open: 'Waiting for our answer', answered: 'Answered', closed: 'Closed' },
    firstAnswerDue: (date: string, hours: number) =>
      `First answer by ${date}: your plan promises it within ${hours} hours.`,
    nextAnswerDue: (date: string, hours: number) =>
      `Next answer by ${date}: your plan promises it within ${hours} hours.`,
    call: 'Call',
    conversation: 'Conversation',
    author: { customer: 'You', support: 'Support' },
    yourAnswer: 'Your answer',
    reopens: 'The ticket is closed. Your answer will reopen it.',
    answer: 'Send the answer',
    answered: 'Your answer has been sent.',
  },
  fr: {
    title: 'Assistance',
    failed: 'Le chargement a échoué.',
    listFailed: 'Vos tickets n’ont pas pu être chargés.',
    list: 'Vos tickets',
    empty: 'Aucun ticket pour le moment',
    emptyText:
      'Écrivez-nous, et la conversation reste ici. Vous pouvez y joindre une ligne des journaux en un clic.',
    more: 'Afficher les tickets plus anciens',
    back: 'Tous les tickets',
    new: 'Écrire à l’assistance',
    newTitle: 'Nouveau ticket',
    requestId: 'Identifiant de requête de l’appel (facultatif)',
    requestIdHelp:
      'L’en-tête x-request-id de sa réponse. Si vous partez d’une ligne des journaux, il est déjà rempli.',
    messageHelp:
      'Ce que vous avez fait, ce que vous attendiez et ce que vous avez obtenu. Merci de ne pas joindre le document lui-même.',
    send: 'Envoyer le message',
    sending: 'Envoi en cours…',
    opened: (number: number) => `Votre message porte le numéro T${number}.`,
    ticket: (number: number) => `Ticket T${number}`,
    state: { open: 'En attente de notre réponse', answered: 'Répondu', closed: 'Clos' },
    firstAnswerDue: (date: string, hours: number) =>
      `Première réponse avant le ${date}\u00a0: votre formule la prévoit sous ${hours}\u00a0heures.`,
    nextAnswerDue: (date: string, hours: number) =>
      `Prochaine réponse avant le ${date}\u00a0: votre formule la prévoit sous ${hours}\u00a0heures.`,
    call: 'Appel',
    conversation: 'Conversation',
    author: { customer: 'Vous', support: 'Assistance' },
    yourAnswer: 'Votre réponse',
    reopens: 'Le ticket est clos. Votre réponse le rouvrira.',
    answer: 'Envoyer la réponse',
    answered: 'Votre réponse a été envoyée.',
  },
});
