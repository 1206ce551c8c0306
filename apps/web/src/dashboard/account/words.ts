import { defineWords } from '../../language/define-words.ts';

export const accountWords = defineWords({
  en: {
    name: 'Full name',
    email: 'New e-mail',
    currentPassword: 'Current password',
    newPassword: 'New password',
    passwordHelp: 'At least 8 characters. Your other sessions end with the old password.',
    save: 'Save',
    saving: 'Saving…',
    saved: {
      name: 'Your name is saved.',
      email: 'Your e-mail is saved.',
      password: 'Your password is saved.',
    },
    sessionsText: (days: number) => `Where you are signed in. A session ends by itself after ${days} days.`,
    thisSession: 'This session',
    since: (date: string) => `Since ${date}`,
    end: 'Log out',
    endOf: (name: string) => `Log out of ${name}`,
    ended: 'The session has ended.',
    from: (address: string) => `From ${address}`,
    failed: 'The sessions could not be loaded.',
  },
  fr: {
    name: 'Nom complet',
    email: 'Nouvelle adresse e-mail',
    currentPassword: 'Mot de passe actuel',
    newPassword: 'Nouveau mot de passe',
    passwordHelp: 'Au moins 8 caractères. Vos autres sessions seront fermées.',
    save: 'Enregistrer',
    saving: 'Enregistrement…',
    saved: {
      name: 'Votre nom est enregistré.',
      email: 'Votre adresse e-mail est enregistrée.',
      password: 'Votre mot de passe est enregistré.',
    },
    sessionsText: (days: number) =>
      `Les appareils où vous êtes connecté. Une session se ferme d’elle-même après ${days} jours.`,
    thisSession: 'Cette session',
    since: (date: string) => `Ouverte le ${date}`,
    end: 'Déconnecter',
    endOf: (name: string) => `Déconnecter ${name}`,
    ended: 'La session est fermée.',
    from: (address: string) => `Depuis ${address}`,
    failed: 'Les sessions n’ont pas pu être chargées.',
  },
});
