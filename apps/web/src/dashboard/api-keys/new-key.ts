import { apiKeyRandomLengthMin, type KeyMode, prefixOf } from '@pagesmith/catalog';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
/** Bytes from here on would make some characters likelier than others. */
const fairBytesEnd = 256 - (256 % alphabet.length);

/** A key that nobody can guess; the server checks its shape and that it is the only one. */
export function newKey(mode: KeyMode = 'live'): string {
  const prefix = prefixOf(mode);
  const length = prefix.length + apiKeyRandomLengthMin;
  let key = prefix;
  while (key.length < length) {
    for (const byte of crypto.getRandomValues(new Uint8Array(64))) {
      if (byte < fairBytesEnd) key += alphabet[byte % alphabet.length];
    }
  }
  return key.slice(0, length);
}
