export const statusComponents = ['api', 'jobs', 'dashboard', 'webhooks', 'mail'] as const;
export type StatusComponent = (typeof statusComponents)[number];

export const isStatusComponent = (value: string): value is StatusComponent =>
  statusComponents.some((component) => component === value);

/** What Enterprise customers are promised, how it is measured, and what they get when it is missed. */
export const serviceLevel = {
  /** Of each calendar month (UTC), for every component that is covered. */
  availabilityPercent: 99.9,
  covered: ['api', 'jobs'],
  /** A component is probed once in this time. */
  probeSeconds: 60,
  /** The status page shows this many days. */
  shownDays: 90,
  /** Work that has waited for longer than this counts as not worked on. */
  waitMinutesMax: 15,
  /** Planned work is announced on the status page so long ahead, and does not count up to so many minutes a month. */
  maintenanceNoticeHours: 48,
  maintenanceMinutesMax: 120,
  /** Of the month's price of the plan, by the availability that was reached; the first that fits counts. */
  credits: [
    { belowPercent: 95, creditPercent: 50 },
    { belowPercent: 99, creditPercent: 25 },
    { belowPercent: 99.9, creditPercent: 10 },
  ],
  /** A credit is claimed within this time after the end of the month. */
  claimDays: 30,
} as const satisfies { covered: readonly StatusComponent[] } & Record<string, unknown>;

/** Nothing measured is nothing known, never an availability. */
export const availabilityPercentOf = (upMinutes: number, probedMinutes: number): number | undefined =>
  probedMinutes === 0 ? undefined : (100 * upMinutes) / probedMinutes;

/** The share of a month's price that an availability below the promise gives back; none when it was kept. */
export const creditPercentOf = (availabilityPercent: number): number =>
  serviceLevel.credits.find(({ belowPercent }) => availabilityPercent < belowPercent)?.creditPercent ?? 0;
