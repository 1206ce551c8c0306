import { defineFailures } from '@pagesmith/kernel';

const inGigabytes = (bytes: number, language: 'en' | 'fr') =>
  new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(bytes / 1_073_741_824);

export const diskFailures = defineFailures({
  storageFull: {
    status: 503,
    title: { en: 'The service has no room for the file', fr: 'Le service n’a pas de place pour le fichier' },
    detail: ({ retryAfterSeconds }: { retryAfterSeconds: number }) => ({
      en: `The service has no room for the file at the moment. Nothing was charged; try again in ${retryAfterSeconds} seconds.`,
      fr: `Le service n’a pas de place pour le fichier en ce moment. Rien n’a été facturé\u00a0; réessayez dans ${retryAfterSeconds}\u00a0secondes.`,
    }),
  },
  storageExhausted: {
    status: 429,
    title: {
      en: 'The account’s files take up too much space',
      fr: 'Les fichiers du compte prennent trop de place',
    },
    detail: ({ bytesMax }: { bytesMax: number }) => ({
      en: `The files of your running calls, your jobs, your kept results and your uploaded files may take up at most ${inGigabytes(bytesMax, 'en')} GB in total. Wait for some calls to finish, or delete files you no longer need and jobs whose results you already have. Nothing was charged.`,
      fr: `Les fichiers de vos appels en cours, de vos tâches, de vos résultats conservés et vos fichiers envoyés peuvent occuper au plus ${inGigabytes(bytesMax, 'fr')}\u00a0Go au total. Attendez que des appels se terminent, ou supprimez des fichiers dont vous n’avez plus besoin et des tâches dont vous avez déjà les résultats. Rien n’a été facturé.`,
    }),
  },
});

const retryAfterSeconds = 30;

export const storageFull = (cause?: unknown) =>
  diskFailures.storageFull({ retryAfterSeconds }, { cause, facts: { retryAfterSeconds } });

/** Whether the system had no room left, or none for this user. */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');

/** A disk that fills up in the middle of a call is no fault of the call's. */
export const orStorageFull = (error: unknown): unknown => (isDiskFull(error) ? storageFull(error) : error);
