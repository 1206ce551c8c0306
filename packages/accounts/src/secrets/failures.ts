import { defineFailures } from '@pagesmith/kernel';

const title = { en: 'Secret key unknown', fr: 'Clé secrète inconnue' };

export const secretsFailures = defineFailures({
  secretKeyUnknown: {
    status: 500,
    title,
    detail: {
      en: 'The database holds secrets that another SECRET_KEY has encrypted: set SECRET_KEY to that key, or set SECRET_KEY_PREVIOUS to it to change over to the new one.',
      fr: 'La base de données contient des secrets chiffrés par une autre SECRET_KEY : donnez cette clé à SECRET_KEY, ou à SECRET_KEY_PREVIOUS pour passer à la nouvelle.',
    },
  },
  secretDamaged: {
    status: 500,
    title: { en: 'Secret damaged', fr: 'Secret endommagé' },
    detail: {
      en: 'A stored secret cannot be decrypted: it was changed after it was written.',
      fr: 'Un secret enregistré ne peut pas être déchiffré : il a été modifié après son écriture.',
    },
  },
});
