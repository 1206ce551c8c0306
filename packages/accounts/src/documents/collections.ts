import { apiKeys, apiRequests, subscriptions, users } from '@pagesmith/database';
import type { AnyPgColumn, PgTable, PgView } from 'drizzle-orm/pg-core';
import { settingNames } from '../keys/key-settings.ts';

export const databaseId = 'default';

/**
 * `encrypted` is shown in clear text to its owner alone, who has just proved it. Neither that nor `unordered`, a list or
 * a truth value, can be queried.
 */
export type AttributeKind = 'text' | 'number' | 'time' | 'encrypted' | 'unordered';

export interface Attribute {
  readonly column: AnyPgColumn;
  readonly kind: AttributeKind;
  /** Where the same is said in French, if it is a text that is read by people. */
  readonly inFrench?: AnyPgColumn;
  /** Where it is kept which secret encrypted it. */
  readonly secretKeyId?: AnyPgColumn;
}

/** What the owner of a document may do. A guest may do nothing, and nobody anything to another's document. */
interface Rights {
  /** `existing`: the server made it at registration, and a create answers with that one. */
  readonly create: 'new' | 'existing' | 'never';
  readonly update: readonly string[];
  readonly canDelete: boolean;
}

export interface Collection {
  readonly id: CollectionId;
  readonly source: PgTable | PgView;
  /** The facts that the protocol adds to every document. */
  readonly system: Readonly<Record<'$id' | '$sequence' | '$createdAt' | '$updatedAt', Attribute>>;
  readonly ownerColumn: AnyPgColumn;
  readonly attributes: Readonly<Record<string, Attribute>>;
  readonly rights: Rights;
}

export const collectionIds = ['users', 'api_keys', 'api_requests', 'subscriptions'] as const;
export type CollectionId = (typeof collectionIds)[number];

const text = (column: AnyPgColumn): Attribute => ({ column, kind: 'text' });
const number = (column: AnyPgColumn): Attribute => ({ column, kind: 'number' });
const time = (column: AnyPgColumn): Attribute => ({ column, kind: 'time' });
const unordered = (column: AnyPgColumn): Attribute => ({ column, kind: 'unordered' });
const encrypted = (column: AnyPgColumn, secretKeyId: AnyPgColumn): Attribute => ({
  column,
  kind: 'encrypted',
  secretKeyId,
});

type SystemColumns = Record<'id' | 'sequence' | 'createdAt', AnyPgColumn> & { updatedAt?: AnyPgColumn };

/** A log row never changes: where there is no time of change, it is the time of creation. */
const system = ({ id, sequence, createdAt, updatedAt = createdAt }: SystemColumns) => ({
  $id: text(id),
  $sequence: number(sequence),
  $createdAt: time(createdAt),
  $updatedAt: time(updatedAt),
});

const readOnly: Rights = { create: 'never', update: [], canDelete: false };

/** The whole of what clients can reach. What is not in this table does not exist for them. */
export const collections: Readonly<Record<CollectionId, Collection>> = {
  users: {
    id: 'users',
    source: users,
    system: system(users),
    ownerColumn: users.userId,
    attributes: {
      userId: text(users.userId),
      email: text(users.email),
      name: text(users.name),
      plan: text(users.plan),
      monthlyRequests: number(users.monthlyRequests),
      totalRequests: number(users.totalRequests),
      createdAt: time(users.createdAt),
      updatedAt: time(users.updatedAt),
    },
    rights: { ...readOnly, create: 'existing' },
  },
  subscriptions: {
    id: 'subscriptions',
    source: subscriptions,
    system: system(subscriptions),
    ownerColumn: subscriptions.userId,
    attributes: {
      userId: text(subscriptions.userId),
      plan: text(subscriptions.plan),
      status: text(subscriptions.status),
      monthlyLimit: number(subscriptions.monthlyLimit),
      currentUsage: number(subscriptions.currentUsage),
      billingCycle: text(subscriptions.billingCycle),
      nextBillingDate: time(subscriptions.nextBillingDate),
      periodStartedAt: time(subscriptions.periodStartedAt),
      createdAt: time(subscriptions.createdAt),
      updatedAt: time(subscriptions.updatedAt),
    },
    rights: { ...readOnly, create: 'existing' },
  },
  api_keys: {
    id: 'api_keys',
    source: apiKeys,
    system: system(apiKeys),
    ownerColumn: apiKeys.userId,
    attributes: {
      userId: text(apiKeys.userId),
      name: text(apiKeys.name),
      key: encrypted(apiKeys.keyEncrypted, apiKeys.secretKeyId),
      status: text(apiKeys.status),
      createdAt: time(apiKeys.createdAt),
      lastUsed: time(apiKeys.lastUsedAt),
      requestCount: number(apiKeys.requestCount),
      mode: text(apiKeys.mode),
      isRevealable: unordered(apiKeys.isRevealable),
      scopes: unordered(apiKeys.scopes),
      expiresAt: time(apiKeys.expiresAt),
      allowedAddresses: unordered(apiKeys.allowedAddresses),
      ratePerMinute: number(apiKeys.ratePerMinute),
      monthlyCap: number(apiKeys.monthlyCap),
      monthCalls: number(apiKeys.monthCalls),
      monthStartedAt: time(apiKeys.monthStartedAt),
      previousKeyUntil: time(apiKeys.previousKeyUntil),
      lastAddress: text(apiKeys.lastAddress),
      lastClient: text(apiKeys.lastClient),
    },
    rights: { create: 'new', update: ['name', 'status', ...settingNames], canDelete: true },
  },
  api_requests: {
    id: 'api_requests',
    source: apiRequests,
    system: system(apiRequests),
    ownerColumn: apiRequests.userId,
    attributes: {
      userId: text(apiRequests.userId),
      createdAt: time(apiRequests.createdAt),
      endpoint: text(apiRequests.endpoint),
      method: text(apiRequests.method),
      status: text(apiRequests.status),
      responseTime: number(apiRequests.responseTimeMs),
      apiKeyId: text(apiRequests.apiKeyId),
      apiKeyName: text(apiRequests.apiKeyName),
      mode: text(apiRequests.mode),
      operation: text(apiRequests.operation),
      errorMessage: { ...text(apiRequests.errorMessage), inFrench: apiRequests.errorMessageFr },
      occurrences: number(apiRequests.occurrences),
    },
    rights: readOnly,
  },
};

export const isCollectionId = (value: unknown): value is CollectionId =>
  collectionIds.includes(value as CollectionId);

export const isQueryable = ({ kind }: Attribute): boolean => kind !== 'encrypted' && kind !== 'unordered';

export function findAttribute(collection: Collection, name: string): Attribute | undefined {
  const known: Readonly<Record<string, Attribute>> = { ...collection.system, ...collection.attributes };
  return Object.hasOwn(known, name) ? known[name] : undefined;
}

export const queryableNames = (collection: Collection): string[] =>
  Object.entries({ ...collection.system, ...collection.attributes })
    .filter(([, attribute]) => isQueryable(attribute))
    .map(([name]) => name);
