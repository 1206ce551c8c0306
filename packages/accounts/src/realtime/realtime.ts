import { accounts, sessions } from '@pagesmith/database';
import { and, eq, gt, inArray } from 'drizzle-orm';
import { wireTime } from '../documents/document.ts';
import type { SignedIn } from '../identity/account.ts';
import { sessionsEndedChannel } from '../identity/sessions.ts';
import { channelsOf, eventsOf } from './channels.ts';
import { Connection, type Link } from './connection.ts';
import type { RealtimeDeps } from './deps.ts';
import { closeCodes } from './messages.ts';
import { payloadOf } from './payload.ts';
import { Places } from './places.ts';
import { type Change, changesChannel, readChange, readEndedSessions } from './publish.ts';

export interface NewConnection {
  readonly link: Link;
  readonly address: string;
  /** From the cookie; `undefined` for a guest. */
  readonly signedIn: Promise<SignedIn | undefined>;
  /** Those in the address; later ones come by message. */
  readonly channels: readonly string[];
}

export interface Realtime {
  connect(wanted: NewConnection): Connection;
  disconnect(connection: Connection): void;
  /** Ends what is idle, and what lost its session unnoticed; to be called every now and then. */
  sweep(): Promise<void>;
  stop(): Promise<void>;
}

/** The sockets of this process, and what all processes that share the database tell of changes. */
export async function startRealtime(deps: RealtimeDeps): Promise<Realtime> {
  const places = new Places(deps.limits);
  const deliver = deliverInOrder(deps, places);
  const endListening = [
    await deps.database.listen(changesChannel, (payload) => {
      const change = readChange(payload);
      if (change) deliver(change);
    }),
    await deps.database.listen(sessionsEndedChannel, (payload) => {
      const ended = readEndedSessions(payload);
      endSessionsOf(places, (id) => ended.includes(id));
    }),
  ];
  return {
    connect: ({ link, address, signedIn, channels }) => {
      const settle = (connection: Connection) => places.settle(connection);
      return new Connection({ ...deps, link, address, settle }, signedIn, channels);
    },
    disconnect: (connection) => {
      connection.forget();
      places.remove(connection);
    },
    sweep: () => sweep(deps, places),
    stop: async () => {
      for (const end of endListening) await end();
      for (const connection of places.all) connection.end(closeCodes.goingAway, 'The server stops.');
    },
  };
}

function endSessionsOf(places: Places, isEnded: (sessionId: string) => boolean): void {
  for (const connection of places.all) {
    const { signedIn } = connection;
    if (signedIn && isEnded(signedIn.session.id)) {
      connection.end(closeCodes.policyViolation, 'The session has ended.');
    }
  }
}

/** The changes of one account are told in the order in which they happened. */
function deliverInOrder(deps: RealtimeDeps, places: Places): (change: Change) => void {
  const queues = new Map<string, { last: Promise<void>; length: number }>();
  return (change) => {
    if (places.ofAccount(change.userId).size === 0) return;
    const queue = queues.get(change.userId) ?? { last: Promise.resolve(), length: 0 };
    if (queue.length >= deps.limits.changesWaitingMax) return;
    queue.length += 1;
    queue.last = queue.last
      .then(() => deliver(deps, places, change))
      .catch(deps.onError)
      .finally(() => {
        queue.length -= 1;
        if (queue.length === 0) queues.delete(change.userId);
      });
    queues.set(change.userId, queue);
  };
}

async function deliver(deps: RealtimeDeps, places: Places, change: Change): Promise<void> {
  const isMeant = (connection: Connection) =>
    !connection.hasExpired && connection.subscribersOf(change).length > 0;
  if (![...places.ofAccount(change.userId)].some(isMeant)) return;
  const payload = await payloadOf(deps, change);
  if (!payload) return;
  const event = {
    events: eventsOf(change),
    channels: channelsOf(change),
    timestamp: wireTime(deps.clock.now()),
    payload,
  };
  for (const connection of places.ofAccount(change.userId)) {
    if (isMeant(connection))
      connection.send('event', { ...event, subscriptions: connection.subscribersOf(change) });
  }
}

/** A message that a session has ended can get lost while the database's connection is renewed. */
async function sweep({ database, clock }: RealtimeDeps, places: Places): Promise<void> {
  for (const connection of places.all) connection.endIfIdle();
  const ids = places.all.flatMap(({ signedIn }) => (signedIn ? [signedIn.session.id] : []));
  if (ids.length === 0) return;
  const rows = await database.orm
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(
      and(inArray(sessions.id, ids), gt(sessions.expiresAt, clock.now()), eq(accounts.status, 'active')),
    );
  const alive = new Set(rows.map(({ id }) => id));
  endSessionsOf(places, (id) => ids.includes(id) && !alive.has(id));
}
