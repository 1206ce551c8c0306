import { defineFailures } from '@pagesmith/kernel';

/** The codes that begin with `user` are the types of the identity protocol. */
export const factorFailures = defineFailures({
  userMoreFactorsRequired: {
    status: 401,
    title: {
      en: 'More factors are required to complete the sign in process.',
      fr: 'La connexion n’est pas terminée\u00a0: il manque le second facteur.',
    },
  },
  userChallengeRequired: {
    status: 401,
    title: {
      en: 'First confirm that it is you, with your password, a passkey or a code from your authenticator app.',
      fr: 'Confirmez d’abord que c’est bien vous\u00a0: par votre mot de passe, une clé d’accès ou un code de votre application d’authentification.',
    },
  },
  userInvalidToken: {
    status: 401,
    title: {
      en: 'This code is wrong or has already been used. Enter the one your app shows now.',
      fr: 'Ce code est incorrect ou a déjà servi. Saisissez celui que votre application affiche maintenant.',
    },
  },
  userAuthenticatorNotFound: {
    status: 404,
    title: {
      en: 'Authenticator could not be found on the current user.',
      fr: 'Ce compte n’a pas d’application d’authentification.',
    },
  },
  userAuthenticatorAlreadyVerified: {
    status: 409,
    title: {
      en: 'This authenticator is already verified on the current user.',
      fr: 'Ce compte a déjà une application d’authentification.',
    },
  },
  userRecoveryCodesAlreadyExists: {
    status: 409,
    title: {
      en: 'The current user already generated recovery codes and they can only be read once for security reasons.',
      fr: 'Ce compte a déjà des codes de secours\u00a0; par sécurité, ils ne s’affichent qu’une fois.',
    },
  },
  userRecoveryCodesNotFound: {
    status: 404,
    title: {
      en: 'Recovery codes could not be found on the current user.',
      fr: 'Ce compte n’a pas de codes de secours.',
    },
  },
  passkeyRefused: {
    status: 401,
    title: {
      en: 'This passkey was not accepted: it is unknown here, or the attempt took too long. Try again, or use your password.',
      fr: 'Cette clé d’accès n’a pas été acceptée\u00a0: elle est inconnue ici, ou la tentative a duré trop longtemps. Réessayez, ou utilisez votre mot de passe.',
    },
  },
  passkeyNotFound: {
    status: 404,
    title: { en: 'This account has no such passkey.', fr: 'Ce compte n’a pas cette clé d’accès.' },
  },
  passkeyLimitExceeded: {
    status: 400,
    title: { en: 'The account has too many passkeys.', fr: 'Le compte a trop de clés d’accès.' },
    detail: ({ passkeysMax }: { passkeysMax: number }) => ({
      en: `An account can have at most ${passkeysMax} passkeys: remove one first.`,
      fr: `Un compte peut avoir au plus ${passkeysMax} clés d’accès\u00a0: supprimez-en une d’abord.`,
    }),
  },
});
