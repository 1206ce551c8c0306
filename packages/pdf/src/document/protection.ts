import { createHash } from 'node:crypto';
import type { PDF } from '@libpdf/core';
import type { Lock } from '../pdfium/index.ts';
import { hashPassword, passwordBytes } from './password-hash.ts';
import { rc4 } from './rc4.ts';

/** How a document was protected, as far as the password that opened it can tell (ISO 32000-2, 7.6.4). */
export interface Protection {
  /** Empty where everybody may open the document and only its rights are limited. */
  readonly userPassword: string;
  /** Absent where it was not sent. */
  readonly ownerPassword: string | undefined;
  /** What the user may do, as bits of /P. */
  readonly permissions: number;
  /** The document has a user password that cannot be read from it; `userPassword` is the owner's instead. */
  readonly isUserPasswordUnknown: boolean;
}

type Handler = NonNullable<PDF['context']['info']['securityHandler']>;

export function protectionOf(handler: Handler, password = ''): Protection {
  const permissions = permissionsOf(handler);
  const isOpenToAll = handler.authenticateWithString('').passwordType === 'user';
  const hidden = userPasswordBehind(handler, password);
  const isOwners = opensAsOwner(handler, password, hidden);
  if (!isOwners) {
    const isBoth = hidden === password || (handler.revision === 6 && isOwnersToo(handler, password));
    const ownerPassword = password !== '' && isBoth ? password : undefined;
    const userPassword = isOpenToAll ? '' : password;
    return { userPassword, ownerPassword, permissions, isUserPasswordUnknown: false };
  }
  const known = isOpenToAll ? '' : hidden;
  const userPassword = known ?? password;
  return { userPassword, ownerPassword: password, permissions, isUserPasswordUnknown: known === undefined };
}

/** The same of a file that only PDFium could open. */
export function protectionBehind(lock: Lock, password = ''): Protection {
  const { isOpenToAll, isOwners, permissions } = lock;
  return {
    userPassword: isOpenToAll ? '' : password,
    ownerPassword: isOwners ? password : undefined,
    permissions,
    isUserPasswordUnknown: isOwners && !isOpenToAll,
  };
}

/** What several protected documents become together: nothing is permitted that one of them forbids. */
export function strictest(protections: readonly Protection[]): Protection | undefined {
  return protections.reduce<Protection | undefined>(
    (left, right) =>
      left && {
        userPassword: left.userPassword || right.userPassword,
        ownerPassword: left.ownerPassword === right.ownerPassword ? left.ownerPassword : undefined,
        permissions: left.permissions & right.permissions,
        isUserPasswordUnknown: left.isUserPasswordUnknown || right.isUserPasswordUnknown,
      },
    protections[0],
  );
}

/** One password may be both: the handler tells of the first that fits. */
const isOwnersToo = ({ encryption: { ownerHash, userHash } }: Handler, password: string): boolean =>
  hashPassword({
    password: passwordBytes(password),
    salt: ownerHash.subarray(32, 40),
    user: userHash,
  }).equals(ownerHash.subarray(0, 32));

const bit = (position: number): number => 1 << (position - 1);

/** Revision 2 had four rights, each of which was split in two later. */
const splitRights = [
  [3, 12],
  [4, 11],
  [5, 10],
  [6, 9],
] as const;

function permissionsOf({ revision, encryption }: Handler): number {
  const stated = encryption.permissionsRaw | 0;
  if (revision > 2) return stated;
  return splitRights.reduce(
    (rights, [old, later]) => (stated & bit(old) ? rights | bit(later) : rights & ~bit(later)),
    stated,
  );
}

const padding = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex');
const padded = (password: string): Buffer => Buffer.concat([Buffer.from(password), padding]).subarray(0, 32);
const md5 = (data: Uint8Array): Buffer => createHash('md5').update(data).digest();

/** Also where the handler does not say so: with short keys of revision 3 it does not know the owner. */
function opensAsOwner(handler: Handler, password: string, hidden: string | undefined): boolean {
  const { passwordType, authenticated } = handler.authenticateWithString(password);
  if (authenticated || hidden === undefined) return passwordType === 'owner';
  return handler.authenticateWithString(hidden).authenticated;
}

/** Up to revision 4 the owner's password hides the user's (algorithm 7). */
export function userPasswordBehind(
  { encryption, revision }: Handler,
  ownerPassword: string,
): string | undefined {
  if (revision > 4) return undefined;
  const length = revision === 2 ? 5 : encryption.keyLengthBits / 8;
  let key = md5(padded(ownerPassword));
  if (revision > 2) for (let round = 0; round < 50; round += 1) key = md5(key.subarray(0, length));
  key = key.subarray(0, length);
  let hidden: Uint8Array = encryption.ownerHash;
  for (let round = revision === 2 ? 0 : 19; round >= 0; round -= 1) {
    hidden = rc4(
      key.map((byte) => byte ^ round),
      hidden,
    );
  }
  for (let size = 0; size <= 32; size += 1) {
    const text = Buffer.from(hidden.subarray(0, size));
    if (padding.subarray(0, 32 - size).equals(hidden.subarray(size))) return text.toString('utf8');
  }
  return undefined;
}
