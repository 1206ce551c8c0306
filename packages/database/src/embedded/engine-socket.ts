import { Duplex } from 'node:stream';
import type { EngineThread } from './engine-thread.ts';

type Done = (error?: Error | null) => void;

/** The socket that the PostgreSQL client asks for, with the embedded database at its other end. */
export class EngineSocket extends Duplex {
  readonly #thread: EngineThread;
  readonly #timeoutMs: number;

  constructor(thread: EngineThread, timeoutMs: number) {
    super();
    this.#thread = thread;
    this.#timeoutMs = timeoutMs;
  }

  connect(): this {
    queueMicrotask(() => this.emit('connect'));
    return this;
  }

  setNoDelay(): this {
    return this;
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }

  override _read(): void {}

  override _write(chunk: Uint8Array, _encoding: string, done: Done): void {
    this.#exchange(chunk, done);
  }

  /** The client corks what belongs together, so that whole conversations cross at once. */
  override _writev(chunks: { chunk: Uint8Array }[], done: Done): void {
    this.#exchange(Buffer.concat(chunks.map(({ chunk }) => chunk)), done);
  }

  override _final(done: Done): void {
    this.push(null);
    done();
  }

  #exchange(bytes: Uint8Array, done: Done): void {
    this.#thread.send(bytes, this.#timeoutMs).then((answer) => {
      done();
      if (answer.length > 0 && !this.destroyed)
        this.push(Buffer.from(answer.buffer, answer.byteOffset, answer.length));
    }, done);
  }
}
