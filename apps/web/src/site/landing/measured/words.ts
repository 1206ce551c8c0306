import { defineWords } from '../../../language/define-words.ts';
import type { TaskName } from './measured.ts';

const english: Record<TaskName, string> = {
  'merge twenty files': 'Merge twenty files',
  'take 10 pages of 600': 'Take 10 pages out of 600',
  'fill 100 fields': 'Fill in 100 form fields',
  'list 100 fields': 'List 100 form fields',
  'find a text on the last of 600 pages': 'Find a text on the last of 600 pages',
  'remove 101 pages of 600': 'Remove 101 pages out of 600',
  'load and save 100 MB': 'Read and save a hundred megabytes',
  'extract 2 pages of 950 MB': 'Take 2 pages out of a file of nearly a gigabyte',
};

const french: Record<TaskName, string> = {
  'merge twenty files': 'Fusionner vingt fichiers',
  'take 10 pages of 600': 'Extraire 10 pages sur 600',
  'fill 100 fields': 'Remplir 100 champs de formulaire',
  'list 100 fields': 'Lister 100 champs de formulaire',
  'find a text on the last of 600 pages': 'Trouver un texte sur la dernière de 600 pages',
  'remove 101 pages of 600': 'Supprimer 101 pages sur 600',
  'load and save 100 MB': 'Lire et enregistrer cent mégaoctets',
  'extract 2 pages of 950 MB': 'Extraire 2 pages d’un fichier de près d’un gigaoctet',
};

export const measuredWords = defineWords({
  en: {
    title: 'Measured against other tools',
    lead: 'The same work on the same files, where we are faster and where we are not. In milliseconds: lower is better.',
    task: 'Work',
    tasks: english,
    ours: 'Pagesmith',
    oursFresh: 'Pagesmith, cold\u00a0start',
    unit: '\u00a0ms',
    none: '–',
    how: (date: string, tools: string) =>
      `Processor time, the median of several runs on one machine, measured on ${date} with ${tools}. “Pagesmith” is a warm process, like those that answer calls; all other figures, and “cold start”, include starting the program. A dash means that the tool cannot do this from its command line.`,
  },
  fr: {
    title: 'Mesuré face à d’autres outils',
    lead: 'Le même travail sur les mêmes fichiers, là où nous sommes plus rapides et là où nous ne le sommes pas. En millisecondes\u00a0: le plus petit chiffre est le meilleur.',
    task: 'Travail',
    tasks: french,
    ours: 'Pagesmith',
    oursFresh: 'Pagesmith, à\u00a0froid',
    unit: '\u00a0ms',
    none: '–',
    how: (date: string, tools: string) =>
      `Temps processeur, médiane de plusieurs exécutions sur une même machine, mesuré le ${date} avec ${tools}. «\u00a0Pagesmith\u00a0» est un processus déjà chaud, comme ceux qui répondent aux appels\u00a0; tous les autres chiffres, et «\u00a0à froid\u00a0», comprennent le démarrage du programme. Un tiret signifie que l’outil ne sait pas le faire en ligne de commande.`,
  },
});
