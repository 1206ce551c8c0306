import { savedPipelinesMax } from '@pagesmith/catalog';
import { defineFailures } from '@pagesmith/kernel';

export const savedPipelineFailures = defineFailures({
  pipelineAbsent: {
    status: 404,
    title: { en: 'There is no such pipeline', fr: 'Ce pipeline n’existe pas' },
    detail: ({ name }: { name: string }) => ({
      en: `No pipeline is saved under the name ${name}.`,
      fr: `Aucun pipeline n’est enregistré sous le nom ${name}.`,
    }),
  },
  pipelineNameMalformed: {
    status: 400,
    title: { en: 'The name of the pipeline is malformed', fr: 'Le nom du pipeline est mal formé' },
    detail: {
      en: 'The name of a pipeline has 1 to 64 lower-case letters, digits and hyphens, begins with a letter or a digit, and is not price.',
      fr: 'Le nom d’un pipeline compte de 1 à 64\u00a0minuscules sans accent, chiffres et traits d’union, commence par une lettre ou un chiffre, et n’est pas price.',
    },
  },
  pipelinesTooMany: {
    status: 400,
    title: { en: 'The account has too many pipelines', fr: 'Le compte a trop de pipelines' },
    detail: {
      en: `An account can save ${savedPipelinesMax} pipelines. Delete one first.`,
      fr: `Un compte peut enregistrer ${savedPipelinesMax} pipelines. Supprimez-en un d’abord.`,
    },
  },
});
