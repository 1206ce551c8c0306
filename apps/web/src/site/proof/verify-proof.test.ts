import { generateKeyPairSync, sign } from 'node:crypto';
import { expect, test } from 'vitest';
import { verifyProof } from './verify-proof.ts';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const keys = async () => ({ keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'first' }] });
const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

function signed(typ: string, kid = 'first'): string {
  const statement = { iss: 'https://example.com', sub: 'call', received: { at: '', sha256: ['00'] } };
  const text = `${encoded({ alg: 'EdDSA', kid, typ })}.${encoded(statement)}`;
  return `${text}.${sign(null, Buffer.from(text), privateKey).toString('base64url')}`;
}

test('a proof is verified, pasted alone or with the report around it; a receipt is not taken for one', async () => {
  const proof = signed('deletion-proof');
  expect(await verifyProof(`  ${proof}\n`, keys)).toMatchObject({
    state: 'proof',
    statement: { sub: 'call' },
  });
  const report = JSON.stringify({ id: 'call', deletionProof: { state: 'issued', proof } });
  expect(await verifyProof(report, keys)).toMatchObject({ state: 'proof' });
  expect(await verifyProof(signed('deletion-receipt'), keys)).toMatchObject({ state: 'receipt' });
});

test('what was changed, or signed with another key, is refused', async () => {
  const proof = signed('deletion-proof');
  const [header = '', , signature = ''] = proof.split('.');
  const other = encoded({ iss: 'https://example.com', sub: 'another', received: { at: '', sha256: [] } });
  expect(await verifyProof(`${header}.${other}.${signature}`, keys)).toEqual({ state: 'forged' });
  expect(await verifyProof(signed('deletion-proof', 'unknown'), keys)).toEqual({ state: 'forged' });
});

test('what is no proof, and keys that cannot be had, are told apart', async () => {
  expect(await verifyProof('Hello', keys)).toEqual({ state: 'absent' });
  const unreachable = async () => Promise.reject(new Error('offline'));
  expect(await verifyProof(signed('deletion-proof'), unreachable)).toEqual({ state: 'unreachable' });
});
