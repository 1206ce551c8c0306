import { defineWords } from '../../../language/define-words.ts';

export const shownWords = defineWords({
  en: {
    blankForm: 'The sample form, empty',
    filledForm:
      'The same form, filled in Latin, Greek, Cyrillic, Arabic, Hebrew, Chinese, Japanese and Korean',
    contract: 'A contract of five pages',
    annex: 'Its annex',
    inserted: 'The contract with the annex after page 2',
    foundPage: (page: number) => `Page ${page} of the contract, with the text marked`,
    pricesPage: 'A page of the contract with a table of prices',
    wordTable: 'The table as Word receives it',
    noCredits: 'no credit used',
    answered: 'Answered',
    deleted: (minutes: number) => `Starter: ${minutes}\u00a0minutes later`,
  },
  fr: {
    blankForm: 'Le formulaire d’exemple, vide',
    filledForm:
      'Le même formulaire, rempli en latin, grec, cyrillique, arabe, hébreu, chinois, japonais et coréen',
    contract: 'Un contrat de cinq pages',
    annex: 'Son annexe',
    inserted: 'Le contrat avec l’annexe après la page\u00a02',
    foundPage: (page: number) => `La page\u00a0${page} du contrat, le texte surligné`,
    pricesPage: 'Une page du contrat avec un tableau de prix',
    wordTable: 'Le tableau tel que Word le reçoit',
    noCredits: 'aucun crédit utilisé',
    answered: 'Réponse envoyée',
    deleted: (minutes: number) => `Starter\u00a0: ${minutes}\u00a0minutes plus tard`,
  },
});
