import { defineWords } from '../../../language/define-words.ts';

export const examplesWords = defineWords({
  en: {
    title: 'One call, ready to paste',
    lead: 'Insert your key, name your files and run it in a terminal.',
    more: 'All operations, also in JavaScript, Python and PHP',
  },
  fr: {
    title: 'Un appel, prêt à coller',
    lead: 'Insérez votre clé, indiquez vos fichiers et lancez la commande dans un terminal.',
    more: 'Toutes les opérations, aussi en JavaScript, Python et PHP',
  },
});
