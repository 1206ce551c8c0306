import { defineWords } from '../../language/define-words.ts';

export const acceptanceWords = defineWords({
  en: {
    title: 'Please accept our terms.',
    text: 'This account was created without our form, so no acceptance has been recorded for it.',
    accept: 'By pressing this button you accept our',
    button: 'Accept',
  },
  fr: {
    title: 'Veuillez accepter nos conditions.',
    text: 'Ce compte a été créé sans notre formulaire\u00a0: aucune acceptation n’est encore enregistrée.',
    accept: 'En cliquant sur ce bouton, vous acceptez nos',
    button: 'Accepter',
  },
});
