import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Subscriptions } from '../notifications.ts';

const pauseMsMin = 500;
const pauseMsMax = 10_000;

/** Pooled connections come and go; notifications need one that stays, and comes back when it was lost. */
export class ListeningClient {
  readonly #config: pg.ClientConfig;
  readonly #subscriptions: Subscriptions;
  readonly #closing = new AbortController();
  #current: Promise<pg.Client> | undefined;

  constructor(config: pg.ClientConfig, subscriptions: Subscriptions) {
    this.#config = config;
    this.#subscriptions = subscriptions;
  }

  async execute(text: string): Promise<void> {
    this.#current ??= this.#open();
    const client = await this.#current;
    await client.query(text);
  }

  async close(): Promise<void> {
    this.#closing.abort();
    const client = await this.#current?.catch(() => undefined);
    await client?.end();
  }

  async #open(): Promise<pg.Client> {
    const client = new pg.Client(this.#config);
    client.on('error', () => undefined);
    try {
      await client.connect();
      await this.#subscriptions.attach(client);
    } catch (error) {
      this.#current = undefined;
      await client.end().catch(() => undefined);
      throw error;
    }
    client.once('end', () => {
      this.#current = this.#closing.signal.aborted ? undefined : this.#reopen();
      this.#current?.catch(() => undefined);
    });
    return client;
  }

  async #reopen(): Promise<pg.Client> {
    for (let pauseMs = pauseMsMin; ; pauseMs = Math.min(2 * pauseMs, pauseMsMax)) {
      await pause(pauseMs, undefined, { signal: this.#closing.signal });
      try {
        return await this.#open();
      } catch {
        // The server is still unavailable: whoever queries it reports that.
      }
    }
  }
}
