import { Realtime } from 'appwrite';
import { useEffect, useEffectEvent, useState } from 'react';
import { backend } from './backend.ts';
import { type AccountModel, accountChanged, checkSession, isSignedInHere } from './session.ts';

export const databaseId = 'default';
export const collections = ['users', 'api_keys', 'api_requests', 'subscriptions'] as const;
export type CollectionId = (typeof collections)[number];

const channels = [
  'account',
  'jobs',
  ...collections.map((collection) => `databases.${databaseId}.collections.${collection}.documents`),
];

/** Calls come in bursts, each with several changes: what follows within this time is told once. */
const gatherMs = 250;
/** However many calls there are, all figures are asked for again at most this often. */
const betweenMs = 2_000;

/**
 * Tells of every change to the account's documents, of every new job, and after a lost connection that anything may
 * have changed. Returns whether the connection stands.
 */
export function useChanges(onChange: () => void): boolean {
  const [isConnected, setIsConnected] = useState(true);
  const notify = useEffectEvent(onChange);
  useEffect(() => listen({ onChange: () => notify(), onConnection: setIsConnected }), []);
  return isConnected;
}

interface Listener {
  onChange(): void;
  onConnection(isConnected: boolean): void;
}

/** Returns how to stop. A connection of its own: what the SDK calls back cannot be taken away again. */
function listen({ onChange, onConnection }: Listener): () => void {
  const realtime = new Realtime(backend().client);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let toldAt = Number.NEGATIVE_INFINITY;
  let isStopped = false;
  let wasLost = false;
  const tell = () => {
    timer = undefined;
    toldAt = performance.now();
    if (isSignedInHere()) onChange();
  };
  const gather = () => {
    timer ??= setTimeout(tell, Math.max(gatherMs, toldAt + betweenMs - performance.now()));
  };
  realtime.onClose(() => {
    if (isStopped) return;
    wasLost = true;
    onConnection(false);
    void checkSession();
  });
  realtime.onOpen(() => {
    if (isStopped || !wasLost) return;
    wasLost = false;
    onConnection(true);
    gather();
  });
  const hear = (event: { channels: string[]; payload: AccountModel }) => {
    if (event.channels.includes('account')) accountChanged(event.payload);
    else gather();
  };
  // A first attempt that fails is repeated by the SDK, like every later one; `onClose` has told of it.
  realtime.subscribe<AccountModel>(channels, hear).catch(() => {});
  return () => {
    isStopped = true;
    clearTimeout(timer);
    void realtime.disconnect();
  };
}
