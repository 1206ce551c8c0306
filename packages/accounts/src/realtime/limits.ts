export interface RealtimeLimits {
  readonly socketsPerAccountMax: number;
  /** Sockets that nobody has signed in on yet, per network address. */
  readonly guestSocketsPerAddressMax: number;
  readonly messageBytesMax: number;
  readonly messagesMax: number;
  readonly messagesWindowMs: number;
  readonly subscriptionsMax: number;
  readonly channelsMax: number;
  readonly channelLengthMax: number;
  /** Six heartbeats: browsers slow the timers of hidden tabs down to one a minute. */
  readonly idleMs: number;
  /** What a client that does not read may leave lying on the server. */
  readonly unsentBytesMax: number;
  /** Changes of one account that wait for their documents to be read. */
  readonly changesWaitingMax: number;
}

export const realtimeLimits: RealtimeLimits = {
  socketsPerAccountMax: 20,
  guestSocketsPerAddressMax: 20,
  messageBytesMax: 65_536,
  messagesMax: 100,
  messagesWindowMs: 10_000,
  subscriptionsMax: 100,
  channelsMax: 100,
  channelLengthMax: 200,
  idleMs: 120_000,
  unsentBytesMax: 1_048_576,
  changesWaitingMax: 1_000,
};
