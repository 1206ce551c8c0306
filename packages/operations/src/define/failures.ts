import { defineFailures } from '@pagesmith/kernel';

const listed = (names: readonly string[]) => names.join(', ');

/** What can be wrong with a request before any file is opened. */
export const requestFailures = defineFailures({
  partMissing: {
    status: 400,
    title: { en: 'A part is missing', fr: 'Une partie manque' },
    detail: ({ part, isFile }: { part: string; isFile: boolean }) => ({
      en: `The part ${part} is missing. Send it as ${isFile ? 'a PDF file' : 'text'}, in the form or in the JSON body.`,
      fr: `La partie ${part} manque. Envoyez-la comme ${isFile ? 'fichier PDF' : 'texte'}, dans le formulaire ou dans le corps JSON.`,
    }),
  },
  partRepeated: {
    status: 400,
    title: { en: 'A part is repeated', fr: 'Une partie est répétée' },
    detail: ({ part, count }: { part: string; count: number }) => ({
      en: `The part ${part} was sent ${count} times. Send it once.`,
      fr: `La partie ${part} a été envoyée ${count} fois. Envoyez-la une seule fois.`,
    }),
  },
  partUnexpected: {
    status: 400,
    title: { en: 'A part is unexpected', fr: 'Une partie est inattendue' },
    detail: ({ part, accepted }: { part: string; accepted: readonly string[] }) => ({
      en: `The part ${part} is not expected. This operation takes: ${listed(accepted)}.`,
      fr: `La partie ${part} est inattendue. Cette opération accepte\u00a0: ${listed(accepted)}.`,
    }),
  },
  partNotFile: {
    status: 400,
    title: { en: 'A part is not a file', fr: 'Une partie n’est pas un fichier' },
    detail: ({ part }: { part: string }) => ({
      en: `The part ${part} must be a file: send it with a file name.`,
      fr: `La partie ${part} doit être un fichier\u00a0: envoyez-la avec un nom de fichier.`,
    }),
  },
  partNotText: {
    status: 400,
    title: {
      en: 'A part is a file where text is expected',
      fr: 'Une partie est un fichier au lieu d’un texte',
    },
    detail: ({ part }: { part: string }) => ({
      en: `The part ${part} must be text, but it was sent as a file.`,
      fr: `La partie ${part} doit être un texte, mais elle a été envoyée comme fichier.`,
    }),
  },
  partTooLong: {
    status: 400,
    title: { en: 'A text is too long', fr: 'Un texte est trop long' },
    detail: ({ part, lengthMax }: { part: string; lengthMax: number }) => ({
      en: `The text of the part ${part} is longer than ${lengthMax} characters.`,
      fr: `Le texte de la partie ${part} dépasse ${lengthMax}\u00a0caractères.`,
    }),
  },
  partEmpty: {
    status: 400,
    title: { en: 'A text is empty', fr: 'Un texte est vide' },
    detail: ({ part }: { part: string }) => ({
      en: `The part ${part} is empty.`,
      fr: `La partie ${part} est vide.`,
    }),
  },
  fileCountWrong: {
    status: 400,
    title: { en: 'The number of files is wrong', fr: 'Le nombre de fichiers ne convient pas' },
    detail: ({ part, count, min, max }: { part: string; count: number; min: number; max: number }) => ({
      en: `The part ${part} was sent ${count} times. Send it ${min} to ${max} times, once for each file.`,
      fr: `La partie ${part} a été envoyée ${count} fois. Envoyez-la de ${min} à ${max} fois, une fois par fichier.`,
    }),
  },
  choiceUnknown: {
    status: 400,
    title: { en: 'A value is not one of the choices', fr: 'Une valeur ne fait pas partie des choix' },
    detail: ({ part, choices }: { part: string; choices: readonly string[] }) => ({
      en: `The part ${part} must be one of: ${listed(choices)}.`,
      fr: `La partie ${part} doit être l’une de ces valeurs\u00a0: ${listed(choices)}.`,
    }),
  },
  pageNumberMalformed: {
    status: 400,
    title: { en: 'The page number is malformed', fr: 'Le numéro de page est mal formé' },
    detail: ({ part }: { part: string }) => ({
      en: `The part ${part} must be a single page number, counted from 1.`,
      fr: `La partie ${part} doit être un numéro de page, à partir de 1.`,
    }),
  },
  queryOptionUnknown: {
    status: 400,
    title: { en: 'An option is unknown', fr: 'Une option est inconnue' },
    detail: ({ option, accepted }: { option: string; accepted: readonly string[] }) => ({
      en: `The option ${option} is unknown. ${accepted.length ? `This operation takes: ${listed(accepted)}.` : 'This operation takes none.'}`,
      fr: `L’option ${option} est inconnue. ${accepted.length ? `Cette opération accepte\u00a0: ${listed(accepted)}.` : 'Cette opération n’en accepte aucune.'}`,
    }),
  },
  queryOptionNotFlag: {
    status: 400,
    title: { en: 'An option is neither true nor false', fr: 'Une option n’est ni vraie ni fausse' },
    detail: ({ option }: { option: string }) => ({
      en: `The option ${option} must be true or false.`,
      fr: `L’option ${option} doit être true ou false.`,
    }),
  },
  queryOptionNotChoice: {
    status: 400,
    title: { en: 'An option has an unknown value', fr: 'Une option a une valeur inconnue' },
    detail: ({ option, choices }: { option: string; choices: readonly string[] }) => ({
      en: `The option ${option} must be one of: ${listed(choices)}.`,
      fr: `L’option ${option} doit être l’une de ces valeurs\u00a0: ${listed(choices)}.`,
    }),
  },
  queryOptionNotChoices: {
    status: 400,
    title: { en: 'An option has an unknown value', fr: 'Une option a une valeur inconnue' },
    detail: ({ option, choices, alone }: { option: string; choices: readonly string[]; alone: string }) => ({
      en: `The option ${option} must be one or more of: ${listed(choices)}. Separate several with commas; ${alone} stands by itself.`,
      fr: `L’option ${option} doit être une ou plusieurs de ces valeurs\u00a0: ${listed(choices)}. Séparez-les par des virgules\u00a0; ${alone} s’emploie seule.`,
    }),
  },
});
