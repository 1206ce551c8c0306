import { randomInt } from 'node:crypto';
import { apiKeyPrefix } from '@pagesmith/catalog';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
/** 40 of 62 letters are 238 bits. */
const randomLength = 40;

export const generateKey = (): string =>
  apiKeyPrefix + Array.from({ length: randomLength }, () => alphabet[randomInt(alphabet.length)]).join('');
