import { isIP } from 'node:net';
import { fail, type Words } from '@pagesmith/kernel';
import { isLoopbackAddress, isPublicAddress } from './addresses.ts';
import { outgoingFailures } from './failures.ts';
import type { Resolve } from './resolve.ts';

/** Where a call goes: the name for Host header and certificate, the checked addresses for the connection. */
export interface Destination {
  readonly url: URL;
  /** Without the brackets of an IPv6 address. */
  readonly hostname: string;
  readonly addresses: readonly string[];
}

export interface Rules {
  readonly resolve: Resolve;
  /** This machine too, also by http: for development and tests. */
  readonly mayReachLoopback: boolean;
}

const lengthMax = 2_048;
const portMin = 1_024;

const words = {
  form: {
    en: `The address must be a URL such as https://example.com/path of at most ${lengthMax} characters.`,
    fr: `L’adresse doit être une URL telle que https://exemple.fr/chemin, d’au plus ${lengthMax}\u00a0caractères.`,
  },
  protocol: { en: 'The address must begin with https://.', fr: 'L’adresse doit commencer par https://.' },
  credentials: {
    en: 'The address must not contain a user name or password.',
    fr: 'L’adresse ne doit contenir ni nom d’utilisateur ni mot de passe.',
  },
  port: {
    en: `The port must be 443 or from ${portMin} to 65535.`,
    fr: `Le port doit être 443 ou compris entre ${portMin} et 65535.`,
  },
} satisfies Record<string, Words>;

const refuse = (reason: Words): never => fail(outgoingFailures.addressInvalid(reason));

/** Looks the name up once, and refuses it when any of its addresses is not allowed: nobody picks among them later. */
export async function findDestination(text: string, rules: Rules): Promise<Destination> {
  const url = readUrl(text, rules);
  const hostname = url.hostname.replace(/^\[|\]$/g, '');
  const addresses = isIP(hostname) ? [hostname] : await rules.resolve(hostname);
  const isAllowed = (address: string) =>
    isPublicAddress(address)
      ? url.protocol === 'https:'
      : rules.mayReachLoopback && isLoopbackAddress(address);
  if (addresses.length > 0 && addresses.every(isAllowed)) return { url, hostname, addresses };
  throw outgoingFailures.addressNotPublic({ host: hostname });
}

/** URL parsing has turned decimal, octal, hexadecimal and shortened IPv4 forms into the usual one (WHATWG URL, 3.5). */
function readUrl(text: string, { mayReachLoopback }: Rules): URL {
  const isReadable = text.length <= lengthMax && URL.canParse(text);
  const url = isReadable ? new URL(text) : refuse(words.form);
  if (url.protocol !== 'https:' && !(mayReachLoopback && url.protocol === 'http:')) refuse(words.protocol);
  if (url.username !== '' || url.password !== '') refuse(words.credentials);
  if (url.port !== '' && Number(url.port) < portMin) refuse(words.port);
  return url;
}
