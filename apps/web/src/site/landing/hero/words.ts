import { defineWords } from '../../../language/define-words.ts';

export const heroWords = defineWords({
  en: {
    title: 'Fill, merge and split PDFs with one HTTP call.',
    text: 'Pagesmith handles everyday PDF work for developers and businesses: filling in forms, putting pages in order, finding text. Send a file with your API key and get the finished document back.',
    start: 'Get started for free',
    documentation: 'Read the documentation',
    picture: 'The sample form, with every field filled',
    livePicture: (name: string) => `The sample form, just filled for ${name}`,
    name: 'Try it with another name',
    run: 'Run it',
    running: 'The service is filling the form…',
    recorded: 'You are watching a recording. Run the call to see it live.',
    live: (milliseconds: string) => `Filled live in ${milliseconds} ms, answer included.`,
    busy: 'The service is busy right now, so this page is still a recording.',
  },
  fr: {
    title: 'Remplissez, assemblez et découpez vos PDF en un seul appel HTTP.',
    text: 'Pagesmith se charge du travail quotidien sur les PDF, pour les développeurs et les entreprises\u00a0: remplir des formulaires, remettre des pages en ordre, retrouver un texte. Envoyez un fichier avec votre clé API et recevez le document terminé.',
    start: 'Commencer gratuitement',
    documentation: 'Lire la documentation',
    picture: 'Le formulaire d’exemple, tous les champs remplis',
    livePicture: (name: string) => `Le formulaire d’exemple, rempli à l’instant pour ${name}`,
    name: 'Essayez avec un autre nom',
    run: 'Lancer l’appel',
    running: 'Le service remplit le formulaire…',
    recorded: 'Vous voyez un enregistrement. Lancez l’appel pour le voir en direct.',
    live: (milliseconds: string) => `Rempli en direct en ${milliseconds}\u00a0ms, réponse comprise.`,
    busy: 'Le service est occupé pour le moment\u00a0: cette page reste un enregistrement.',
  },
});
