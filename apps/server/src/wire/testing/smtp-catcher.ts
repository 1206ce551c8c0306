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
  /** The next message that was not asked for yet, as it came over the line. */
  next(): Promise<string>;
  stop(): Promise<void>;
}

/** A mail server (RFC 5321) that keeps what it gets: as much of one as a client needs. */
export async function startSmtpCatcher(): Promise<SmtpCatcher> {
  const messages: string[] = [];
  const waiting: ((message: string) => void)[] = [];
  const server = createServer((socket) => void converse(socket));
  const catcher: SmtpCatcher = {
    url: '',
    isBusy: false,
    refusals: 0,
    taken: 0,
    next: async () => messages.shift() ?? new Promise((resolve) => waiting.push(resolve)),
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
    const next = waiting.shift();
    if (next) next(message);
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
