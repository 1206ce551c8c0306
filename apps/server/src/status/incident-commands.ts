import { createIncidents, createMaintenance } from '@pagesmith/accounts';
import type { Database } from '@pagesmith/database';
import { type Clock, systemClock } from '@pagesmith/kernel';
import type { OperatorCommands } from '../operator/commands.ts';

/** What an operator can write on the status page, by name. */
export function incidentCommands(database: Database, clock: Clock = systemClock): OperatorCommands {
  const incidents = createIncidents(database, clock);
  const maintenance = createMaintenance(database, clock);
  return {
    'incidents.list': () => incidents.list(),
    'incidents.open': (given) => incidents.open(given),
    'incidents.update': (given) => incidents.update(given),
    'incidents.end': (given) => incidents.end(given),
    'maintenance.list': () => maintenance.list(),
    'maintenance.plan': (given) => maintenance.plan(given),
    'maintenance.end': (given) => maintenance.end(given),
  };
}
