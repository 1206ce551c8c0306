import { defineWords } from '../../language/define-words.ts';

export const matterWords = defineWords({
  en: {
    account: 'Your account',
    name: 'Change your name',
    email: 'Change your e-mail',
    password: 'Change your password',
    appearance: 'Theme and language',
    secondFactor: 'Two-factor sign-in',
    passkeys: 'Passkeys',
    sessions: 'Sessions',
    securityLog: 'Security log',
    export: 'Export your data',
    closing: 'Close the account',
    failed: 'This could not be loaded.',
  },
  fr: {
    account: 'Votre compte',
    name: 'Modifier votre nom',
    email: 'Modifier votre adresse e-mail',
    password: 'Modifier votre mot de passe',
    appearance: 'Thème et langue',
    secondFactor: 'Double authentification',
    passkeys: 'Clés d’accès',
    sessions: 'Sessions',
    securityLog: 'Journal de sécurité',
    export: 'Exporter vos données',
    closing: 'Clôturer le compte',
    failed: 'Le chargement a échoué.',
  },
});
