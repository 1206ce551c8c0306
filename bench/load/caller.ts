import { Agent, request } from 'node:http';
import { platform } from 'node:os';
import { Readable } from 'node:stream';

export interface Call {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | Readable;
  /** Ends it before its answer. */
  readonly signal?: AbortSignal;
}

export interface Answer {
  /** 0: the connection broke. */
  readonly status: number;
  /** Why it broke. */
  readonly reason?: string | undefined;
  readonly latencyMs: number;
}

const boundary = 'bench-load-boundary';
const contentType = `multipart/form-data; boundary=${boundary}`;
// One address has so many sockets of a server. Callers stand at several, where loopback has more than one.
const addresses = platform() === 'linux' ? 8 : 1;
const agents = Array.from(
  { length: addresses },
  (_, index) =>
    new Agent({
      keepAlive: true,
      maxSockets: Number.POSITIVE_INFINITY,
      localAddress: `127.0.0.${index + 1}`,
    }),
);
let sentCount = 0;

export const fileHead = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\ncontent-type: application/pdf\r\n\r\n`;
export const bodyEnd = `\r\n--${boundary}--\r\n`;

/** The parts that stand between the file and the end. */
export const textParts = (fields: Readonly<Record<string, string>>): string =>
  Object.entries(fields)
    .map(
      ([name, value]) =>
        `\r\n--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}`,
    )
    .join('');

/** A form with its fields, as bytes that are made once and sent often. */
export function formCall(path: string, file: Uint8Array, fields: Readonly<Record<string, string>>): Call {
  const body = Buffer.concat([
    Buffer.from(fileHead),
    file,
    Buffer.from(textParts(fields)),
    Buffer.from(bodyEnd),
  ]);
  return { path, headers: { 'content-type': contentType, 'content-length': String(body.length) }, body };
}

export const uploadCall = (path: string, body: Readable, bytes: number): Call => ({
  path,
  headers: { 'content-type': contentType, 'content-length': String(bytes) },
  body,
});

/** One call; `dueMs` is when it should have been sent, so that a late driver hides nothing. */
export function send(
  port: number,
  { path, headers, body, signal }: Call,
  key: string,
  dueMs = performance.now(),
) {
  return new Promise<Answer>((resolve) => {
    const end = (status: number, reason?: string) =>
      resolve({ status, reason, latencyMs: performance.now() - dueMs });
    const broken = (error: NodeJS.ErrnoException) => end(0, error.code ?? error.message);
    const agent = agents[sentCount++ % agents.length];
    const sent = request(
      {
        port,
        host: '127.0.0.1',
        path,
        method: 'POST',
        agent,
        headers: { ...headers, 'x-api-key': key },
        signal,
      },
      (response) => {
        response.resume();
        response.once('end', () => end(response.statusCode ?? 0));
        response.once('error', broken);
      },
    );
    sent.once('error', broken);
    if (body instanceof Readable) body.pipe(sent);
    else sent.end(body);
  });
}

interface Offer {
  readonly port: number;
  readonly call: Call;
  readonly keys: readonly string[];
  readonly perSecond: number;
  readonly seconds: number;
}

/** So many sockets; what would be more is not sent, and counted. */
const underWayMax = 2_000;
const tickMs = 5;

export interface Offered {
  readonly answers: readonly Answer[];
  readonly unsent: number;
  readonly seconds: number;
}

/** Sends at a steady rate, whether answers come or not. */
export async function offer({ port, call, keys, perSecond, seconds }: Offer): Promise<Offered> {
  const startedMs = performance.now();
  const total = Math.round(perSecond * seconds);
  const calls: Promise<Answer>[] = [];
  let underWay = 0;
  let unsent = 0;
  for (let sent = 0; sent < total; ) {
    const dueMs = startedMs + (sent * 1000) / perSecond;
    if (dueMs > performance.now()) {
      await new Promise((resolve) => setTimeout(resolve, tickMs));
    } else if (underWay >= underWayMax) {
      unsent += 1;
      sent += 1;
    } else {
      underWay += 1;
      const answer = send(port, call, keys[sent % keys.length] ?? '', dueMs);
      calls.push(answer.finally(() => (underWay -= 1)));
      sent += 1;
    }
  }
  const answers = await Promise.all(calls);
  return { answers, unsent, seconds: (performance.now() - startedMs) / 1000 };
}

/** As many calls as are answered, by so many callers that each wait for their answer. */
export async function saturate({ port, call, keys, seconds }: Omit<Offer, 'perSecond'>, callers: number) {
  const endsMs = performance.now() + seconds * 1000;
  let succeeded = 0;
  const callOn = async (caller: number) => {
    for (let turn = caller; performance.now() < endsMs; turn += callers) {
      const { status } = await send(port, call, keys[turn % keys.length] ?? '');
      if (status === 200) succeeded += 1;
    }
  };
  await Promise.all(Array.from({ length: callers }, (_, caller) => callOn(caller)));
  return succeeded / seconds;
}
