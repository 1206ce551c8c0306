import { statusComponents } from '@pagesmith/catalog';
import * as z from 'zod';
import { count, time } from './primitives.ts';

const component = z.enum(statusComponents);
const words = z.object({ en: z.string(), fr: z.string() });

/** What was not probed is in neither number, nor is planned work that the service level agreement does not count. */
const probed = { probedMinutes: count, upMinutes: count };
/** A day in UTC. */
const probedDay = z.object({ day: z.string(), ...probed });

/** A calendar month in UTC, such as 2026-11, of a component that the agreement covers. */
const probedMonth = z.object({ month: z.string(), component, ...probed, plannedMinutes: count });
export type ProbedMonth = z.infer<typeof probedMonth>;

const componentStatus = z.object({
  component,
  /** `unknown`: no probe of the last minutes says. `planned`: down during announced work. */
  state: z.enum(['up', 'down', 'planned', 'unknown']),
  /** Oldest first; days without a probe are left out. */
  days: z.array(probedDay).readonly(),
});
export type ComponentStatus = z.infer<typeof componentStatus>;

const incident = z.object({
  id: count,
  components: z.array(component).readonly(),
  title: words,
  startedAt: time,
  endedAt: time.nullable(),
  updates: z.array(z.object({ text: words, at: time })).readonly(),
});
export type Incident = z.infer<typeof incident>;

const plannedWork = z.object({
  id: count,
  components: z.array(component).readonly(),
  title: words,
  startsAt: time,
  endsAt: time,
});
export type PlannedWork = z.infer<typeof plannedWork>;

/** What the status page shows. */
export const statusReport = z.object({
  at: time,
  components: z.array(componentStatus).readonly(),
  /** Newest first. */
  incidents: z.array(incident).readonly(),
  /** The latest first, what is still to come included. */
  plannedWork: z.array(plannedWork).readonly(),
  /** The current one and the two before it, the latest first; only what was measured. */
  months: z.array(probedMonth).readonly(),
});
export type StatusReport = z.infer<typeof statusReport>;
