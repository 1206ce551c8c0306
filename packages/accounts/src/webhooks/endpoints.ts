import { type WebhookEventType, webhookEventTypes, webhooks } from '@pagesmith/catalog';
import { type EndpointChange, endpointStatuses, endpointWish, urlLengthMax } from '@pagesmith/contract';
import { accounts, type Queryable, webhookDeliveries, webhookEndpoints } from '@pagesmith/database';
import { fail, uniqueId } from '@pagesmith/kernel';
import { and, asc, count, eq } from 'drizzle-orm';
import { oneOf, textUpTo } from '../arguments/parameters.ts';
import { type Parameter, readArguments } from '../arguments/read-arguments.ts';
import type { Visitor } from '../identity/account.ts';
import { recordSecurityEvent, type SecurityEventKind } from '../security-log/record.ts';
import type { WebhookDeps } from './deps.ts';
import {
  type Endpoint,
  type EndpointOf,
  type EndpointRow,
  endpointOf,
  isThe,
  requireEndpoint,
} from './endpoint.ts';
import { webhookFailures } from './failures.ts';
import { hasWebhooks, requireWebhooks } from './plan.ts';
import { newSecret } from './secret.ts';

const { shape } = endpointWish;
const events: Parameter<WebhookEventType[]> = {
  schema: shape.events.transform((chosen) => webhookEventTypes.filter((type) => chosen.includes(type))),
  accepted: {
    en: `Value must be a list with one or more of (${webhookEventTypes.join(', ')})`,
    fr: `la valeur doit être une liste d’au moins un de ces événements\u00a0: ${webhookEventTypes.join(', ')}`,
  },
};
const parameters = {
  url: { ...textUpTo(urlLengthMax), schema: shape.url },
  events,
  status: oneOf(endpointStatuses),
};

export interface Endpoints {
  /** Also whether the account's plan has webhooks: without it they are kept, and nothing is delivered. */
  list(accountId: string): Promise<{ isIncluded: boolean; endpoints: Endpoint[] }>;
  create(accountId: string, given: unknown, visitor?: Visitor): Promise<Endpoint>;
  /** Address, events or status: what is given. */
  change(of: EndpointOf, given: Readonly<Record<string, unknown>>): Promise<Endpoint>;
  remove(of: EndpointOf, visitor?: Visitor): Promise<void>;
  revealSecret(of: EndpointOf, visitor?: Visitor): Promise<string>;
  /** A new secret; the one before signs too for a day. */
  rotateSecret(of: EndpointOf, visitor?: Visitor): Promise<Endpoint>;
}

export function createEndpoints(deps: WebhookDeps): Endpoints {
  const { database, secrets, clock } = deps;
  return {
    list: async (accountId) => {
      const rows = await database.orm
        .select()
        .from(webhookEndpoints)
        .where(eq(webhookEndpoints.userId, accountId))
        .orderBy(asc(webhookEndpoints.sequence));
      const isIncluded = await hasWebhooks(database, accountId);
      return { isIncluded, endpoints: rows.map((row) => endpointOf(row, clock.now())) };
    },
    create: (...args) => create(deps, ...args),
    change: (of, given) => change(deps, of, given),
    remove: async (of, visitor) => {
      const [removed] = await database.orm.delete(webhookEndpoints).where(isThe(of)).returning();
      if (!removed) throw webhookFailures.webhookEndpointNotFound();
      await record(deps, database, { kind: 'webhook_deleted', endpoint: removed, visitor });
    },
    revealSecret: async (of, visitor) => {
      const endpoint = await requireEndpoint(database, of);
      await record(deps, database, { kind: 'webhook_secret_revealed', endpoint, visitor });
      const { secretEncrypted, secretKeyId } = endpoint;
      return secrets.decrypt(secretEncrypted, secretKeyId);
    },
    rotateSecret: (...args) => rotateSecret(deps, ...args),
  };
}

interface EndpointEvent {
  readonly kind: SecurityEventKind;
  readonly endpoint: EndpointRow;
  readonly visitor: Visitor | undefined;
}

function record({ clock }: WebhookDeps, queryable: Queryable, { kind, endpoint, visitor }: EndpointEvent) {
  const { userId: accountId, url } = endpoint;
  return recordSecurityEvent(queryable, { accountId, kind, visitor, facts: { url }, at: clock.now() });
}

