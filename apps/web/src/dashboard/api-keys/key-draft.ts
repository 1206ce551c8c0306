import { defaultKeyScopes, type KeyMode, scopeOf } from '@pagesmith/catalog';
import type { KeySettings } from '@pagesmith/contract';
import { operations } from '@pagesmith/operations';
import type { ApiKey } from '../documents/documents.ts';

/** What is wanted of a new key. */
export interface KeyOptions {
  readonly mode: KeyMode;
  readonly isRevealable: boolean;
  readonly settings: KeySettings;
}

/** The settings of a key as they stand in the form. */
export interface KeyDraft {
  readonly isTest: boolean;
  readonly isShownOnce: boolean;
  /** Null: all of them. */
  readonly operations: readonly string[] | null;
  readonly otherScopes: readonly string[];
  /** A day, as its input has it. */
  readonly expiresOn: string;
  readonly addresses: string;
  readonly rate: string;
  readonly cap: string;
}

export const newDraft: KeyDraft = {
  isTest: false,
  isShownOnce: false,
  operations: null,
  otherScopes: defaultKeyScopes.filter((scope) => scope !== 'operations'),
  expiresOn: '',
  addresses: '',
  rate: '',
  cap: '',
};

export function draftOf(key: ApiKey): KeyDraft {
  const single = operations.map(({ id }) => id).filter((id) => key.scopes.includes(scopeOf(id)));
  return {
    isTest: key.mode === 'test',
    isShownOnce: !key.isRevealable,
    operations: key.scopes.includes('operations') ? null : single,
    otherScopes: key.scopes.filter((scope) => !scope.startsWith('operations')),
    expiresOn: key.expiresAt ? dayOf(new Date(key.expiresAt)) : '',
    addresses: (key.allowedAddresses ?? []).join('\n'),
    rate: String(key.ratePerMinute ?? ''),
    cap: String(key.monthlyCap ?? ''),
  };
}

const two = (part: number): string => String(part).padStart(2, '0');
const dayOf = (date: Date): string =>
  `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;

const numberOrNull = (text: string): number | null => (text.trim() === '' ? null : Number(text));

/** The key works until the end of its last day, where its owner is. */
const endOf = (day: string): string => new Date(`${day}T23:59:59`).toISOString();

export function settingsOf({ expiresOn, ...draft }: KeyDraft): KeySettings {
  const addresses = draft.addresses.split(/[\s,;]+/).filter((address) => address !== '');
  return {
    scopes: [...(draft.operations?.map(scopeOf) ?? ['operations']), ...draft.otherScopes],
    expiresAt: expiresOn === '' ? null : endOf(expiresOn),
    allowedAddresses: addresses.length === 0 ? null : addresses,
    ratePerMinute: numberOrNull(draft.rate),
    monthlyCap: numberOrNull(draft.cap),
  };
}

export const optionsOf = (draft: KeyDraft): KeyOptions => ({
  mode: draft.isTest ? 'test' : 'live',
  isRevealable: !draft.isShownOnce,
  settings: settingsOf(draft),
});
