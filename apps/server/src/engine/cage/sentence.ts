import type { Protections } from './wrap.ts';

const shutOff = {
  none: 'Node alone closes the network and other processes to them',
  network: 'the system gives them no network',
  processes: 'the system gives them no network and shows them no other process',
  files:
    'the system gives them no network and shows them no other process and nothing else of the data folder',
} as const;

/** What the server says at start. */
export const sentenceOf = ({ namespaces, hasOwnUser }: Protections): string =>
  `PDF engines reach their own folder alone; ${shutOff[namespaces]}; ${
    hasOwnUser ? 'each runs as a user of its own' : 'they run as the user of the server'
  }.`;