async function create(
  deps: WebhookDeps,
  accountId: string,
  given: unknown,
  visitor?: Visitor,
): Promise<Endpoint> {
  const { database, secrets, clock } = deps;
  const wanted = readArguments({ url: parameters.url, events }, given);
  await requireWebhooks(database, accountId);
  await checkUrl(deps, accountId, wanted.url);
  const now = clock.now();
  const row = {
    id: uniqueId(clock),
    userId: accountId,
    url: wanted.url,
    events: wanted.events,
    secretEncrypted: secrets.encrypt(newSecret()),
    secretKeyId: secrets.keyId,
    createdAt: now,
    updatedAt: now,
  };
  return database.transaction(async (transaction) => {
    await checkCount(transaction, accountId);
    const [created] = await transaction.orm.insert(webhookEndpoints).values(row).returning();
    const endpoint = created ?? fail(webhookFailures.webhookEndpointNotFound());
    await record(deps, transaction, { kind: 'webhook_created', endpoint, visitor });
    return endpointOf(endpoint, now);
  });
}

/** Early, for whoever types it; it is checked again for every call, when the name may lead elsewhere. */
async function checkUrl({ throttle, outgoing, limits }: WebhookDeps, accountId: string, url: string) {
  await throttle.take({ rule: limits.trials, subject: accountId });
  await outgoing.check(url);
}

/** The account's row is locked, so that endpoints created at the same time are counted too. */
async function checkCount({ orm }: Queryable, accountId: string): Promise<void> {
  await orm.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('no key update');
  const isOwn = eq(webhookEndpoints.userId, accountId);
  const [row] = await orm.select({ total: count() }).from(webhookEndpoints).where(isOwn);
  if (row && row.total >= webhooks.endpointsMax) throw webhookFailures.webhookEndpointLimitExceeded();
}

async function change(
  deps: WebhookDeps,
  of: EndpointOf,
  given: Readonly<Record<string, unknown>>,
): Promise<Endpoint> {
  const { database, clock } = deps;
  const chosen = Object.entries(parameters).filter(([name]) => given[name] !== undefined);
  const wanted: EndpointChange = readArguments(Object.fromEntries(chosen), given);
  await requireEndpoint(database, of);
  if (wanted.status === 'enabled') await requireWebhooks(database, of.accountId);
  if (wanted.url) await checkUrl(deps, of.accountId, wanted.url);
  const now = clock.now();
  const afresh = {
    ...(wanted.status && { disabledReason: null, failingSince: null }),
    ...(wanted.url && { failingSince: null }),
  };
  return database.transaction(async (transaction) => {
    const [changed] = await transaction.orm
      .update(webhookEndpoints)
      .set({ ...wanted, ...afresh, updatedAt: now })
      .where(isThe(of))
      .returning();
    if (wanted.status === 'disabled') await giveUpWaiting(transaction, of.id);
    return endpointOf(changed ?? fail(webhookFailures.webhookEndpointNotFound()), now);
  });
}

/** What waits for an endpoint that is disabled is not sent later by surprise; its owner may send it again. */
export async function giveUpWaiting({ orm }: Queryable, endpointId: string): Promise<void> {
  await orm
    .update(webhookDeliveries)
    .set({ state: 'failed' })
    .where(and(eq(webhookDeliveries.endpointId, endpointId), eq(webhookDeliveries.state, 'pending')));
}

async function rotateSecret(deps: WebhookDeps, of: EndpointOf, visitor?: Visitor): Promise<Endpoint> {
  const { database, secrets, clock } = deps;
  const now = clock.now();
  const previousSecretUntil = new Date(now.getTime() + webhooks.previousSecretHours * 3_600_000);
  return database.transaction(async (transaction) => {
    const [row] = await transaction.orm.select().from(webhookEndpoints).where(isThe(of)).for('update');
    const { secretEncrypted, secretKeyId } = row ?? fail(webhookFailures.webhookEndpointNotFound());
    const previous = secrets.decrypt(secretEncrypted, secretKeyId);
    const [changed] = await transaction.orm
      .update(webhookEndpoints)
      .set({
        secretEncrypted: secrets.encrypt(newSecret()),
        previousSecretEncrypted: secrets.encrypt(previous),
        previousSecretUntil,
        secretKeyId: secrets.keyId,
        updatedAt: now,
      })
      .where(isThe(of))
      .returning();
    const endpoint = changed ?? fail(webhookFailures.webhookEndpointNotFound());
    await record(deps, transaction, { kind: 'webhook_secret_replaced', endpoint, visitor });
    return endpointOf(endpoint, now);
  });
}
