import { pipelineStepsMax } from '@pagesmith/catalog';
import { defineFailures, type Words } from '@pagesmith/kernel';

const listed = (names: readonly string[]): string => names.join(', ');

interface Malformed {
  /** Such as steps[1].operation. */
  readonly at: string;
  readonly expected: Words;
}

/** What can be wrong with a pipeline before any of its steps is worked on. */
export const pipelineFailures = defineFailures({
  pipelineNotJson: {
    status: 400,
    title: { en: 'The pipeline is not JSON', fr: 'Le pipeline n’est pas du JSON' },
    detail: {
      en: 'The part pipeline must be JSON: an object with a list named steps.',
      fr: 'La partie pipeline doit être du JSON\u00a0: un objet avec une liste nommée steps.',
    },
  },
  pipelineMalformed: {
    status: 400,
    title: { en: 'The pipeline is malformed', fr: 'Le pipeline est mal formé' },
    detail: ({ at, expected }: Malformed) => ({
      en: `${at} of the pipeline must be ${expected.en}.`,
      fr: `${at} du pipeline doit être ${expected.fr}.`,
    }),
  },
  stepNameRepeated: {
    status: 400,
    title: { en: 'Two steps have the same name', fr: 'Deux étapes portent le même nom' },
    detail: ({ name }: { name: string }) => ({
      en: `Two steps are named ${name}. Give each its own id.`,
      fr: `Deux étapes s’appellent ${name}. Donnez à chacune son propre id.`,
    }),
  },
  stepUnknown: {
    status: 400,
    title: { en: 'No earlier step has this name', fr: 'Aucune étape précédente ne porte ce nom' },
    detail: ({ name, accepted }: { name: string; accepted: readonly string[] }) => ({
      en: `There is no step ${name} here. ${accepted.length > 0 ? `The steps are: ${listed(accepted)}.` : 'The first step has none before it.'}`,
      fr: `Il n’y a pas d’étape ${name} ici. ${accepted.length > 0 ? `Les étapes sont\u00a0: ${listed(accepted)}.` : 'Aucune étape ne précède la première.'}`,
    }),
  },
  stepResultNotPdf: {
    status: 400,
    title: { en: 'The result of a step is not a PDF', fr: 'Le résultat d’une étape n’est pas un PDF' },
    detail: ({ name, operation }: { name: string; operation: string }) => ({
      en: `The result of step ${name} (${operation}) is not a PDF, so no other step can take it.`,
      fr: `Le résultat de l’étape ${name} (${operation}) n’est pas un PDF\u00a0: aucune autre étape ne peut le prendre.`,
    }),
  },
  partNotSent: {
    status: 400,
    title: { en: 'A part that a step refers to is missing', fr: 'Une partie dont une étape a besoin manque' },
    detail: ({ part }: { part: string }) => ({
      en: `The part ${part} is missing from the request. Send it, or give the reference a default.`,
      fr: `La partie ${part} manque dans la requête. Envoyez-la, ou donnez une valeur par défaut à la référence.`,
    }),
  },
  partUnused: {
    status: 400,
    title: { en: 'No step refers to a part', fr: 'Aucune étape n’utilise une partie' },
    detail: ({ part, accepted }: { part: string; accepted: readonly string[] }) => ({
      en: `No step refers to the part ${part}. The pipeline takes: ${listed(['pipeline', ...accepted])}.`,
      fr: `Aucune étape n’utilise la partie ${part}. Le pipeline accepte\u00a0: ${listed(['pipeline', ...accepted])}.`,
    }),
  },
});

/** What belongs in each place of a pipeline. */
export const expectations = {
  pipeline: {
    en: 'an object with steps and, if you wish, result',
    fr: 'un objet avec steps et, si vous le souhaitez, result',
  },
  steps: {
    en: `a list of 1 to ${pipelineStepsMax} steps`,
    fr: `une liste de 1 à ${pipelineStepsMax} étapes`,
  },
  step: {
    en: 'an object with operation and parts and, if you wish, id and options',
    fr: 'un objet avec operation et parts et, si vous le souhaitez, id et options',
  },
  name: { en: 'the name or the number of a step', fr: 'le nom ou le numéro d’une étape' },
  parts: {
    en: 'an object whose values are texts, {"part": name}, {"step": name}, or lists of these',
    fr: 'un objet dont les valeurs sont des textes, {"part": nom}, {"step": nom}, ou des listes de ceux-ci',
  },
  options: {
    en: 'an object whose values are texts, true, false or {"part": name}',
    fr: 'un objet dont les valeurs sont des textes, true, false ou {"part": nom}',
  },
} as const satisfies Record<string, Words>;
