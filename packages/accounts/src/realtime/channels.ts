import { databaseId } from '../documents/collections.ts';
import type { Change } from './publish.ts';

/** Where a change is heard. The client adds an action to a channel when it wants that action alone. */
export function channelsOf(change: Change): string[] {
  const channels = channelsOfAnyAction(change);
  return [...channels, ...channels.map((channel) => `${channel}.${change.action}`)];
}

/** Clients speak of documents in collections, or of rows in tables. */
function channelsOfAnyAction({ collection, id, userId }: Change): string[] {
  if (collection === 'account') return eachAndOne(collection, userId);
  if (collection === 'jobs') return eachAndOne(collection, id);
  return [
    'documents',
    ...eachAndOne(`databases.${databaseId}.collections.${collection}.documents`, id),
    'rows',
    ...eachAndOne(`databases.${databaseId}.tables.${collection}.rows`, id),
    ...eachAndOne(`tablesdb.${databaseId}.tables.${collection}.rows`, id),
  ];
}

const eachAndOne = (channel: string, id: string): string[] => [channel, `${channel}.${id}`];

/** The event's names: with its ids, and with stars for clients that look for a kind of event. */
export function eventsOf({ collection, id, userId, action }: Change): string[] {
  if (collection === 'account') return [`users.${userId}.${action}`, `users.*.${action}`];
  if (collection === 'jobs') return [`jobs.${id}.${action}`, `jobs.*.${action}`];
  return [
    `databases.${databaseId}.collections.${collection}.documents.${id}.${action}`,
    `databases.*.collections.*.documents.*.${action}`,
    `databases.${databaseId}.tables.${collection}.rows.${id}.${action}`,
    `databases.*.tables.*.rows.*.${action}`,
  ];
}
