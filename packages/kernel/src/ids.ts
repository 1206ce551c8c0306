import { type Clock, systemClock } from './clock.ts';

const wireId = /^[A-Za-z0-9][A-Za-z0-9._-]{0,35}$/;

/** The shape of id that the identity protocol accepts for accounts and documents. */
export const isWireId = (value: unknown): value is string => typeof value === 'string' && wireId.test(value);

const digitsPerId = 7;
/** Of so many ids at a time: asking for each alone takes most of making it. */
const random = new Uint8Array(100 * digitsPerId);
let used = random.length;

function randomDigits(): string {
  if (used === random.length) {
    crypto.getRandomValues(random);
    used = 0;
  }
  used += digitsPerId;
  return Array.from(random.subarray(used - digitsPerId, used), (byte) => (byte & 15).toString(16)).join('');
}

/**
 * 20 hexadecimal digits, as the client SDK makes them: 8 of seconds, 5 of milliseconds, 7 random.
 * Sorts by time; unique, but guessable: never a secret.
 */
export function uniqueId(clock: Clock = systemClock): string {
  const time = clock.now().getTime();
  const seconds = Math.floor(time / 1000).toString(16);
  const milliseconds = (time % 1000).toString(16).padStart(5, '0');
  return seconds + milliseconds + randomDigits();
}
