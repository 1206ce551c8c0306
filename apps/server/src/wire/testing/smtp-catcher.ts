import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';

export interface SmtpCatcher {
  readonly url: string;
  /** Refuse, or take again, what comes next. */
  isBusy: boolean;
  /** How often a message was refused, and taken. */
  refusals: number;
  taken: number;
  /** The next message that was not asked for yet, as it came over the line; the next that fits, when it is said which. */
  next(pattern?: RegExp): Promise<string>;
  stop(): Promise<void>;
}

/** A mail server (RFC 5321) that keeps what it gets: as much of one as a client needs. */
export async function startSmtpCatcher(): Promise<SmtpCatcher> {
  const messages: string[] = [];
  const waiting: { pattern: RegExp; resolve: (message: string) => void }[] = [];
  const server = createServer((socket) => void converse(socket));
  const catcher: SmtpCatcher = {
    url: '',
    isBusy: false,
    refusals: 0,
    taken: 0,
    next: async (pattern = /^/) => {
      const index = messages.findIndex((message) => pattern.test(textOf(message)));
      const [found] = index < 0 ? [] : messages.splice(index, 1);
      return found ?? new Promise((resolve) => waiting.push({ pattern, resolve }));
    },
    stop: async () => {
      server.close();
      await once(server, 'close');
    },
  };

  async function converse(socket: Socket): Promise<void> {
    const say = (line: string) => socket.write(`${line}\r\n`);
    let message: string[] | undefined;
    say('220 catcher');
    for await (const line of createInterface(socket)) {
      if (message === undefined) {
        if (line === 'DATA') message = [];
        if (line === 'QUIT') return void socket.end('221 bye\r\n');
        say(line === 'DATA' ? '354 go on' : '250 fine');
      } else if (line !== '.') {
        message.push(line);
      } else {
        say(take(message.join('\n')));
        message = undefined;
      }
    }
  }

  function take(message: string): string {
    if (catcher.isBusy) {
      catcher.refusals += 1;
      return '451 try again later';
    }
    catcher.taken += 1;
    const index = waiting.findIndex(({ pattern }) => pattern.test(textOf(message)));
    const [next] = index < 0 ? [] : waiting.splice(index, 1);
    if (next) next.resolve(message);
    else messages.push(message);
    return '250 taken';
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return Object.assign(catcher, {
    url: `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`,
  });
}

/** What a message says; its long lines are folded, and some characters written otherwise (RFC 2045, 6.7). */
export const textOf = (message: string): string =>
  Buffer.from(
    message
      .replace(/=\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
    'latin1',
  ).toString('utf8');

export function linkIn(message: string): URL {
  return new URL(/^http\S+$/m.exec(textOf(message))?.[0] ?? '');
}

/** What a mailed link carries. */
export function tokenIn(message: string): { userId: string; secret: string } {
  const { searchParams } = linkIn(message);
  return { userId: searchParams.get('userId') ?? '', secret: searchParams.get('secret') ?? '' };
}
