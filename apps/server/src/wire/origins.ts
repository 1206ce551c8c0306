import type { Config } from '../config.ts';
import { isLoopbackUrl, loopbackHosts } from '../loopback.ts';

export interface Origins {
  /** A page there may call us. */
  isRegistered(origin: string): boolean;
  /** Registered, but somebody else's site: browsers do not send our cookie from there. */
  isForeign(origin: string): boolean;
  readonly publicHostname: string;
  /** Where our own pages are. */
  readonly own: readonly string[];
}

/** Ours are a fixed list: the Host header, which anybody can choose, has no say. */
export function createOrigins({ publicUrl, port, allowedOrigins }: OriginConfig): Origins {
  const { origin, hostname } = new URL(publicUrl);
  // On a customer's machine any program may serve pages at a port of its own choice.
  const loopback = isLoopbackUrl(publicUrl) ? loopbackHosts.map((name) => `http://${name}:${port}`) : [];
  const own = new Set([origin, ...loopback]);
  const foreign = new Set(allowedOrigins);
  return {
    isRegistered: (origin) => own.has(origin) || foreign.has(origin),
    isForeign: (origin) => foreign.has(origin) && !own.has(origin),
    publicHostname: hostname,
    own: [...own],
  };
}

type OriginConfig = Pick<Config, 'publicUrl' | 'port' | 'allowedOrigins'>;
