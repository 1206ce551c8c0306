import { defineWords } from '../../../language/define-words.ts';

export const invoicesWords = defineWords({
  en: {
    heading: 'Invoices',
    loading: 'Loading your invoices…',
    failed: 'Your invoices could not be loaded.',
    failedText: 'The payment provider keeps them, so nothing is lost.',
    empty: 'No invoices yet',
    emptyText: 'With a paid plan, the invoice for each payment appears here.',
    number: 'Invoice',
    date: 'Date',
    amount: 'Amount',
    status: 'Status',
    statuses: { paid: 'Paid', open: 'Unpaid', other: 'Not due' },
    newTab: '(opens in a new tab)',
  },
  fr: {
    heading: 'Factures',
    loading: 'Chargement de vos factures…',
    failed: 'Vos factures n’ont pas pu être chargées.',
    failedText: 'Le prestataire de paiement les conserve\u00a0: rien n’est perdu.',
    empty: 'Aucune facture pour le moment',
    emptyText: 'Avec une formule payante, la facture de chaque paiement apparaît ici.',
    number: 'Facture',
    date: 'Date',
    amount: 'Montant',
    status: 'Statut',
    statuses: { paid: 'Payée', open: 'Impayée', other: 'Non exigible' },
    newTab: '(s’ouvre dans un nouvel onglet)',
  },
});
