import { defineFailures } from '@pagesmith/kernel';

export const pipelineFailures = defineFailures({
  pipelineGivenTwice: {
    status: 400,
    title: { en: 'The request brings a second pipeline', fr: 'La requête apporte un second pipeline' },
    detail: {
      en: 'This address runs the saved pipeline. To run the one in the part pipeline, send the request to /pipelines.',
      fr: 'Cette adresse exécute le pipeline enregistré. Pour exécuter celui de la partie pipeline, envoyez la requête à /pipelines.',
    },
  },
});
