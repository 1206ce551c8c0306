import { keySettings } from '@pagesmith/contract';
import type * as z from 'zod';
import { acceptedOf, isNameOfKey } from './accepted.ts';
import { keyFailures } from './failures.ts';

/** The settings of a key as its row has them. */
export interface SettingColumns {
  readonly scopes: string[];
  readonly expiresAt: Date | null;
  readonly allowedAddresses: string[] | null;
  readonly ratePerMinute: number | null;
  readonly monthlyCap: number | null;
}

/** What settings are judged by: every scope that there is, and the time. */
export interface SettingRules {
  readonly knownScopes: readonly string[];
  readonly now: Date;
}

export const settingNames = Object.keys(keySettings.shape) as readonly (keyof typeof keySettings.shape)[];

type Given = Readonly<Record<string, unknown>>;

/** What is wanted of a key, in a shape of the contract; fails with what is accepted. */
export function readKeyWish<Shape extends z.ZodObject>(
  shape: Shape,
  given: Given,
  rules: SettingRules,
): z.infer<Shape> & Partial<z.infer<typeof keySettings>> {
  const names = Object.keys(shape.shape);
  const unknown = Object.keys(given).find((name) => !names.includes(name));
  if (unknown !== undefined) {
    throw keyFailures.keySettingUnknown({ field: unknown, accepted: names });
  }
  const read = shape.safeParse(given);
  if (!read.success) throw settingWrong(String(read.error.issues[0]?.path[0] ?? ''), rules);
  const { scopes, expiresAt } = read.data as Partial<z.infer<typeof keySettings>>;
  if (scopes?.some((scope) => !rules.knownScopes.includes(scope))) throw settingWrong('scopes', rules);
  if (expiresAt && new Date(expiresAt) <= rules.now) throw settingWrong('expiresAt', rules);
  return read.data;
}

function settingWrong(name: string, { knownScopes }: SettingRules) {
  const field = isNameOfKey(name) ? name : 'name';
  const { words, values } = acceptedOf(field, knownScopes);
  return keyFailures.keySettingWrong(
    { field, accepted: words },
    { facts: { accepted: values ?? [words.en] } },
  );
}

/** The settings among what is wanted, as columns; what is absent stays absent. */
export function settingColumns(wish: Partial<z.infer<typeof keySettings>>): Partial<SettingColumns> {
  const { scopes, expiresAt, allowedAddresses, ratePerMinute, monthlyCap } = wish;
  return {
    ...(scopes && { scopes: [...new Set(scopes)] }),
    ...(expiresAt !== undefined && { expiresAt: expiresAt === null ? null : new Date(expiresAt) }),
    ...(allowedAddresses !== undefined && { allowedAddresses: allowedAddresses && [...allowedAddresses] }),
    ...(ratePerMinute !== undefined && { ratePerMinute }),
    ...(monthlyCap !== undefined && { monthlyCap }),
  };
}

/** The settings in a document, among its other attributes. */
export function readKeySettings(given: Given, rules: SettingRules): Partial<SettingColumns> {
  const settings = Object.entries(given).filter(([name]) => settingNames.some((known) => known === name));
  return settingColumns(readKeyWish(keySettings.partial(), Object.fromEntries(settings), rules));
}
