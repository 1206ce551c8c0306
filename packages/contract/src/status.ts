import { statusComponents } from '@pagesmith/catalog';
import * as z from 'zod';
import { count, time } from './primitives.ts';

const component = z.enum(statusComponents);
const words = z.object({ en: z.string(), fr: z.string() });

/** A day in UTC; what was not probed is in neither number. */
const probedDay = z.object({ day: z.string(), probedMinutes: count, upMinutes: count });

const componentStatus = z.object({
  component,
  /** `unknown`: no probe of the last minutes says. */
  state: z.enum(['up', 'down', 'unknown']),
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

/** What the status page shows. */
export const statusReport = z.object({
  at: time,
  components: z.array(componentStatus).readonly(),
  /** Newest first. */
  incidents: z.array(incident).readonly(),
});
export type StatusReport = z.infer<typeof statusReport>;
