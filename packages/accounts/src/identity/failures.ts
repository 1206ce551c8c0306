import { defineFailures } from '@pagesmith/kernel';

/** Their codes are the types of the identity protocol, and the English words are its words. */
export const identityFailures = defineFailures({
  userInvalidCredentials: {
    status: 401,
    title: {
      en: 'Invalid credentials. Please check the email and password.',
      fr: 'Identifiants incorrects. Vérifiez l’adresse e-mail et le mot de passe.',
    },
  },
  userAlreadyExists: {
    status: 409,
    title: {
      en: 'A user with the same id, email, or phone already exists in this project.',
      fr: 'Un compte avec le même identifiant ou la même adresse e-mail existe déjà.',
    },
  },
  userSessionAlreadyExists: {
    status: 401,
    title: {
      en: 'Creation of a session is prohibited when a session is active.',
      fr: 'Vous êtes déjà connecté\u00a0: déconnectez-vous d’abord.',
    },
  },
  userSessionNotFound: {
    status: 404,
    title: {
      en: 'The current user session could not be found.',
      fr: 'Cette session est introuvable.',
    },
  },
  userBlocked: {
    status: 403,
    title: { en: 'The current user has been blocked.', fr: 'Ce compte a été bloqué.' },
    detail: ({ blockedBecause: because }: { blockedBecause: string | null }) => ({
      en: `The current user has been blocked.${because ? ` ${because}` : ''}`,
      fr: `Ce compte a été bloqué.${because ? ` ${because}` : ''}`,
    }),
  },
  visitReadOnly: {
    status: 403,
    title: {
      en: 'Our support team can read this account but change nothing.',
      fr: 'Notre assistance peut consulter ce compte, sans rien y modifier.',
    },
  },
  userClosed: {
    status: 403,
    title: {
      en: 'This account is closed, and its data is being deleted.',
      fr: 'Ce compte est clôturé, et ses données sont en cours de suppression.',
    },
  },
  userInvalidToken: {
    status: 401,
    title: {
      en: 'Invalid token passed in the request.',
      fr: 'Ce lien n’est pas valable, ou ne l’est plus\u00a0: demandez-en un nouveau.',
    },
  },
  userEmailAlreadyVerified: {
    status: 409,
    title: {
      en: 'The e-mail address of this account is already confirmed.',
      fr: 'L’adresse e-mail de ce compte est déjà confirmée.',
    },
  },
  generalUnauthorizedScope: {
    status: 401,
    title: { en: 'Not signed in.', fr: 'Non connecté.' },
    detail: ({ scope }: { scope: string }) => ({
      en: `User (role: guests) missing scopes (["${scope}"])`,
      fr: `Connectez-vous d’abord\u00a0: il manque la permission «\u00a0${scope}\u00a0».`,
    }),
  },
  generalSmtpDisabled: {
    status: 503,
    title: {
      en: 'This service does not send e-mail yet, so no link can come. Please write to us on the contact page.',
      fr: 'Ce service n’envoie pas encore d’e\u2011mails, donc pas de lien. Écrivez\u2011nous depuis la page Contact.',
    },
  },
  generalServerBusy: {
    status: 503,
    title: {
      en: 'Too many people are signing in right now. Please try again in a few seconds.',
      fr: 'Trop de connexions en ce moment. Réessayez dans quelques secondes.',
    },
  },
});
