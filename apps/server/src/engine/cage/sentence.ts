import type { Protections } from './wrap.ts';

const shutOff = {
  none: 'only Node keeps them from the network and other processes',
  network: 'the system gives them no network',
  processes: 'the system gives them no network and shows them no other process',
  files:
    'the system gives them no network and shows them no other process and nothing else in the data folder',
} as const;

/** What the server says at start. */
export const sentenceOf = ({ namespaces, hasOwnUser }: Protections): string =>
  `PDF engines reach only their own folder; ${shutOff[namespaces]}; ${
    hasOwnUser ? 'each runs as its own user' : 'they run as the server’s user'
  }.`;
