import type { Language } from '@pagesmith/kernel';

const english = {
  runSaved: 'Run a saved pipeline with its parameters',
  name: 'The name of a saved pipeline: 1 to 64 lower-case letters, digits and hyphens.',
  inputBytes: 'How large the files are together, to know whether the fee for large files is due.',
};

const french: typeof english = {
  runSaved: 'Exécuter un pipeline enregistré avec ses paramètres',
  name: 'Le nom d’un pipeline enregistré\u00a0: de 1 à 64\u00a0minuscules sans accent, chiffres et traits d’union.',
  inputBytes: 'La taille des fichiers ensemble, pour savoir si le supplément de taille est dû.',
};

export const pipelineWords: Readonly<Record<Language, typeof english>> = { en: english, fr: french };
