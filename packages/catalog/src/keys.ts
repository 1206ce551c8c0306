export const apiKeyPrefix = 'pk_';
export const apiKeyRandomLengthMin = 32;

const shape = new RegExp(`^${apiKeyPrefix}[A-Za-z0-9]{${apiKeyRandomLengthMin},128}$`);
export const isApiKey = (value: unknown): value is string => typeof value === 'string' && shape.test(value);

const shownFirst = 8;
const shownLast = 4;

/** The first 8 characters, dots, the last 4. A key too short for that is hidden completely. */
export function maskApiKey(key: string): string {
  const dots = '•'.repeat(12);
  if (key.length <= shownFirst + shownLast) return dots;
  return key.slice(0, shownFirst) + dots + key.slice(-shownLast);
}
