import { vi } from 'vitest';
import WebSocket from 'ws';
import type { Browser } from './browser.ts';

interface Message {
  readonly type: string;
  readonly data: Record<string, unknown>;
}

export interface TestSocket {
  send(message: object | string): void;
  /** The next message that has not been asked for yet. */
  next(): Promise<Message>;
  /** Settles with the code when the server has closed it. */
  readonly closed: Promise<number>;
  close(): void;
}

interface Opening {
  readonly browser?: Browser;
  readonly query?: string;
  readonly headers?: Record<string, string>;
}

export const cookieHeader = (browser?: Browser): Record<string, string> =>
  browser ? { cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ') } : {};

/** A socket as a browser would open it, cookies and all. */
export function openSocket(url: string, opening: Opening = {}): TestSocket {
  const { browser, query = 'project=pagesmith', headers } = opening;
  const address = `${url.replace('http', 'ws')}/v1/realtime?${query}`;
  const socket = new WebSocket(address, { headers: { ...cookieHeader(browser), ...headers } });
  const arrived: Message[] = [];
  const waiting: ((message: Message) => void)[] = [];
  socket.on('message', (data) => {
    const message: Message = JSON.parse(data.toString());
    const take = waiting.shift();
    if (take) take(message);
    else arrived.push(message);
  });
  return {
    send: (message) => socket.send(typeof message === 'string' ? message : JSON.stringify(message)),
    next: () => {
      const message = arrived.shift();
      return message ? Promise.resolve(message) : new Promise((resolve) => waiting.push(resolve));
    },
    closed: new Promise((resolve, reject) => {
      socket.on('close', resolve);
      socket.on('error', reject);
    }),
    close: () => socket.close(),
  };
}

/**
 * The SDK's realtime needs a window: this one has nothing saved, and opens sockets with a browser's cookies.
 * Resolves when the server has taken the first subscription. Whoever borrows it gives it back: `vi.unstubAllGlobals()`.
 */
export function lendWindow(browser: Browser): Promise<void> {
  return new Promise((resolve) => {
    class SocketWithCookies extends WebSocket {
      constructor(address: string) {
        super(address, { headers: cookieHeader(browser) });
        this.on('message', (data) => {
          const { data: answer }: Message = JSON.parse(data.toString());
          if (answer?.to === 'subscribe') resolve();
        });
      }
    }
    const localStorage = { getItem: () => null, setItem: () => undefined };
    vi.stubGlobal('WebSocket', SocketWithCookies);
    vi.stubGlobal('window', { localStorage, console, setInterval, setTimeout, clearInterval, clearTimeout });
  });
}
