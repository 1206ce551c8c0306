import type { Words } from '@pagesmith/kernel';
import * as z from 'zod';
import { argumentInvalid } from '../arguments/failures.ts';
import { readArguments } from '../arguments/read-arguments.ts';
import type { IdentityDeps } from './deps.ts';

const accepted: Words = {
  en: 'URL must be the address of a page on an origin that is registered on this server',
  fr: 'l’URL doit être celle d’une page d’une origine enregistrée sur ce serveur',
};
const pageUrl = { schema: z.url({ protocol: /^https?$/ }).max(2_048), accepted };

/** The page that a mailed link is to lead to: one of ours, for it gets the secret. */
export function readPageUrl({ isOwnPage }: IdentityDeps, given: unknown): string {
  const { url } = readArguments({ url: pageUrl }, given);
  if (!isOwnPage(url)) throw argumentInvalid('url', accepted);
  return url;
}

interface LinkValues {
  readonly userId: string;
  readonly secret: string;
  readonly expire: string;
}

export function mailedLink(url: string, values: LinkValues): string {
  const link = new URL(url);
  for (const [name, value] of Object.entries(values)) link.searchParams.set(name, value);
  return link.href;
}
