import { type Clock, Failure, uniqueId } from '@pagesmith/kernel';
import type { SignedIn } from '../identity/account.ts';
import { channelsOf } from './channels.ts';
import type { RealtimeLimits } from './limits.ts';
import {
  type ClientMessage,
  closeCodes,
  RealtimeRefusal,
  readMessage,
  type WantedSubscription,
} from './messages.ts';
import type { Change } from './publish.ts';

/** A socket, whatever carries it. */
export interface Link {
  send(text: string): void;
  close(code: number, reason: string): void;
  /** What was sent and has not left yet. */
  unsentBytes(): number;
}

export interface ConnectionDeps {
  readonly link: Link;
  readonly address: string;
  readonly limits: RealtimeLimits;
  readonly clock: Clock;
  authenticate(token: string): Promise<SignedIn | undefined>;
  showAccount(account: SignedIn['account']): unknown;
  /** Counts the connection where it now belongs; throws when there are too many. */
  settle(connection: Connection): void;
  onError(error: unknown): void;
}

/** One socket: who is signed in on it, what it subscribed to, and the messages of the protocol. */
export class Connection {
  readonly #deps: ConnectionDeps;
  readonly #subscriptions = new Map<string, ReadonlySet<string>>();
  #work: Promise<void>;
  #isOpen = true;
  #heardAt: number;
  #windowEndsAt = 0;
  #messageCount = 0;
  signedIn: SignedIn | undefined;

  /** What the browser's cookie says is awaited before anything is answered; channels may come in the address. */
  constructor(deps: ConnectionDeps, signedIn: Promise<SignedIn | undefined>, channels: readonly string[]) {
    this.#deps = deps;
    this.#heardAt = deps.clock.now().getTime();
    this.#work = this.#guarded(async () => this.#open(await signedIn, channels));
  }

  get address(): string {
    return this.#deps.address;
  }

  /** Settles when everything heard so far is answered. */
  get settled(): Promise<void> {
    return this.#work;
  }

  hear(text: string): void {
    this.#heardAt = this.#deps.clock.now().getTime();
    if (!this.#isOpen) return;
    if (this.#isTooMany()) this.end(closeCodes.tryLater, 'Too many messages.');
    this.#work = this.#work.then(() => this.#guarded(() => this.#answer(text)));
  }

  /** Which of the subscriptions a change belongs to. */
  subscribersOf(change: Change): string[] {
    const channels = channelsOf(change);
    const isMeant = (wanted: ReadonlySet<string>) => channels.some((channel) => wanted.has(channel));
    return [...this.#subscriptions].filter(([, wanted]) => isMeant(wanted)).map(([id]) => id);
  }

  send(type: string, data?: unknown): void {
    if (!this.#isOpen) return;
    this.#write(type, data);
    if (this.#deps.link.unsentBytes() > this.#deps.limits.unsentBytesMax) {
      this.end(closeCodes.tryLater, 'The client does not read.');
    }
  }

  /** Ends what has been silent for too long. */
  endIfIdle(): void {
    const silentMs = this.#deps.clock.now().getTime() - this.#heardAt;
    if (silentMs > this.#deps.limits.idleMs) this.end(closeCodes.goingAway, 'No heartbeat.');
  }

  get hasExpired(): boolean {
    return this.signedIn !== undefined && this.signedIn.session.expiresAt <= this.#deps.clock.now();
  }

  end(code: number, reason: string): void {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    if (code !== closeCodes.goingAway) this.#write('error', { code, message: reason });
    this.#deps.link.close(code, reason);
  }

  /** The other side is gone: nothing more is sent. */
  forget(): void {
    this.#isOpen = false;
  }

  async #open(signedIn: SignedIn | undefined, channels: readonly string[]): Promise<void> {
    this.#become(signedIn);
    const subscriptions =
      channels.length > 0 ? [this.#subscribe({ channels: [...channels], queries: [] })] : [];
    this.send('connected', {
      channels,
      subscriptions: subscriptions.map(({ subscriptionId }) => subscriptionId),
      user: signedIn ? this.#deps.showAccount(signedIn.account) : null,
    });
  }

  async #answer(text: string): Promise<void> {
    if (!this.#isOpen) return;
    const message = readMessage(text);
    if (!message) throw new RealtimeRefusal(closeCodes.badMessage, 'Message format is not valid.', false);
    if (message.type === 'ping') return this.send('pong');
    this.send('response', { to: message.type, success: true, ...(await this.#do(message)) });
  }

  async #do(message: Exclude<ClientMessage, { type: 'ping' }>): Promise<object> {
    if (message.type === 'authentication') return { user: await this.#signIn(message.data.session) };
    if (message.type === 'subscribe')
      return { subscriptions: message.data.map((row) => this.#subscribe(row)) };
    const remove = ({ subscriptionId }: { subscriptionId: string }) => ({
      subscriptionId,
      removed: this.#subscriptions.delete(subscriptionId),
    });
    return { subscriptions: message.data.map(remove) };
  }

  async #signIn(token: string): Promise<unknown> {
    const signedIn = await this.#deps.authenticate(token);
    if (!signedIn) throw new RealtimeRefusal(closeCodes.badMessage, 'Session is not valid.', false);
    this.#become(signedIn);
    return this.#deps.showAccount(signedIn.account);
  }

  /** Whoever has gone in the meantime is not counted any more. */
  #become(signedIn: SignedIn | undefined): void {
    this.signedIn = signedIn;
    if (this.#isOpen) this.#deps.settle(this);
  }

  #subscribe({ subscriptionId = uniqueId(), channels, queries }: WantedSubscription) {
    const { subscriptionsMax, channelsMax, channelLengthMax } = this.#deps.limits;
    const refuse = (reason: string) => new RealtimeRefusal(closeCodes.badMessage, reason, false);
    if (queries.length > 0) throw refuse('Queries on a subscription are not offered: send none.');
    const isTooLong =
      channels.length > channelsMax || channels.some(({ length }) => length > channelLengthMax);
    if (isTooLong) throw refuse(`At most ${channelsMax} channels of ${channelLengthMax} characters.`);
    if (!this.#subscriptions.has(subscriptionId) && this.#subscriptions.size >= subscriptionsMax) {
      throw refuse(`At most ${subscriptionsMax} subscriptions on one socket.`);
    }
    this.#subscriptions.set(subscriptionId, new Set(channels));
    return { subscriptionId, channels, queries };
  }

  #isTooMany(): boolean {
    const { messagesMax, messagesWindowMs } = this.#deps.limits;
    if (this.#heardAt >= this.#windowEndsAt) {
      this.#windowEndsAt = this.#heardAt + messagesWindowMs;
      this.#messageCount = 0;
    }
    this.#messageCount += 1;
    return this.#messageCount > messagesMax;
  }

  async #guarded(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (error instanceof RealtimeRefusal && !error.isFinal) {
        return this.send('error', { code: error.code, message: error.message });
      }
      if (error instanceof RealtimeRefusal) return this.end(error.code, error.message);
      if (error instanceof Failure && error.status < 500) {
        return this.end(closeCodes.policyViolation, error.message);
      }
      this.#deps.onError(error);
      this.end(closeCodes.tryLater, 'Server Error');
    }
  }

  #write(type: string, data: unknown): void {
    this.#deps.link.send(JSON.stringify({ type, data }));
  }
}
