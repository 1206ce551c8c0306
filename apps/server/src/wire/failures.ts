import { defineFailures } from '@pagesmith/kernel';

/** Failures of the protocol itself; the English words are the protocol's. */
export const wireFailures = defineFailures({
  generalUnknownOrigin: {
    status: 403,
    title: {
      en: 'Invalid Origin. Register your new client as a new Web platform on your project console dashboard',
      fr: 'Origine non enregistrée\u00a0: l’exploitant du serveur doit l’ajouter à ALLOWED_ORIGINS.',
    },
  },
  generalRouteNotFound: {
    status: 404,
    title: {
      en: 'Route not found. Please ensure the endpoint is configured correctly and that the API route is valid for this SDK version. Refer to the API docs for more details.',
      fr: 'Il n’y a rien à cette adresse. Vérifiez l’adresse du serveur et la version du SDK.',
    },
  },
  generalPayloadTooLarge: {
    status: 413,
    title: { en: 'The request body is too large.', fr: 'Le corps de la requête est trop volumineux.' },
  },
  generalServerError: {
    status: 500,
    title: { en: 'Server Error', fr: 'Erreur du serveur' },
  },
  projectNotFound: {
    status: 404,
    title: {
      en: 'Project with the requested ID could not be found. Please check the value of the X-Appwrite-Project header to ensure the correct project ID is being used.',
      fr: 'Ce projet est introuvable. Vérifiez l’en-tête X-Appwrite-Project.',
    },
  },
});
