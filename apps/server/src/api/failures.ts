import { defineFailures } from '@pagesmith/kernel';

const inKilobytes = (bytes: number) => Math.floor(bytes / 1_024);
const inMegabytes = (bytes: number) => Math.floor(bytes / 1_048_576);

/** What can be wrong with a call before its operation is asked. */
export const apiFailures = defineFailures({
  keyMissing: {
    status: 401,
    title: { en: 'The API key is missing', fr: 'La clé API manque' },
    detail: {
      en: 'Send your API key in the header x-api-key. You find it in the dashboard, under API keys.',
      fr: 'Envoyez votre clé API dans l’en-tête x-api-key. Vous la trouvez dans le tableau de bord, sous Clés API.',
    },
  },
  keyUnknown: {
    status: 401,
    title: { en: 'The API key is not known', fr: 'La clé API est inconnue' },
    detail: {
      en: 'The API key in the header x-api-key is not known. It may have been deleted or mistyped.',
      fr: 'La clé API de l’en-tête x-api-key est inconnue. Elle a peut-être été supprimée ou mal saisie.',
    },
  },
  keyInactive: {
    status: 401,
    title: { en: 'The API key is inactive', fr: 'La clé API est inactive' },
    detail: {
      en: 'The API key in the header x-api-key has been switched off. Activate it in the dashboard, or use another.',
      fr: 'La clé API de l’en-tête x-api-key est désactivée. Activez-la dans le tableau de bord, ou utilisez-en une autre.',
    },
  },
  keysGuessed: {
    status: 429,
    title: { en: 'Too many unknown API keys', fr: 'Trop de clés API inconnues' },
    detail: ({ retryAfterSeconds }: { retryAfterSeconds: number }) => ({
      en: `Too many unknown API keys came from this address. Try again in ${retryAfterSeconds} seconds.`,
      fr: `Trop de clés API inconnues sont venues de cette adresse. Réessayez dans ${retryAfterSeconds} secondes.`,
    }),
  },
  methodNotAllowed: {
    status: 405,
    title: { en: 'The method is not accepted here', fr: 'La méthode n’est pas acceptée ici' },
    detail: ({ allow }: { allow: string }) => ({
      en: `Only ${allow} is accepted here.`,
      fr: `Seul ${allow} est accepté ici.`,
    }),
  },
  contentTypeWrong: {
    status: 400,
    title: {
      en: 'The request is not multipart/form-data',
      fr: 'La requête n’est pas en multipart/form-data',
    },
    detail: {
      en: 'Send the request as multipart/form-data with its files and texts as parts.',
      fr: 'Envoyez la requête en multipart/form-data, avec ses fichiers et ses textes comme parties.',
    },
  },
  uploadMalformed: {
    status: 400,
    title: { en: 'The multipart body cannot be read', fr: 'Le corps multipart est illisible' },
    detail: {
      en: 'The multipart body is malformed or incomplete. Check the boundary, and that the upload was not cut off.',
      fr: 'Le corps multipart est mal formé ou incomplet. Vérifiez la délimitation, et que l’envoi n’a pas été interrompu.',
    },
  },
  uploadStalled: {
    status: 408,
    title: { en: 'The upload stood still', fr: 'L’envoi s’est arrêté' },
    detail: ({ seconds }: { seconds: number }) => ({
      en: `Nothing of the upload arrived for ${seconds} seconds. Nothing was charged; send the request again.`,
      fr: `Rien de l’envoi n’est arrivé pendant ${seconds} secondes. Rien n’a été facturé ; envoyez la requête à nouveau.`,
    }),
  },
  uploadTooSlow: {
    status: 408,
    title: { en: 'The upload came too slowly', fr: 'L’envoi est trop lent' },
    detail: ({ bytesPerSecondMin, seconds }: { bytesPerSecondMin: number; seconds: number }) => ({
      en: `The upload came too slowly: after its first ${seconds} seconds, every ${seconds} seconds have to bring ${inKilobytes(bytesPerSecondMin)} KB a second on average. Nothing was charged; send the request again over a faster connection.`,
      fr: `L’envoi est trop lent : passé les ${seconds} premières secondes, chaque période de ${seconds} secondes doit apporter ${inKilobytes(bytesPerSecondMin)} Ko par seconde en moyenne. Rien n’a été facturé ; renvoyez la requête avec une connexion plus rapide.`,
    }),
  },
  uploadOverdue: {
    status: 408,
    title: { en: 'The upload took too long', fr: 'L’envoi a duré trop longtemps' },
    detail: ({ seconds }: { seconds: number }) => ({
      en: `An upload of this size has ${seconds} seconds to arrive. Nothing was charged; send the request again over a faster connection.`,
      fr: `Un envoi de cette taille doit arriver en ${seconds} secondes. Rien n’a été facturé ; renvoyez la requête avec une connexion plus rapide.`,
    }),
  },
  serverStopping: {
    status: 503,
    title: { en: 'The server is stopping', fr: 'Le serveur s’arrête' },
    detail: {
      en: 'The server is stopping, and the upload did not finish in time. Nothing was charged; send the request again in a few seconds.',
      fr: 'Le serveur s’arrête, et l’envoi n’a pas été terminé à temps. Rien n’a été facturé ; renvoyez la requête dans quelques secondes.',
    },
  },
  fileTooLarge: {
    status: 413,
    title: { en: 'The file is too large for the plan', fr: 'Le fichier est trop volumineux pour l’offre' },
    detail: ({ bytesMax }: { bytesMax: number }) => ({
      en: `Your plan takes files of up to ${inMegabytes(bytesMax)} MB, each and all of a request together.`,
      fr: `Votre offre accepte des fichiers jusqu’à ${inMegabytes(bytesMax)} Mo, chacun et tous ceux d’une requête ensemble.`,
    }),
  },
  partsTooMany: {
    status: 400,
    title: { en: 'The request has too many parts', fr: 'La requête a trop de parties' },
    detail: ({ countMax }: { countMax: number }) => ({
      en: `The request has more than ${countMax} parts.`,
      fr: `La requête a plus de ${countMax} parties.`,
    }),
  },
  textTooLong: {
    status: 400,
    title: { en: 'A text of the request is too long', fr: 'Un texte de la requête est trop long' },
    detail: ({ part, bytesMax }: { part: string; bytesMax: number }) => ({
      en: `The text of the part ${part} is longer than ${bytesMax} bytes.`,
      fr: `Le texte de la partie ${part} dépasse ${bytesMax} octets.`,
    }),
  },
  textsTooLong: {
    status: 413,
    title: { en: 'The texts of the request are too long', fr: 'Les textes de la requête sont trop longs' },
    detail: ({ bytesMax }: { bytesMax: number }) => ({
      en: `All texts of a request and the names of its parts may have ${inMegabytes(bytesMax)} MB together. Send PDFs as files, with a file name.`,
      fr: `Tous les textes d’une requête et les noms de ses parties peuvent atteindre ${inMegabytes(bytesMax)} Mo ensemble. Envoyez les PDF comme fichiers, avec un nom de fichier.`,
    }),
  },
  clientGone: {
    status: 499,
    title: { en: 'The caller went away', fr: 'L’appelant s’est déconnecté' },
  },
});
