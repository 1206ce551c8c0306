/** How long a connection may keep us waiting, and how many one address may have. */
export interface ConnectionLimits {
  /** From the first byte of a request, or from a connection that sends none, to the end of its headers. */
  readonly headersMs: number;
  /** The whole body of a request that is not an upload. */
  readonly bodyMs: number;
  /** Between two requests: longer than a proxy in front keeps its connections, so that it is the one to close them. */
  readonly keepAliveMs: number;
  /** An answer of which nobody reads a byte for this long is abandoned. */
  readonly answerIdleMs: number;
  /** Sockets of one network address; behind a proxy, requests of one at a time. */
  readonly perAddressMax: number;
}

export const connectionLimits: ConnectionLimits = {
  headersMs: 15_000,
  bodyMs: 30_000,
  keepAliveMs: 75_000,
  answerIdleMs: 60_000,
  perAddressMax: 500,
};
