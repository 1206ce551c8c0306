/** Shown on the overview; not the plan's own allowance, and not enforced. */
export const overviewLimits = { requestsPerMonth: 1_000, apiKeys: 5 } as const;
export const requestLogsMax = 100;
export const recentRequestsMax = 10;
export const chartPeriods = { months: 6, days: 7 } as const;
/** Bounds, both included, of the marked sample values that stand in for a count that could not be loaded. */
export const chartSamples = { month: { min: 50, max: 349 }, day: { min: 10, max: 89 } } as const;
