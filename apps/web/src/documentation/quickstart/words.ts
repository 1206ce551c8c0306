import { defineWords } from '../../language/define-words.ts';

export const quickstartWords = defineWords({
  en: {
    title: 'Quickstart',
    lead: 'From nothing to a filled PDF in five minutes. All you need is a terminal.',
    steps: {
      key: 'Create an account and an API key. Starter is free and asks for no card.',
      sample: 'Download the sample form into an empty folder:',
      run: 'Put your key into the command and run it in that folder.',
      open: (file: string) => `Open ${file}: the form is filled in. On Starter it carries a watermark.`,
      check:
        'See the call in the dashboard under Logs, with its time and what it used. Had it failed, it would have cost nothing.',
    },
    account: 'Create an account',
    next: 'Every other operation works the same way: one POST, one answer.',
    code: 'Fill a form',
    copy: 'Copy the first call',
  },
  fr: {
    title: 'Premiers pas',
    lead: 'De zéro à un PDF rempli en cinq minutes. Un terminal suffit.',
    steps: {
      key: 'Créez un compte et une clé API. Starter est gratuit et ne demande aucune carte.',
      sample: 'Téléchargez le formulaire d’exemple dans un dossier vide\u00a0:',
      run: 'Insérez votre clé dans la commande et lancez-la dans ce dossier.',
      open: (file: string) =>
        `Ouvrez ${file}\u00a0: le formulaire est rempli. Avec Starter, il porte un filigrane.`,
      check:
        'Retrouvez l’appel dans le tableau de bord, sous Journaux, avec sa durée et ce qu’il a consommé. En cas d’échec, il n’aurait rien coûté.',
    },
    account: 'Créer un compte',
    next: 'Toutes les autres opérations fonctionnent de la même façon\u00a0: un POST, une réponse.',
    code: 'Remplir un formulaire',
    copy: 'Copier le premier appel',
  },
});
