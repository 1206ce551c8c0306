import { createHash, randomBytes } from 'node:crypto';

/** What a browser keeps: who it is, and a secret of which the server keeps the hash alone. */
export interface SessionToken {
  readonly accountId: string;
  readonly secret: string;
}

/** 256 random bits need no slow hash: nobody can try them all. */
export const newSecret = (): string => randomBytes(32).toString('hex');
export const hashOfSecret = (secret: string): Uint8Array => createHash('sha256').update(secret).digest();

/** The form in which cookie and headers carry it. */
export const writeSessionToken = ({ accountId, secret }: SessionToken): string =>
  Buffer.from(JSON.stringify({ id: accountId, secret })).toString('base64');

/** `undefined` for anything that is not a token. */
export function readSessionToken(text: string): SessionToken | undefined {
  try {
    const { id, secret } = JSON.parse(Buffer.from(text, 'base64').toString('utf8')) ?? {};
    if (typeof id !== 'string' || typeof secret !== 'string') return undefined;
    return id.includes('\0') ? undefined : { accountId: id, secret };
  } catch {
    return undefined;
  }
}
