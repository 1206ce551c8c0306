import { defineFailures } from '@pagesmith/kernel';

/** Failures of the documents protocol: their codes are the types that its clients know. */
export const documentFailures = defineFailures({
  databaseNotFound: {
    status: 404,
    title: { en: 'Database not found.', fr: 'Base de données introuvable.' },
    detail: ({ id }: { id: string }) => ({
      en: `Database with the requested ID '${id}' could not be found.`,
      fr: `La base de données d’identifiant «\u00a0${id}\u00a0» est introuvable.`,
    }),
  },
  collectionNotFound: {
    status: 404,
    title: { en: 'Collection not found.', fr: 'Collection introuvable.' },
    detail: ({ id }: { id: string }) => ({
      en: `Collection with the requested ID '${id}' could not be found.`,
      fr: `La collection d’identifiant «\u00a0${id}\u00a0» est introuvable.`,
    }),
  },
  documentNotFound: {
    status: 404,
    title: { en: 'Document not found.', fr: 'Document introuvable.' },
    detail: ({ id }: { id: string }) => ({
      en: `Document with the requested ID '${id}' could not be found.`,
      fr: `Le document d’identifiant «\u00a0${id}\u00a0» est introuvable.`,
    }),
  },
  documentAlreadyExists: {
    status: 409,
    title: { en: 'Document already exists.', fr: 'Le document existe déjà.' },
    detail: ({ id }: { id: string }) => ({
      en: `Document with the requested ID '${id}' already exists. Try again with a different ID or use ID.unique() to generate a unique ID.`,
      fr: `Un document d’identifiant «\u00a0${id}\u00a0» existe déjà. Choisissez un autre identifiant, ou ID.unique().`,
    }),
  },
  documentMissingData: {
    status: 400,
    title: {
      en: 'The document data is missing. Try again with document data populated',
      fr: 'Les données du document manquent.',
    },
  },
  documentMissingPayload: {
    status: 400,
    title: {
      en: 'The document data and permissions are missing. You must provide either document data or permissions to be updated.',
      fr: 'Les données et les permissions du document manquent\u00a0: indiquez au moins l’une des deux.',
    },
  },
  documentInvalidStructure: {
    status: 400,
    title: { en: 'Invalid document structure.', fr: 'Structure de document invalide.' },
    detail: ({ en, fr }: { en: string; fr: string }) => ({
      en: `Invalid document structure: ${en}`,
      fr: `Structure de document invalide\u00a0: ${fr}`,
    }),
  },
  documentUniqueConstraintViolation: {
    status: 409,
    title: { en: 'This value is already used.', fr: 'Cette valeur est déjà utilisée.' },
    detail: ({ attribute }: { attribute: string }) => ({
      en: `The value of '${attribute}' is already used by another document: choose a different one.`,
      fr: `La valeur de «\u00a0${attribute}\u00a0» est déjà utilisée par un autre document\u00a0: choisissez-en une autre.`,
    }),
  },
  apiKeyLimitExceeded: {
    status: 400,
    title: { en: 'Too many API keys.', fr: 'Trop de clés API.' },
    detail: ({ keysMax }: { keysMax: number }) => ({
      en: `An account can have at most ${keysMax} API keys: delete one that you no longer use.`,
      fr: `Un compte peut avoir au plus ${keysMax} clés API\u00a0: supprimez-en une qui ne sert plus.`,
    }),
  },
  userEmailUnverified: {
    status: 403,
    title: { en: 'Confirm your e-mail address first.', fr: 'Confirmez d’abord votre adresse e-mail.' },
    detail: ({ email }: { email: string }) => ({
      en: `Confirm your e-mail address first: you can create an API key once you have opened the link that we e-mailed to ${email}. The dashboard can send it again.`,
      fr: `Confirmez d’abord votre adresse e-mail\u00a0: vous pourrez créer une clé API dès que vous aurez ouvert le lien envoyé à ${email}. Le tableau de bord peut le renvoyer.`,
    }),
  },
  userUnauthorized: {
    status: 401,
    title: {
      en: 'The current user is not authorized to perform the requested action.',
      fr: 'L’utilisateur actuel n’est pas autorisé à effectuer cette action.',
    },
  },
  generalQueryInvalid: {
    status: 400,
    title: { en: 'Invalid query.', fr: 'Requête invalide.' },
    detail: ({ en, fr }: { en: string; fr: string }) => ({
      en: `Invalid query: ${en}`,
      fr: `Requête invalide\u00a0: ${fr}`,
    }),
  },
  generalCursorNotFound: {
    status: 400,
    title: { en: 'Cursor not found.', fr: 'Curseur introuvable.' },
    detail: ({ id, method }: { id: string; method: string }) => ({
      en: `Cursor document '${id}' for the '${method}' value not found.`,
      fr: `Le document «\u00a0${id}\u00a0» donné à «\u00a0${method}\u00a0» est introuvable.`,
    }),
  },
});
