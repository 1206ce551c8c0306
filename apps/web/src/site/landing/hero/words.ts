import { defineWords } from '../../../language/define-words.ts';
import { operationCount } from '../operation-count.ts';

export const heroWords = defineWords({
  en: {
    title: 'Fill, merge and take apart PDFs with one HTTP call.',
    text: 'Pagesmith does the everyday work on PDF documents for developers and businesses: forms to fill, pages to put in order, text to find. Send a file with your API key, get the finished document back.',
    start: 'Get started for free',
    documentation: 'Read the documentation',
    specimen: `The ${operationCount('en')} operations`,
  },
  fr: {
    title: 'Remplissez, assemblez et découpez vos PDF en un seul appel HTTP.',
    text: 'Pagesmith prend en charge le travail courant sur les documents PDF, pour les développeurs et les entreprises\u00a0: formulaires à remplir, pages à mettre en ordre, texte à retrouver. Envoyez un fichier avec votre clé d’API, recevez le document terminé.',
    start: 'Commencer gratuitement',
    documentation: 'Lire la documentation',
    specimen: `Les ${operationCount('fr')} opérations`,
  },
});
