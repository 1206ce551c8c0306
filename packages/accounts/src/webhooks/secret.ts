import { randomBytes } from 'node:crypto';
import type { webhookEndpoints } from '@pagesmith/database';
import { Webhook } from 'standardwebhooks';
import type { Secrets } from '../secrets/secrets.ts';

/** Standard Webhooks, "Signature scheme": 24 to 64 random bytes in base64, after a prefix. */
export const newSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`;

export type StoredSecrets = Pick<
  typeof webhookEndpoints.$inferSelect,
  'secretEncrypted' | 'previousSecretEncrypted' | 'previousSecretUntil' | 'secretKeyId'
>;

/** The current one first, then the one before as long as it is valid. */
export function validSecrets(secrets: Secrets, stored: StoredSecrets, now: Date): string[] {
  const { secretEncrypted, previousSecretEncrypted, previousSecretUntil, secretKeyId } = stored;
  const current = secrets.decrypt(secretEncrypted, secretKeyId);
  const isPreviousValid = previousSecretEncrypted && previousSecretUntil && previousSecretUntil > now;
  return isPreviousValid ? [current, secrets.decrypt(previousSecretEncrypted, secretKeyId)] : [current];
}

interface Signed {
  readonly id: string;
  readonly at: Date;
  readonly body: string;
  readonly secrets: readonly string[];
}

/** Standard Webhooks, "Webhook metadata": one signature for each secret, so that either verifies. */
export const signatureHeaders = ({ id, at, body, secrets }: Signed): Record<string, string> => ({
  'webhook-id': id,
  'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
  'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(id, at, body)).join(' '),
});
