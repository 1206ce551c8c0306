import { createIncidents, incidentParameters, updateParameters } from '../../status/incidents.ts';
import { createMaintenance, maintenanceParameters, plannedId } from '../../status/maintenance.ts';
import { defineAction } from './define.ts';

export const listIncidents = defineAction({
  about: 'incidents and planned work on the status page, newest first',
  parameters: {},
  isOverview: true,
  run: async ({ deps, transaction }) => ({
    subject: null,
    result: {
      incidents: await createIncidents(transaction, deps.clock).list(),
      planned: await createMaintenance(transaction, deps.clock).list(),
    },
  }),
});

export const openIncident = defineAction({
  about: 'opens an incident on the status page; components such as api,jobs',
  parameters: incidentParameters,
  run: async ({ deps, transaction }, given) => {
    const after = await createIncidents(transaction, deps.clock).open(given);
    return { subject: `incident ${after.id}`, after };
  },
});

export const updateIncident = defineAction({
  about: 'says something new about an incident',
  parameters: updateParameters,
  run: async ({ deps, transaction }, given) => {
    const after = await createIncidents(transaction, deps.clock).update(given);
    return { subject: `incident ${after.id}`, after };
  },
});

export const endIncident = defineAction({
  about: 'ends an incident, with a last word',
  parameters: updateParameters,
  run: async ({ deps, transaction }, given) => {
    const after = await createIncidents(transaction, deps.clock).end(given);
    return { subject: `incident ${after.id}`, after };
  },
});

export const planWork = defineAction({
  about: 'announces planned work on the status page',
  parameters: maintenanceParameters,
  run: async ({ deps, transaction }, given) => {
    const after = await createMaintenance(transaction, deps.clock).plan(given);
    return { subject: `planned work ${after.id}`, after };
  },
});

export const endWork = defineAction({
  about: 'calls planned work off, or ends it early',
  parameters: { id: plannedId },
  run: async ({ deps, transaction }, given) => {
    const after = await createMaintenance(transaction, deps.clock).end(given);
    return { subject: `planned work ${after.id}`, after };
  },
});
