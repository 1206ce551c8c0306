import { defineWords } from '../../language/define-words.ts';

export const accountWords = defineWords({
  en: {
    name: 'Full name',
    email: 'New e-mail',
    currentPassword: 'Current password',
    newPassword: 'New password',
    passwordHelp: 'At least 8 characters, and not a password that everyone tries first.',
    endOthers: 'Sign out everywhere else',
    endOthersHelp: 'Your other sessions will end. Your API keys will keep working.',
    emailAsked: (email: string) =>
      `We e\u2011mailed a link to ${email}. Your address changes when you open it.`,
    save: 'Save',
    saving: 'Saving…',
    saved: {
      name: 'Your name has been saved.',
      email: 'Your e\u2011mail address has been saved.',
      password: 'Your password has been saved.',
    },
    sessionsText: (days: number) =>
      `Where you are signed in. A session ends automatically after ${days} days.`,
    thisSession: 'This session',
    since: (date: string) => `Since ${date}`,
    end: 'Sign out',
    endOf: (name: string) => `Sign out of ${name}`,
    ended: 'The session has ended.',
    from: (address: string) => `From ${address}`,
    failed: 'The sessions could not be loaded.',
    export: {
      text: 'A JSON file with everything we hold about your account: your details, plan and usage, sessions, the names of your keys, every call in the log, charges and the messages you sent us. Keys are masked; passwords and documents are not included, because we do not keep them.',
      submit: 'Download your data',
      busy: 'Preparing…',
      done: 'Your data has been downloaded.',
    },
    closing: {
      text: 'You cannot undo this here. This is what happens:',
      keys: 'Your API keys stop working at once, and all your sessions end.',
      plan: 'A paid plan is cancelled; the current period is not refunded.',
      deletion: (days: number, backupDays: number) =>
        `Your data is deleted within ${days} days, and from backups within ${backupDays} days.`,
      exportFirst: 'To keep a copy, export your data first.',
      mistake: (days: number) => `Closed by mistake? For ${days} days our support team can restore it.`,
      submit: 'Close the account',
      busy: 'Closing…',
    },
  },
  fr: {
    name: 'Nom complet',
    email: 'Nouvelle adresse e-mail',
    currentPassword: 'Mot de passe actuel',
    newPassword: 'Nouveau mot de passe',
    passwordHelp: 'Au moins 8 caractères, et pas un mot de passe que tout le monde essaierait en premier.',
    endOthers: 'Me déconnecter partout ailleurs',
    endOthersHelp: 'Vos autres sessions seront fermées. Vos clés API resteront actives.',
    emailAsked: (email: string) =>
      `Nous avons envoyé un lien à ${email}. Votre adresse changera quand vous l’ouvrirez.`,
    save: 'Enregistrer',
    saving: 'Enregistrement…',
    saved: {
      name: 'Votre nom a été enregistré.',
      email: 'Votre adresse e\u2011mail a été enregistrée.',
      password: 'Votre mot de passe a été enregistré.',
    },
    sessionsText: (days: number) =>
      `Les appareils où vous êtes connecté. Une session se ferme automatiquement après ${days}\u00a0jours.`,
    thisSession: 'Cette session',
    since: (date: string) => `Ouverte le ${date}`,
    end: 'Déconnecter',
    endOf: (name: string) => `Déconnecter ${name}`,
    ended: 'La session est fermée.',
    from: (address: string) => `Depuis ${address}`,
    failed: 'Les sessions n’ont pas pu être chargées.',
    export: {
      text: 'Un seul fichier (JSON) avec tout ce que nous détenons sur votre compte\u00a0: vos coordonnées, votre formule et votre consommation, vos sessions, les noms de vos clés, chaque appel du journal, les frais et les messages que vous nous avez envoyés. Les clés y sont masquées\u00a0; ni mots de passe ni documents n’y figurent, puisque nous ne les gardons pas.',
      submit: 'Télécharger vos données',
      busy: 'Préparation…',
      done: 'Vos données ont été téléchargées.',
    },
    closing: {
      text: 'Vous ne pourrez pas l’annuler ici. Voici ce qui va se passer\u00a0:',
      keys: 'Vos clés API cessent aussitôt de fonctionner, et toutes vos sessions se ferment.',
      plan: 'Une formule payante est résiliée\u00a0; la période en cours n’est pas remboursée.',
      deletion: (days: number, backupDays: number) =>
        `Vos données sont supprimées dans les ${days}\u00a0jours, et des sauvegardes dans les ${backupDays}\u00a0jours.`,
      exportFirst: 'Pour en garder une copie, exportez d’abord vos données.',
      mistake: (days: number) =>
        `Clôturé par erreur\u00a0? Pendant ${days}\u00a0jours, notre assistance peut le rétablir.`,
      submit: 'Clôturer le compte',
      busy: 'Clôture en cours…',
    },
  },
});
