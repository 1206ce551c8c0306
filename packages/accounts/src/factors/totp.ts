import { generateSecret, generateURI, verifySync } from 'otplib';

const periodSeconds = 30;

export const newTotpSecret = (): string => generateSecret();

/** What an authenticator app reads from the picture. */
export const totpUri = (secret: string, email: string): string =>
  generateURI({ issuer: 'Pagesmith', label: email, secret });

/** The time step that a code belongs to, if it is that of now or of the step before or after (RFC 6238, 5.2). */
export function stepOf(secret: string, code: string, now: Date): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined;
  const epoch = Math.floor(now.getTime() / 1_000);
  const result = verifySync({ secret, token: code, epoch, epochTolerance: periodSeconds });
  return result.valid && 'timeStep' in result ? result.timeStep : undefined;
}
