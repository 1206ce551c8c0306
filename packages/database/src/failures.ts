import { defineFailures } from '@pagesmith/kernel';

const unavailable = { en: 'Database unavailable', fr: 'Base de données indisponible' };
const misused = { en: 'Database misused', fr: 'Base de données mal utilisée' };
const timedOut = { en: 'Database too slow', fr: 'Base de données trop lente' };
const unfit = { en: 'Database unfit', fr: 'Base de données inadaptée' };

export const databaseFailures = defineFailures({
  dataFolderBusy: {
    status: 500,
    title: { en: 'Data folder in use', fr: 'Dossier de données déjà utilisé' },
    detail: ({ folder, pid }: { folder: string; pid: number }) => ({
      en: `The data folder ${folder} is in use by another server (process ${pid}): stop it, or choose another DATA_DIR.`,
      fr: `Le dossier de données ${folder} est utilisé par un autre serveur (processus ${pid})\u00a0: arrêtez-le, ou choisissez un autre DATA_DIR.`,
    }),
  },
  dataFolderUnusable: {
    status: 500,
    title: { en: 'Data folder unusable', fr: 'Dossier de données inutilisable' },
    detail: ({ folder, reason }: { folder: string; reason: string }) => ({
      en: `The embedded database in ${folder} does not start: ${reason}.`,
      fr: `La base de données intégrée dans ${folder} ne démarre pas\u00a0: ${reason}.`,
    }),
  },
  dataFolderNotDurable: {
    status: 500,
    title: unfit,
    detail: ({ folder }: { folder: string }) => ({
      en: `The embedded database in ${folder} does not flush commits to the disk, so data could be lost: use another disk, or a PostgreSQL server with DATABASE_URL.`,
      fr: `La base de données intégrée dans ${folder} n’écrit pas ses transactions sur le disque et pourrait perdre des données\u00a0: utilisez un autre disque, ou un serveur PostgreSQL avec DATABASE_URL.`,
    }),
  },
  databaseUrlInvalid: {
    status: 500,
    title: unavailable,
    detail: {
      en: 'DATABASE_URL is not an address of the form postgres://user:password@host:5432/database.',
      fr: 'DATABASE_URL n’est pas une adresse de la forme postgres://utilisateur:motdepasse@hote:5432/base.',
    },
  },
  databaseUnreachable: {
    status: 503,
    title: unavailable,
    detail: ({ address, reason }: { address: string; reason: string }) => ({
      en: `No PostgreSQL server answers at ${address} (DATABASE_URL): ${reason}.`,
      fr: `Aucun serveur PostgreSQL ne répond à ${address} (DATABASE_URL)\u00a0: ${reason}.`,
    }),
  },
  databaseRefused: {
    status: 503,
    title: unavailable,
    detail: ({ address, reason }: { address: string; reason: string }) => ({
      en: `The PostgreSQL server at ${address} (DATABASE_URL) refuses the connection: ${reason}.`,
      fr: `Le serveur PostgreSQL à ${address} (DATABASE_URL) refuse la connexion\u00a0: ${reason}.`,
    }),
  },
  databaseAway: {
    status: 503,
    title: unavailable,
    detail: {
      en: 'The connection to the database is lost and cannot be restored at the moment.',
      fr: 'La connexion à la base de données est perdue et ne peut pas être rétablie pour le moment.',
    },
  },
  databaseBusy: {
    status: 503,
    title: timedOut,
    detail: ({ seconds }: { seconds: number }) => ({
      en: `No database connection became free within ${seconds} seconds.`,
      fr: `Aucune connexion à la base de données ne s’est libérée en ${seconds}\u00a0secondes.`,
    }),
  },
  databaseStopped: {
    status: 503,
    title: unavailable,
    detail: {
      en: 'The embedded database stopped while working on this statement; it will start again with the next one.',
      fr: 'La base de données intégrée s’est arrêtée pendant cette requête\u00a0; elle redémarre avec la suivante.',
    },
  },
  databaseClosed: {
    status: 503,
    title: unavailable,
    detail: { en: 'The database is closed.', fr: 'La base de données est fermée.' },
  },
  statementTimedOut: {
    status: 503,
    title: timedOut,
    detail: ({ seconds }: { seconds: number }) => ({
      en: `A database statement was stopped because it took longer than ${seconds} seconds.`,
      fr: `Une requête a été arrêtée car elle durait plus de ${seconds}\u00a0secondes.`,
    }),
  },
  valueUnstorable: {
    status: 400,
    title: { en: 'A value cannot be stored', fr: 'Une valeur ne peut pas être enregistrée' },
    detail: {
      en: 'A value in the request cannot be stored or compared: a text contains a NUL or an incomplete character, or a number or date is out of range.',
      fr: 'Une valeur de la requête ne peut être ni enregistrée ni comparée\u00a0: un texte contient un NUL ou un caractère incomplet, ou un nombre ou une date est hors limites.',
    },
  },
  transactionTimedOut: {
    status: 503,
    title: timedOut,
    detail: ({ seconds }: { seconds: number }) => ({
      en: `A transaction was rolled back because it was open longer than ${seconds} seconds.`,
      fr: `Une transaction a été annulée car elle est restée ouverte plus de ${seconds}\u00a0secondes.`,
    }),
  },
  transactionHandleRequired: {
    status: 500,
    title: misused,
    detail: {
      en: 'The database was used inside an open transaction: use the handle that the innermost transaction() passes to its callback.',
      fr: 'La base de données a été utilisée dans une transaction ouverte\u00a0: utilisez l’objet que la transaction() la plus interne passe à sa fonction.',
    },
  },
  transactionEnded: {
    status: 500,
    title: misused,
    detail: {
      en: 'A transaction handle was used after the transaction ended: await every statement inside the callback.',
      fr: 'L’objet d’une transaction a été utilisé après sa fin\u00a0: attendez chaque requête dans la fonction.',
    },
  },
  transactionRolledBack: {
    status: 500,
    title: misused,
    detail: {
      en: 'A statement of the transaction failed and its error was ignored, so the database rolled everything back.',
      fr: 'Une requête de la transaction a échoué et son erreur a été ignorée\u00a0: la base de données a tout annulé.',
    },
  },
  migrationChanged: {
    status: 500,
    title: unfit,
    detail: ({ name }: { name: string }) => ({
      en: `The migration ${name} was changed after this database applied it: restore its file and write a new migration.`,
      fr: `La migration ${name} a été modifiée après avoir été appliquée\u00a0: restaurez son fichier et écrivez-en une nouvelle.`,
    }),
  },
  migrationUnknown: {
    status: 500,
    title: unfit,
    detail: ({ name }: { name: string }) => ({
      en: `The database has the migration ${name}, which this version does not know and cannot work with: start the newer version that applied it.`,
      fr: `La base de données contient la migration ${name}, que cette version ne connaît pas et ne peut pas utiliser\u00a0: démarrez la version plus récente qui l’a appliquée.`,
    }),
  },
  migrationTooOld: {
    status: 500,
    title: unfit,
    detail: ({ name, required }: { name: string; required: string }) => ({
      en: `The database is only at migration ${name}: start the previous version once to bring it to ${required}, then start this one.`,
      fr: `La base de données n’en est qu’à la migration ${name}\u00a0: démarrez une fois la version précédente, qui l’amènera à ${required}, puis celle-ci.`,
    }),
  },
  migrationFailed: {
    status: 500,
    title: unfit,
    detail: ({ name, reason }: { name: string; reason: string }) => ({
      en: `The migration ${name} failed and was rolled back: ${reason}.`,
      fr: `La migration ${name} a échoué et a été annulée\u00a0: ${reason}.`,
    }),
  },
  databaseNotEmpty: {
    status: 500,
    title: unfit,
    detail: ({ table }: { table: string }) => ({
      en: `The database to be filled is not empty: there are rows in ${table}. Name an empty one.`,
      fr: `La base de données à remplir n’est pas vide\u00a0: ${table} contient des lignes. Indiquez-en une vide.`,
    }),
  },
  copyOfOtherVersion: {
    status: 500,
    title: unfit,
    detail: ({ migration }: { migration: string }) => ({
      en: `The rows were read by another version: only one of the two knows the migration ${migration}. Use the version that read them, and upgrade afterwards.`,
      fr: `Les lignes ont été lues par une autre version\u00a0: une seule des deux connaît la migration ${migration}. Utilisez la version qui les a lues, puis mettez à jour.`,
    }),
  },
  copyDiffers: {
    status: 500,
    title: unfit,
    detail: ({ table }: { table: string }) => ({
      en: `What would be in ${table} is not what was read: the copy is damaged. Nothing was written.`,
      fr: `Le contenu de ${table} ne serait pas celui qui a été lu\u00a0: la copie est endommagée. Rien n’a été écrit.`,
    }),
  },
});
