import type { Warning } from '../document/index.ts';

export const metadataRemoved: Warning = {
  code: 'metadata_removed',
  words: {
    en: 'Title, author, dates and all else that described the document were removed.',
    fr: 'Le titre, l’auteur, les dates et tout ce qui décrivait le document ont été retirés.',
  },
};

export const attachmentsRemoved = (count: number): Warning => ({
  code: 'attachments_removed',
  words: {
    en: count === 1 ? 'One attached file was removed.' : `${count} attached files were removed.`,
    fr: count === 1 ? 'Un fichier joint a été retiré.' : `${count} fichiers joints ont été retirés.`,
  },
});

export const scriptsRemoved = (count: number): Warning => ({
  code: 'scripts_removed',
  words: {
    en: count === 1 ? 'One script was removed.' : `${count} scripts were removed.`,
    fr: count === 1 ? 'Un script a été retiré.' : `${count} scripts ont été retirés.`,
  },
});

export const layersRemoved = (names: readonly string[]): Warning => ({
  code: 'layers_removed',
  words: {
    en: `What stood on hidden layers was removed: ${names.join(', ')}.`,
    fr: `Le contenu des calques masqués a été retiré\u00a0: ${names.join(', ')}.`,
  },
});

export const commentsRemoved = (count: number): Warning => ({
  code: 'comments_removed',
  words: {
    en: count === 1 ? 'One comment was removed.' : `${count} comments were removed.`,
    fr: count === 1 ? 'Un commentaire a été retiré.' : `${count} commentaires ont été retirés.`,
  },
});
