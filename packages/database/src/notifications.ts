import pg from 'pg';

type Callback = (payload: string) => void;

/** Who listens to what, whichever connection carries it at the moment. */
export class Subscriptions {
  readonly #callbacks = new Map<string, Set<Callback>>();

  get channels(): string[] {
    return [...this.#callbacks.keys()];
  }

  /** Returns whether the channel is new. */
  add(channel: string, callback: Callback): boolean {
    const callbacks = this.#callbacks.get(channel);
    if (callbacks) callbacks.add(callback);
    else this.#callbacks.set(channel, new Set([callback]));
    return callbacks === undefined;
  }

  /** Returns whether it was the last of its channel. */
  remove(channel: string, callback: Callback): boolean {
    const callbacks = this.#callbacks.get(channel);
    if (!callbacks?.delete(callback) || callbacks.size > 0) return false;
    return this.#callbacks.delete(channel);
  }

  /** Gives a fresh connection what its predecessor had. */
  async attach(client: pg.ClientBase): Promise<void> {
    client.on('notification', ({ channel, payload = '' }) => {
      for (const callback of this.#callbacks.get(channel) ?? []) callback(payload);
    });
    for (const channel of this.channels) await client.query(listenTo(channel));
  }
}

export const listenTo = (channel: string) => `LISTEN ${pg.escapeIdentifier(channel)}`;
export const unlistenTo = (channel: string) => `UNLISTEN ${pg.escapeIdentifier(channel)}`;
