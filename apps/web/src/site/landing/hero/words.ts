import { defineWords } from '../../../language/define-words.ts';

export const heroWords = defineWords({
  en: {
    title: 'Fill, merge and take apart PDFs with one HTTP call.',
    text: 'Pagesmith does the everyday work on PDF documents for developers and businesses: forms to fill, pages to put in order, text to find. Send a file with your API key, get the finished document back.',
    start: 'Get started for free',
    documentation: 'Read the documentation',
    specimen: 'The ten operations',
    operations: {
      'fill-pdf': 'Fill a form',
      'list-fields': 'List its fields',
      'rename-fields': 'Rename fields',
      'merge-pdf': 'Merge',
      'insert-pdf': 'Insert pages',
      'remove-page': 'Remove pages',
      'extract-pages': 'Extract pages',
      'replace-page': 'Replace a page',
      'detect-page': 'Find a page',
      'pdf-to-docx': 'PDF to Word',
    },
  },
  fr: {
    title: 'Remplissez, assemblez et découpez vos PDF en un seul appel HTTP.',
    text: 'Pagesmith prend en charge le travail courant sur les documents PDF, pour les développeurs et les entreprises\u00a0: formulaires à remplir, pages à mettre en ordre, texte à retrouver. Envoyez un fichier avec votre clé d’API, recevez le document terminé.',
    start: 'Commencer gratuitement',
    documentation: 'Lire la documentation',
    specimen: 'Les dix opérations',
    operations: {
      'fill-pdf': 'Remplir',
      'list-fields': 'Lister les champs',
      'rename-fields': 'Renommer',
      'merge-pdf': 'Fusionner',
      'insert-pdf': 'Insérer',
      'remove-page': 'Supprimer',
      'extract-pages': 'Extraire',
      'replace-page': 'Remplacer',
      'detect-page': 'Trouver une page',
      'pdf-to-docx': 'PDF vers Word',
    },
  },
});
