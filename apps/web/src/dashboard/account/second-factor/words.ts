import { defineWords } from '../../../language/define-words.ts';

export const secondFactorWords = defineWords({
  en: {
    off: 'Two-factor sign-in is off',
    offText:
      'With it, signing in takes your password and a code from an app on your phone. A stolen password alone then opens nothing.',
    turnOn: 'Set up an authenticator app',
    preparing: 'Preparing…',
    on: 'Two-factor sign-in is on',
    onText: 'Signing in takes your password and a code from your authenticator app, or a passkey.',
    scan: 'Scan this picture with your authenticator app, then enter the code it shows.',
    picture: 'Your account’s secret as a QR code; the text below is the same secret.',
    secret: 'Or enter this secret',
    copySecret: 'Copy the secret',
    code: 'Six-digit code',
    confirm: 'Turn it on',
    confirming: 'Checking…',
    others: 'Your other sessions will end.',
    codesLeft: (count: number) =>
      count === 1 ? '1 recovery code is left.' : `${count} recovery codes are left.`,
    newCodes: 'Create new recovery codes',
    keepCodes: 'Save these recovery codes',
    keepCodesText:
      'Each signs you in once when you do not have your phone. They are shown only this once; any codes you had before no longer work.',
    copyCodes: 'Copy the recovery codes',
    saveCodes: 'Download',
    fileName: 'pagesmith-recovery-codes.txt',
    kept: 'I have saved them',
    turnOff: 'Remove the authenticator app',
    turnOffTitle: 'Remove the authenticator app?',
    turnOffText: 'After that, your password alone will open your account.',
    turnOffConsequence: 'Your recovery codes will stop working too.',
    turnedOff: 'Two-factor sign-in is off.',
    failed: 'The state of two-factor sign-in could not be loaded.',
  },
  fr: {
    off: 'La double authentification est désactivée',
    offText:
      'Avec elle, la connexion demande votre mot de passe et un code fourni par une application de votre téléphone. Un mot de passe volé ne suffit alors plus.',
    turnOn: 'Associer une application',
    preparing: 'Préparation…',
    on: 'La double authentification est activée',
    onText:
      'La connexion demande votre mot de passe et un code de votre application d’authentification, ou une clé d’accès.',
    scan: 'Scannez cette image avec votre application d’authentification, puis saisissez le code qu’elle affiche.',
    picture:
      'Le secret de votre compte sous forme de code QR\u00a0; le texte ci-dessous donne le même secret.',
    secret: 'Ou saisissez ce secret',
    copySecret: 'Copier le secret',
    code: 'Code à six chiffres',
    confirm: 'Activer',
    confirming: 'Vérification…',
    others: 'Vos autres sessions seront fermées.',
    codesLeft: (count: number) =>
      count === 1 ? 'Il reste 1\u00a0code de secours.' : `Il reste ${count}\u00a0codes de secours.`,
    newCodes: 'Créer de nouveaux codes de secours',
    keepCodes: 'Conservez ces codes de secours',
    keepCodesText:
      'Chacun vous connecte une fois quand vous n’avez pas votre téléphone. Ils ne s’affichent qu’une seule fois\u00a0; les codes précédents ne fonctionnent plus.',
    copyCodes: 'Copier les codes de secours',
    saveCodes: 'Télécharger',
    fileName: 'pagesmith-codes-de-secours.txt',
    kept: 'Je les ai conservés',
    turnOff: 'Retirer l’application d’authentification',
    turnOffTitle: 'Retirer l’application d’authentification\u00a0?',
    turnOffText: 'Ensuite, votre mot de passe suffira pour accéder à votre compte.',
    turnOffConsequence: 'Vos codes de secours ne fonctionneront plus non plus.',
    turnedOff: 'La double authentification est désactivée.',
    failed: 'L’état de la double authentification n’a pas pu être chargé.',
  },
});
