export const apiKeyPrefix = 'pk_';
const testKeyPrefix = `${apiKeyPrefix}test_`;
export const apiKeyRandomLengthMin = 32;

export const keyModes = ['live', 'test'] as const;
export type KeyMode = (typeof keyModes)[number];

export const prefixOf = (mode: KeyMode): string => (mode === 'test' ? testKeyPrefix : apiKeyPrefix);
/** The text of a key says what it is, to whoever reads it too. */
export const keyModeOf = (key: string): KeyMode => (key.startsWith(testKeyPrefix) ? 'test' : 'live');

/**
 * All operations, and files for them; jobs with their results and the reports of calls; files alone; saved pipelines;
 * figures and the log; webhooks; keys.
 */
export const keyScopes = ['operations', 'jobs', 'files', 'pipelines', 'usage', 'webhooks', 'keys'] as const;
export type KeyScope = (typeof keyScopes)[number];
export const defaultKeyScopes: readonly string[] = ['operations', 'jobs'];

/** The scope of one operation alone. */
export const scopeOf = (operationId: string): string => `operations:${operationId}`;

export const allowedAddressesMax = 50;
export const keyRatePerMinuteMax = 1_000;
export const keyMonthlyCapMax = 1_000_000_000;
/** How long the text before a rotation may go on working. */
export const keyOverlapHoursMax = 720;
/** Calls a minute of all test keys of an account together; on plans with more, as many as the plan has. */
export const testRatePerMinute = 60;

const shape = new RegExp(`^${apiKeyPrefix}(test_)?[A-Za-z0-9]{${apiKeyRandomLengthMin},128}$`);
export const isApiKey = (value: unknown): value is string => typeof value === 'string' && shape.test(value);

const shownFirst = 8;
const shownLast = 4;

/** The first 8 characters, dots, the last 4. A key too short for that is hidden completely. */
export function maskApiKey(key: string): string {
  const dots = '•'.repeat(12);
  if (key.length <= shownFirst + shownLast) return dots;
  return key.slice(0, shownFirst) + dots + key.slice(-shownLast);
}
