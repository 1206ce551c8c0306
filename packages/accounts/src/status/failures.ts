import { defineFailures } from '@pagesmith/kernel';

export const statusFailures = defineFailures({
  incidentAbsent: {
    status: 404,
    title: { en: 'There is no such incident.', fr: 'Cet incident n’existe pas.' },
    detail: ({ id }: { id: number }) => ({
      en: `There is no incident ${id}. \`npm run incident\` lists those there are.`,
      fr: `Il n’y a pas d’incident ${id}. \`npm run incident\` en donne la liste.`,
    }),
  },
});
