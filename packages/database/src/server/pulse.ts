import { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

const everyMs = 1_000;
/** Longer than an answer takes even on a busy machine. */
const patienceMs = 3_000;
/** A stall of a few seconds costs those who come in the meantime a 503, and nobody a connection. */
const silentBeatsBeforeCut = 4;

class Silence extends Error {}

/**
 * A network that swallows what is sent reports no error: statements would wait for their whole time limit, one after
 * the other. So the server is asked every second, on a connection of its own. While it is silent, nobody begins
 * anything; when it stays silent, what waits is cut off too.
 */
export class Pulse {
  readonly #config: pg.ClientConfig;
  readonly #sockets = new Set<Socket>();
  readonly #closing = new AbortController();
  #client: pg.Client | undefined;
  #silentBeats = 0;

  constructor(config: pg.ClientConfig) {
    this.#config = config;
  }

  get isSilent(): boolean {
    return this.#silentBeats > 0;
  }

  /** Sockets for connections that are cut off from a server that stays silent. */
  readonly stream = (): Socket => {
    const socket = new Socket();
    this.#sockets.add(socket);
    socket.once('close', () => this.#sockets.delete(socket));
    return socket;
  };

  start(): void {
    void this.#watch().catch(() => undefined);
  }

  async stop(): Promise<void> {
    this.#closing.abort();
    await this.#client?.end().catch(() => undefined);
  }

  async #watch(): Promise<void> {
    const { signal } = this.#closing;
    while (!signal.aborted) {
      try {
        await heard(this.#beat());
        this.#silentBeats = 0;
      } catch (error) {
        void this.#client?.end().catch(() => undefined);
        this.#client = undefined;
        // Any other error reaches whoever sends a statement too.
        this.#silentBeats = error instanceof Silence ? this.#silentBeats + 1 : 0;
        if (this.#silentBeats >= silentBeatsBeforeCut) for (const socket of this.#sockets) socket.destroy();
      }
      await pause(everyMs, undefined, { signal, ref: false });
    }
  }

  async #beat(): Promise<void> {
    if (!this.#client) {
      const client = new pg.Client(this.#config);
      client.on('error', () => undefined);
      this.#client = client;
      await client.connect();
    }
    await this.#client.query('SELECT 1');
  }
}

async function heard(beat: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const wait = (next: () => void) => {
    timer = setTimeout(next, patienceMs / 2).unref();
  };
  const silence = new Promise<never>((_, reject) => {
    // In two steps: if it was this process that stood still, the answer is there to be read in between.
    wait(() => wait(() => reject(new Silence())));
  });
  beat.catch(() => undefined);
  await Promise.race([beat, silence]).finally(() => clearTimeout(timer));
}
