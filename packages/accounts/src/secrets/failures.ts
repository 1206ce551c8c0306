import { defineFailures } from '@pagesmith/kernel';

const title = { en: 'Secret key unknown', fr: 'Clé secrète inconnue' };

export const secretsFailures = defineFailures({
  secretKeyUnknown: {
    status: 500,
    title,
    detail: {
      en: 'The database contains secrets encrypted with a different SECRET_KEY: set SECRET_KEY to that key, or set SECRET_KEY_PREVIOUS to it to switch to the new one.',
      fr: 'La base de données contient des secrets chiffrés par une autre SECRET_KEY\u00a0: indiquez cette clé dans SECRET_KEY, ou dans SECRET_KEY_PREVIOUS pour passer à la nouvelle.',
    },
  },
  secretDamaged: {
    status: 500,
    title: { en: 'Secret damaged', fr: 'Secret endommagé' },
    detail: {
      en: 'A stored secret cannot be decrypted: it was modified after it was written.',
      fr: 'Un secret enregistré ne peut pas être déchiffré\u00a0: il a été modifié après son écriture.',
    },
  },
});
