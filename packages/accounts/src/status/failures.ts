import { serviceLevel } from '@pagesmith/catalog';
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
  maintenanceAbsent: {
    status: 404,
    title: { en: 'There is no such planned work.', fr: 'Ces travaux prévus n’existent pas.' },
    detail: ({ id }: { id: number }) => ({
      en: `No planned work ${id} is still to come or under way. \`npm run incident -- planned\` lists what there is.`,
      fr: `Aucuns travaux prévus ${id} ne sont à venir ou en cours. \`npm run incident -- planned\` en donne la liste.`,
    }),
  },
  maintenanceNoticeShort: {
    status: 400,
    title: {
      en: `Planned work is announced ${serviceLevel.maintenanceNoticeHours} hours ahead.`,
      fr: `Des travaux prévus s’annoncent ${serviceLevel.maintenanceNoticeHours}\u00a0heures à l’avance.`,
    },
    detail: ({ from }: { from: string }) => ({
      en: `${from} is too soon: work that is announced less than ${serviceLevel.maintenanceNoticeHours} hours ahead counts as an outage. Choose a later time, or open an incident.`,
      fr: `${from} est trop proche\u00a0: des travaux annoncés moins de ${serviceLevel.maintenanceNoticeHours}\u00a0heures à l’avance comptent comme une panne. Choisissez une heure plus tardive, ou ouvrez un incident.`,
    }),
  },
});
