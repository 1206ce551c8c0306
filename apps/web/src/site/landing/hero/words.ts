import { defineWords } from '../../../language/define-words.ts';
import { operationCount } from '../operation-count.ts';

export const heroWords = defineWords({
  en: {
    title: 'Fill, merge and split PDFs with one HTTP call.',
    text: 'Pagesmith handles everyday PDF work for developers and businesses: filling in forms, putting pages in order, finding text. Send a file with your API key and get the finished document back.',
    start: 'Get started for free',
    documentation: 'Read the documentation',
    specimen: `The ${operationCount('en')} operations`,
  },
  fr: {
    title: 'Remplissez, assemblez et découpez vos PDF en un seul appel HTTP.',
    text: 'Pagesmith se charge du travail quotidien sur les PDF, pour les développeurs et les entreprises\u00a0: remplir des formulaires, remettre des pages en ordre, retrouver un texte. Envoyez un fichier avec votre clé API et recevez le document terminé.',
    start: 'Commencer gratuitement',
    documentation: 'Lire la documentation',
    specimen: `Les ${operationCount('fr')} opérations`,
  },
});
