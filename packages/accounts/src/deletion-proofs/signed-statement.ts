import { createHash, createPrivateKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';

/** A public key as it is published (RFC 8037). */
export interface PublicKey {
  readonly kty: 'OKP';
  readonly crv: 'Ed25519';
  readonly x: string;
  readonly kid: string;
  readonly alg: 'EdDSA';
  readonly use: 'sig';
}

/** As it is kept, in base64url. */
interface KeptKey {
  readonly id: string;
  readonly publicKey: string;
  readonly privateKey: string;
}

/** Ready for use: making it of its text takes longer than signing. */
export interface SigningKey {
  readonly id: string;
  readonly privateKey: KeyObject;
}

export function signingKeyOf({ id, publicKey, privateKey }: KeptKey): SigningKey {
  const jwk = { kty: 'OKP', crv: 'Ed25519', x: publicKey, d: privateKey };
  return { id, privateKey: createPrivateKey({ key: jwk, format: 'jwk' }) };
}

export function newSigningKey(): KeptKey {
  const { x = '', d = '' } = generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' });
  return { id: thumbprintOf(x), publicKey: x, privateKey: d };
}

/** RFC 7638: the members that make the key, in the order of their names. */
const thumbprintOf = (x: string): string =>
  createHash('sha256')
    .update(JSON.stringify({ crv: 'Ed25519', kty: 'OKP', x }))
    .digest('base64url');

export const publicKeyOf = (id: string, x: string): PublicKey => ({
  kty: 'OKP',
  crv: 'Ed25519',
  x,
  kid: id,
  alg: 'EdDSA',
  use: 'sig',
});

export type StatementType = 'deletion-proof' | 'deletion-receipt';

/** A JSON Web Signature in compact form (RFC 7515). */
export function signStatement(key: SigningKey, typ: StatementType, statement: object): string {
  const signed = `${encoded({ alg: 'EdDSA', kid: key.id, typ })}.${encoded(statement)}`;
  const signature = sign(null, Buffer.from(signed), key.privateKey);
  return `${signed}.${signature.toString('base64url')}`;
}

const encoded = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
