import { defineWords } from '../language/define-words.ts';

/** What a list that is still empty will show, and what can be done here. */
export const emptyWords = defineWords({
  en: {
    find: 'No customer matches. Try a part of the address or name, or the whole id, ticket number or key.',
    customers: 'Nobody has registered yet. New customers appear here, the latest first.',
    tickets: 'No ticket waits for an answer. New ones appear here, the most urgent first.',
    templates: 'No ready answers yet. Save one to offer it below every ticket.',
    incidents: 'There has been no incident. Open one when customers should read about it on the status page.',
    planned: 'No work is planned. Plan it at least 48 hours ahead, so that the status page can announce it.',
    jobs: 'No job is waiting or running. Jobs appear here until they end.',
    deliveries: 'No delivery is waiting. Those that an endpoint has not yet accepted appear here.',
    announcements: 'Nothing has been announced yet. Look at a preview first, then send it to all customers.',
    mails: 'No e-mail waits. Those that could not be sent yet appear here, to be tried again.',
    money: 'Nothing was charged in this month. Charges appear here by customer and kind.',
    audit: 'Nothing matches. Whatever operators do is written down here; widen the filter to see more.',
    invoices: 'This customer has no invoices yet.',
  },
  fr: {
    find: 'Aucun client ne correspond. Essayez une partie de l’adresse ou du nom, ou l’identifiant, le numéro de ticket ou la clé en entier.',
    customers:
      'Personne ne s’est encore inscrit. Les nouveaux clients apparaîtront ici, le plus récent d’abord.',
    tickets: 'Aucun ticket n’attend de réponse. Les nouveaux apparaîtront ici, le plus urgent d’abord.',
    templates: 'Aucune réponse type pour l’instant. Enregistrez-en une pour la proposer sous chaque ticket.',
    incidents:
      'Aucun incident à ce jour. Ouvrez-en un lorsque les clients doivent en être informés sur la page d’état.',
    planned:
      'Aucune intervention prévue. Planifiez-la au moins 48\u00a0heures à l’avance, pour que la page d’état l’annonce.',
    jobs: 'Aucune tâche en attente ou en cours. Les tâches apparaissent ici jusqu’à leur fin.',
    deliveries: 'Aucun envoi en attente. Ceux qu’un point d’accès n’a pas encore acceptés apparaissent ici.',
    announcements:
      'Rien n’a encore été annoncé. Consultez d’abord un aperçu, puis envoyez-le à tous les clients.',
    mails:
      'Aucun e-mail en attente. Ceux qui n’ont pas encore pu partir apparaissent ici, pour un nouvel essai.',
    money: 'Rien n’a été facturé ce mois\u2011ci. Les montants apparaîtront ici par client et par type.',
    audit:
      'Aucun résultat. Tout ce que font les opérateurs est consigné ici\u00a0; élargissez le filtre pour en voir plus.',
    invoices: 'Ce client n’a pas encore de facture.',
  },
});
