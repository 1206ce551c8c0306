import { databaseFailures } from '@pagesmith/database';
import { defineFailures, Failure } from '@pagesmith/kernel';

/** Failures of the HTTP door itself, whatever lies behind it. */
export const httpFailures = defineFailures({
  routeAbsent: {
    status: 404,
    title: { en: 'There is nothing at this address.', fr: 'Il n’y a rien à cette adresse.' },
    detail: ({ method, path }: { method: string; path: string }) => ({
      en: `There is nothing at ${method} ${path}. The documentation lists every address.`,
      fr: `Il n’y a rien à ${method} ${path}. La documentation indique toutes les adresses.`,
    }),
  },
  requestMalformed: {
    status: 400,
    title: { en: 'The request cannot be read.', fr: 'La requête est illisible.' },
  },
  bodyEncoded: {
    status: 400,
    title: { en: 'The request body is compressed.', fr: 'Le corps de la requête est compressé.' },
    detail: ({ encoding }: { encoding: string }) => ({
      en: `The body of this request has the content-encoding ${encoding}. Send it as it is, without a content-encoding.`,
      fr: `Le corps de cette requête a le content-encoding ${encoding}. Envoyez-le tel quel, sans content-encoding.`,
    }),
  },
  bodyTooLarge: {
    status: 413,
    title: { en: 'The request body is too large.', fr: 'Le corps de la requête est trop volumineux.' },
  },
  bodyOverdue: {
    status: 408,
    title: { en: 'The request body took too long.', fr: 'Le corps de la requête a mis trop de temps.' },
    detail: ({ seconds }: { seconds: number }) => ({
      en: `The body of this request has to arrive within ${seconds} seconds. Send the request again.`,
      fr: `Le corps de cette requête doit arriver en ${seconds}\u00a0secondes. Renvoyez la requête.`,
    }),
  },
  connectionsTooMany: {
    status: 429,
    title: { en: 'Too many connections', fr: 'Trop de connexions' },
    detail: ({ countMax }: { countMax: number }) => ({
      en: `One address may have ${countMax} connections open at a time. Close some, or reuse them for your next requests.`,
      fr: `Une adresse peut avoir ${countMax} connexions ouvertes à la fois. Fermez-en, ou réutilisez-les pour les requêtes suivantes.`,
    }),
  },
  serverBusy: {
    status: 503,
    title: {
      en: 'The service is busy. Nothing was charged; please try again in a few seconds.',
      fr: 'Le service est occupé. Rien n’a été facturé\u00a0; réessayez dans quelques secondes.',
    },
  },
  serverFailed: {
    status: 500,
    title: { en: 'The error is ours.', fr: 'L’erreur vient de nous.' },
    detail: ({ requestId }: { requestId: string }) => ({
      en: `The error is ours and has been logged. If you write to us, please quote request ${requestId}.`,
      fr: `L’erreur vient de nous et a été enregistrée. Si vous nous écrivez, indiquez la requête ${requestId}.`,
    }),
  },
});

/** The database's messages are for the operator only: they name folders and addresses. */
export const isOfDatabase = ({ code, status }: Failure): boolean =>
  status >= 500 && Object.values(databaseFailures).some((kind) => kind.code === code);

/** A failure stays what it is; anything else that was thrown is a bug of ours, and only the log says which. */
export const orServerFailed = (error: unknown, requestId: string): Failure =>
  error instanceof Failure ? error : httpFailures.serverFailed({ requestId }, { cause: error });
