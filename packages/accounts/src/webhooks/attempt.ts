import { webhooks } from '@pagesmith/catalog';
import type { WebhookAnswer } from '@pagesmith/database';
import { Failure } from '@pagesmith/kernel';
import type { CourierDeps } from './deps.ts';
import { disable } from './disable.ts';
import { bodyOf } from './event-body.ts';
import { signatureHeaders, validSecrets } from './secret.ts';
import { record, type TakenDelivery } from './take-due.ts';

const gone = 410;
const failingMsMax = webhooks.failingDaysMax * 86_400_000;

/** One attempt, and what follows from it. */
export async function attempt(deps: CourierDeps, taken: TakenDelivery): Promise<void> {
  const answer = await send(deps, taken);
  const at = deps.clock.now();
  const isDelivered = answer.status !== null && answer.status >= 200 && answer.status < 300;
  const pauseMs = answer.status === gone ? undefined : webhooks.retryPausesMs[taken.attempts - 1];
  const nextAttemptAt = isDelivered || pauseMs === undefined ? null : new Date(at.getTime() + pauseMs);
  const state = isDelivered ? 'delivered' : nextAttemptAt ? 'pending' : 'failed';
  await record(deps.database, taken, { state, nextAttemptAt, answer, at });
  if (answer.status === gone) await disable(deps, taken.endpointId, 'gone');
  // Not on the first failure after days without an event: what was given up has been tried for a day.
  const failingSince = taken.failingSince ?? at;
  const isFailing = at.getTime() - failingSince.getTime() >= failingMsMax;
  if (state === 'failed' && isFailing) await disable(deps, taken.endpointId, 'failing');
}

async function send(deps: CourierDeps, taken: TakenDelivery): Promise<WebhookAnswer> {
  const { outgoing, secrets, clock } = deps;
  const at = clock.now();
  const startedMs = performance.now();
  const answered = (fact: Partial<WebhookAnswer>): WebhookAnswer => ({
    at: at.toISOString(),
    durationMs: Math.round(performance.now() - startedMs),
    status: null,
    body: null,
    error: null,
    ...fact,
  });
  try {
    const body = bodyOf(taken);
    const signed = { id: taken.eventId, at, body, secrets: validSecrets(secrets, taken, at) };
    const headers = {
      'content-type': 'application/json',
      'user-agent': 'Pagesmith-Webhooks/1',
      ...signatureHeaders(signed),
    };
    const answer = await outgoing.post(taken.url, { headers, body });
    return answered({ status: answer.status, body: answer.body.replaceAll('\0', '\u{fffd}') });
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return answered({ error: error.code });
  }
}
