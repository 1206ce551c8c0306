import { defineFailures, type Words } from '@pagesmith/kernel';

export const argumentFailures = defineFailures({
  generalArgumentInvalid: {
    status: 400,
    title: { en: 'An argument is missing or invalid.', fr: 'Un argument manque ou n’est pas valable.' },
    detail: (words: Words) => words,
  },
});

export const argumentMissing = (name: string) =>
  argumentFailures.generalArgumentInvalid({
    en: `Param "${name}" is not optional.`,
    fr: `Le paramètre «\u00a0${name}\u00a0» est obligatoire.`,
  });

export const argumentInvalid = (name: string, accepted: Words) =>
  argumentFailures.generalArgumentInvalid({
    en: `Invalid \`${name}\` param: ${accepted.en}`,
    fr: `Paramètre \`${name}\` incorrect\u00a0: ${accepted.fr}`,
  });
