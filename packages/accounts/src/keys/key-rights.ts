import { BlockList, isIPv6 } from 'node:net';
import type { KeyMode } from '@pagesmith/catalog';
import { keyFailures } from './failures.ts';
import type { SettingColumns } from './key-settings.ts';

/** Everything that limits a key. */
export interface KeyRights extends SettingColumns {
  readonly mode: KeyMode;
}

/** Fails when `wanted` goes beyond `own` in anything: whoever holds a key can give away no more than it. */
export function requireWithin(own: KeyRights, wanted: KeyRights): void {
  const isWithin: Readonly<Record<keyof KeyRights, boolean>> = {
    mode: own.mode === 'live' || wanted.mode === 'test',
    scopes: wanted.scopes.every((scope) => covers(own.scopes, scope)),
    expiresAt: own.expiresAt === null || (wanted.expiresAt !== null && wanted.expiresAt <= own.expiresAt),
    allowedAddresses: areWithin(own.allowedAddresses, wanted.allowedAddresses),
    ratePerMinute: isAtMost(own.ratePerMinute, wanted.ratePerMinute),
    monthlyCap: isAtMost(own.monthlyCap, wanted.monthlyCap),
  };
  const beyond = Object.entries(isWithin).find(([, holds]) => !holds)?.[0];
  if (beyond) throw keyFailures.keyRightsExceeded({ field: beyond });
}

const covers = (scopes: readonly string[], wanted: string): boolean =>
  scopes.includes(wanted) || (wanted.startsWith('operations:') && scopes.includes('operations'));

const isAtMost = (own: number | null, wanted: number | null): boolean =>
  own === null || (wanted !== null && wanted <= own);

function areWithin(own: readonly string[] | null, wanted: readonly string[] | null): boolean {
  if (own === null) return true;
  return wanted?.every((inner) => own.some((outer) => isInside(inner, outer))) ?? false;
}

function isInside(inner: string, outer: string): boolean {
  const [inside, around] = [networkOf(inner), networkOf(outer)];
  if (inside.family !== around.family || inside.prefix < around.prefix) return false;
  const list = new BlockList();
  list.addSubnet(around.address, around.prefix, around.family);
  return list.check(inside.address, inside.family);
}

function networkOf(text: string) {
  const [address = '', prefix] = text.split('/');
  const family = isIPv6(address) ? ('ipv6' as const) : ('ipv4' as const);
  return { address, family, prefix: prefix === undefined ? (family === 'ipv6' ? 128 : 32) : Number(prefix) };
}
