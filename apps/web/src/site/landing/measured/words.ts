import { defineWords } from '../../../language/define-words.ts';
import type { TaskName } from './measured.ts';

const english: Record<TaskName, string> = {
  'merge twenty files': 'Merge twenty files',
  'take 10 pages of 600': 'Take 10 pages out of 600',
  'fill 100 fields': 'Fill in 100 form fields',
  'list 100 fields': 'List 100 form fields',
  'find a text on the last of 600 pages': 'Find a text on the last of 600 pages',
};

const french: Record<TaskName, string> = {
  'merge twenty files': 'Fusionner vingt fichiers',
  'take 10 pages of 600': 'Extraire 10 pages sur 600',
  'fill 100 fields': 'Remplir 100 champs de formulaire',
  'list 100 fields': 'Lister 100 champs de formulaire',
  'find a text on the last of 600 pages': 'Trouver un texte sur la dernière de 600 pages',
};

export const measuredWords = defineWords({
  en: {
    title: 'Measured beside other tools',
    lead: 'The same work on the same files, where we are faster and where we are not. Less is better.',
    task: 'Work',
    tasks: english,
    ours: 'Pagesmith',
    oursFresh: 'Pagesmith, started anew',
    ms: (amount: string) => `${amount}\u00a0ms`,
    none: '–',
    how: (date: string, tools: string) =>
      `Processor time of the same work, the middle of several runs on one machine, measured on ${date} with ${tools}. “Pagesmith” is a process that has worked before, as those that answer calls have; all others, and “started anew”, include the start of the program. A dash: the tool does not do that work from its command line.`,
  },
  fr: {
    title: 'Mesuré à côté d’autres outils',
    lead: 'Le même travail sur les mêmes fichiers, là où nous sommes plus rapides et là où nous ne le sommes pas. Moins, c’est mieux.',
    task: 'Travail',
    tasks: french,
    ours: 'Pagesmith',
    oursFresh: 'Pagesmith, démarré à neuf',
    ms: (amount: string) => `${amount}\u00a0ms`,
    none: '–',
    how: (date: string, tools: string) =>
      `Temps processeur du même travail, médiane de plusieurs exécutions sur une même machine, mesuré le ${date} avec ${tools}. «\u00a0Pagesmith\u00a0» est un processus qui a déjà travaillé, comme ceux qui répondent aux appels\u00a0; tous les autres, et «\u00a0démarré à neuf\u00a0», comprennent le démarrage du programme. Un tiret\u00a0: l’outil ne fait pas ce travail en ligne de commande.`,
  },
});
