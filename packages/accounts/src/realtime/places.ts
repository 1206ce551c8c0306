import { networkOf } from '../throttle/network-of.ts';
import type { Connection } from './connection.ts';
import type { RealtimeLimits } from './limits.ts';
import { closeCodes, RealtimeRefusal } from './messages.ts';

/** Who is connected: by account, and before anyone has signed in by network address. Each place has its limit. */
export class Places {
  readonly #limits: RealtimeLimits;
  readonly #byPlace = new Map<string, Set<Connection>>();
  readonly #placeOf = new Map<Connection, string>();

  constructor(limits: RealtimeLimits) {
    this.#limits = limits;
  }

  get all(): Connection[] {
    return [...this.#placeOf.keys()];
  }

  ofAccount(accountId: string): ReadonlySet<Connection> {
    return this.#byPlace.get(accountPlace(accountId)) ?? new Set();
  }

  /** Puts a connection where it now belongs. */
  settle(connection: Connection): void {
    const { signedIn, address } = connection;
    const place = signedIn ? accountPlace(signedIn.account.id) : `address ${networkOf(address)}`;
    if (this.#placeOf.get(connection) === place) return;
    const { socketsPerAccountMax, guestSocketsPerAddressMax } = this.#limits;
    const socketsMax = signedIn ? socketsPerAccountMax : guestSocketsPerAddressMax;
    const others = this.#byPlace.get(place) ?? new Set();
    if (others.size >= socketsMax) throw new RealtimeRefusal(closeCodes.tryLater, 'Too many connections.');
    this.remove(connection);
    this.#byPlace.set(place, others.add(connection));
    this.#placeOf.set(connection, place);
  }

  remove(connection: Connection): void {
    const place = this.#placeOf.get(connection) ?? '';
    const connections = this.#byPlace.get(place);
    connections?.delete(connection);
    if (connections?.size === 0) this.#byPlace.delete(place);
    this.#placeOf.delete(connection);
  }
}

const accountPlace = (accountId: string) => `account ${accountId}`;
