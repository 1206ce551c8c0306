import { defineFailures } from '@pagesmith/kernel';

/** Failures of the documents protocol: their codes are the types that its clients know. */
export const documentFailures = defineFailures({
  databaseNotFound: {
    status: 404,
    title: { en: 'Database not found.', fr: 'Base de données introuvable.' },
    detail: ({ id }: { id: string }) => ({
      en: `Database with the requested ID '${id}' could not be found.`,
      fr: `La base de données d’identifiant « ${id} » est introuvable.`,
    }),
  },
  collectionNotFound: {
    status: 404,
    title: { en: 'Collection not found.', fr: 'Collection introuvable.' },
    detail: ({ id }: { id: string }) => ({
      en: `Collection with the requested ID '${id}' could not be found.`,
      fr: `La collection d’identifiant « ${id} » est introuvable.`,
    }),
  },
  documentNotFound: {
    status: 404,
    title: { en: 'Document not found.', fr: 'Document introuvable.' },
    detail: ({ id }: { id: string }) => ({
      en: `Document with the requested ID '${id}' could not be found.`,
      fr: `Le document d’identifiant « ${id} » est introuvable.`,
    }),
  },
  documentAlreadyExists: {
    status: 409,
    title: { en: 'Document already exists.', fr: 'Le document existe déjà.' },
    detail: ({ id }: { id: string }) => ({
      en: `Document with the requested ID '${id}' already exists. Try again with a different ID or use ID.unique() to generate a unique ID.`,
      fr: `Un document d’identifiant « ${id} » existe déjà. Choisissez un autre identifiant, ou ID.unique().`,
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
      fr: 'Ni les données ni les permissions du document ne sont données.',
    },
  },
  documentInvalidStructure: {
    status: 400,
    title: { en: 'Invalid document structure.', fr: 'Structure de document invalide.' },
    detail: ({ en, fr }: { en: string; fr: string }) => ({
      en: `Invalid document structure: ${en}`,
      fr: `Structure de document invalide : ${fr}`,
    }),
  },
  documentUniqueConstraintViolation: {
    status: 409,
    title: { en: 'This value is taken.', fr: 'Cette valeur est déjà prise.' },
    detail: ({ attribute }: { attribute: string }) => ({
      en: `The value of '${attribute}' is taken by another document: propose another one.`,
      fr: `La valeur de « ${attribute} » est prise par un autre document : proposez-en une autre.`,
    }),
  },
  apiKeyLimitExceeded: {
    status: 400,
    title: { en: 'Too many API keys.', fr: 'Trop de clés API.' },
    detail: ({ keysMax }: { keysMax: number }) => ({
      en: `An account has at most ${keysMax} API keys: delete one that is no longer used.`,
      fr: `Un compte a au plus ${keysMax} clés API : supprimez-en une qui ne sert plus.`,
    }),
  },
  userEmailUnverified: {
    status: 403,
    title: { en: 'Confirm your e-mail address first.', fr: 'Confirmez d’abord votre adresse e-mail.' },
    detail: ({ email }: { email: string }) => ({
      en: `Confirm your e-mail address first: an API key can be made once the link that we mailed to ${email} has been opened. The dashboard sends it again.`,
      fr: `Confirmez d’abord votre adresse e-mail : une clé API peut être créée dès que le lien envoyé à ${email} a été ouvert. Le tableau de bord peut le renvoyer.`,
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
      fr: `Requête invalide : ${fr}`,
    }),
  },
  generalCursorNotFound: {
    status: 400,
    title: { en: 'Cursor not found.', fr: 'Curseur introuvable.' },
    detail: ({ id, method }: { id: string; method: string }) => ({
      en: `Cursor document '${id}' for the '${method}' value not found.`,
      fr: `Le document « ${id} » donné à « ${method} » est introuvable.`,
    }),
  },
});
