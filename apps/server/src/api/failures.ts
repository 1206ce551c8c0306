import { defineFailures } from '@pagesmith/kernel';

const inKilobytes = (bytes: number) => Math.floor(bytes / 1_024);
const inMegabytes = (bytes: number) => Math.floor(bytes / 1_048_576);

/** What can be wrong with a call before its operation runs. */
export const apiFailures = defineFailures({
  keyMissing: {
    status: 401,
    title: { en: 'The API key is missing', fr: 'La clé API manque' },
    detail: {
      en: 'Send your API key in the x-api-key header. You can find it in the dashboard, under API keys.',
      fr: 'Envoyez votre clé API dans l’en-tête x-api-key. Vous la trouverez dans le tableau de bord, onglet Clés API.',
    },
  },
  keyUnknown: {
    status: 401,
    title: { en: 'The API key is unknown', fr: 'La clé API est inconnue' },
    detail: {
      en: 'The API key in the x-api-key header is unknown. It may have been deleted or mistyped.',
      fr: 'La clé API de l’en-tête x-api-key est inconnue. Elle a peut-être été supprimée ou mal saisie.',
    },
  },
  keyInactive: {
    status: 401,
    title: { en: 'The API key is inactive', fr: 'La clé API est inactive' },
    detail: {
      en: 'The API key in the x-api-key header has been deactivated. Activate it in the dashboard, or use another one.',
      fr: 'La clé API de l’en-tête x-api-key est désactivée. Activez-la dans le tableau de bord, ou utilisez-en une autre.',
    },
  },
  accountBlocked: {
    status: 403,
    title: { en: 'The account is blocked', fr: 'Le compte est bloqué' },
    detail: ({ because }: { because: string | null }) => ({
      en: `The account of this API key is blocked. ${because ?? 'Contact our support to learn why.'}`,
      fr: `Le compte de cette clé API est bloqué. ${because ?? 'Contactez notre assistance pour en connaître la raison.'}`,
    }),
  },
  keyExpired: {
    status: 401,
    title: { en: 'The API key has expired', fr: 'La clé API a expiré' },
    detail: ({ endedAt, isReplaced }: { endedAt: string; isReplaced: boolean }) =>
      isReplaced
        ? {
            en: `This key was rotated, and its former text worked until ${endedAt}. Send the text that replaced it.`,
            fr: `Cette clé a été renouvelée, et son ancien texte a fonctionné jusqu’au ${endedAt}. Envoyez celui qui l’a remplacé.`,
          }
        : {
            en: `This key expired on ${endedAt}. Move its expiry in the dashboard, under API keys, or use another key.`,
            fr: `Cette clé a expiré le ${endedAt}. Repoussez son expiration dans le tableau de bord, onglet Clés API, ou utilisez une autre clé.`,
          },
  },
  addressNotAllowed: {
    status: 403,
    title: {
      en: 'The API key may not be used from this address',
      fr: 'La clé API ne peut pas être utilisée depuis cette adresse',
    },
    detail: ({ address }: { address: string }) => ({
      en: `This key may be used only from the addresses on its list, and ${address} is not one of them. Add it in the dashboard, under API keys.`,
      fr: `Cette clé ne peut être utilisée que depuis les adresses de sa liste, et ${address} n’en fait pas partie. Ajoutez-la dans le tableau de bord, onglet Clés API.`,
    }),
  },
  scopeMissing: {
    status: 403,
    title: { en: 'The API key lacks the scope for this', fr: 'La clé API n’a pas le droit requis' },
    detail: ({ scopes, accepted }: { scopes: readonly string[]; accepted: readonly string[] }) => ({
      en: `This address needs a key with the scope ${accepted.join(' or ')}. This key has: ${scopes.join(', ')}. Change its scopes in the dashboard, under API keys, or use another key.`,
      fr: `Cette adresse demande une clé avec le droit ${accepted.join(' ou ')}. Cette clé a\u00a0: ${scopes.join(', ')}. Modifiez ses droits dans le tableau de bord, onglet Clés API, ou utilisez une autre clé.`,
    }),
  },
  keysGuessed: {
    status: 429,
    title: { en: 'Too many unknown API keys', fr: 'Trop de clés API inconnues' },
    detail: ({ retryAfterSeconds }: { retryAfterSeconds: number }) => ({
      en: `Too many unknown API keys came from this address. Try again in ${retryAfterSeconds} seconds.`,
      fr: `Trop de clés API inconnues sont venues de cette adresse. Réessayez dans ${retryAfterSeconds}\u00a0secondes.`,
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
      en: 'The request is neither multipart/form-data nor JSON',
      fr: 'La requête n’est ni en multipart/form-data ni en JSON',
    },
    detail: {
      en: 'Send the request as multipart/form-data, with its files and texts as parts, or as application/json, with its parts as properties.',
      fr: 'Envoyez la requête en multipart/form-data, avec ses fichiers et ses textes comme parties, ou en application/json, avec ses parties comme propriétés.',
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
    title: { en: 'The upload stalled', fr: 'L’envoi s’est interrompu' },
    detail: ({ seconds }: { seconds: number }) => ({
      en: `The upload stalled for ${seconds} seconds. Nothing was charged; send the request again.`,
      fr: `L’envoi s’est interrompu pendant ${seconds}\u00a0secondes. Rien n’a été facturé\u00a0; renvoyez la requête.`,
    }),
  },
  uploadTooSlow: {
    status: 408,
    title: { en: 'The upload was too slow', fr: 'L’envoi est trop lent' },
    detail: ({ bytesPerSecondMin, seconds }: { bytesPerSecondMin: number; seconds: number }) => ({
      en: `The upload was too slow: after the first ${seconds} seconds, it has to average at least ${inKilobytes(bytesPerSecondMin)} KB a second over every ${seconds} seconds. Nothing was charged; send the request again over a faster connection.`,
      fr: `L’envoi est trop lent\u00a0: passé les ${seconds} premières secondes, il doit atteindre en moyenne ${inKilobytes(bytesPerSecondMin)}\u00a0Ko par seconde sur chaque période de ${seconds}\u00a0secondes. Rien n’a été facturé\u00a0; renvoyez la requête avec une connexion plus rapide.`,
    }),
  },
  uploadOverdue: {
    status: 408,
    title: { en: 'The upload took too long', fr: 'L’envoi a duré trop longtemps' },
    detail: ({ seconds }: { seconds: number }) => ({
      en: `An upload of this size has to arrive within ${seconds} seconds. Nothing was charged; send the request again over a faster connection.`,
      fr: `Un envoi de cette taille doit arriver en ${seconds}\u00a0secondes. Rien n’a été facturé\u00a0; renvoyez la requête avec une connexion plus rapide.`,
    }),
  },
  serverStopping: {
    status: 503,
    title: { en: 'The server is stopping', fr: 'Le serveur s’arrête' },
    detail: {
      en: 'The server is stopping, and the upload did not finish in time. Nothing was charged; send the request again in a few seconds.',
      fr: 'Le serveur s’arrête, et l’envoi n’a pas été terminé à temps. Rien n’a été facturé\u00a0; renvoyez la requête dans quelques secondes.',
    },
  },
  fileTooLarge: {
    status: 413,
    title: { en: 'The file is too large for the plan', fr: 'Le fichier est trop volumineux pour la formule' },
    detail: ({ bytesMax }: { bytesMax: number }) => ({
      en: `Your plan accepts up to ${inMegabytes(bytesMax)} MB per file, and in total per request.`,
      fr: `Votre formule accepte jusqu’à ${inMegabytes(bytesMax)}\u00a0Mo par fichier, et au total par requête.`,
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
      en: `The texts of a request and the names of its parts may total at most ${inMegabytes(bytesMax)} MB. Send PDFs as files, with a file name.`,
      fr: `Les textes d’une requête et les noms de ses parties ne peuvent dépasser ${inMegabytes(bytesMax)}\u00a0Mo au total. Envoyez les PDF comme fichiers, avec un nom de fichier.`,
    }),
  },
  clientGone: {
    status: 499,
    title: { en: 'The caller disconnected', fr: 'L’appelant s’est déconnecté' },
  },
});
